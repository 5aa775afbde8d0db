const OLDEST = /** @type {const} */ ([20, 19])

/**
 * What is wrong with a version of Node.js such as `v20.19.0`, in a sentence; `undefined` when it will do.
 * @param {string} version
 * @returns {string | undefined}
 */
export function nodeFault(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return undefined
  return `Ringbreak needs Node.js ${OLDEST.join('.')} or newer, and this is ${version}. Get a newer one from https://nodejs.org.`
}

/** Ends the program with a sentence when Node.js is too old for what follows. */
export function requireNode() {
  const fault = nodeFault(process.version)
  if (fault === undefined) return
  console.error(fault)
  process.exit(1)
}
