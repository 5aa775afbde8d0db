// What does not depend on the server's configuration is written to files once, at build time.
export const prerender = true
