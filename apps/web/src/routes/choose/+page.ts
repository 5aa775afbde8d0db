// Nothing to hydrate: the page leads on before it shows.
export const csr = false
