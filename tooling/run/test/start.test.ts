import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const START = fileURLToPath(new URL('../start.mjs', import.meta.url))

const start = (env: Readonly<Record<string, string>>) =>
  spawnSync(process.execPath, [START], { env: { ...process.env, ...env }, encoding: 'utf8' })

it('a taken port gets one sentence, before anything is installed or built', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { status, stdout, stderr } = start({ PORT: String(port), HOST: '127.0.0.1' })
  server.close()
  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(`Port ${port} is already in use.`)])
})

it('a port that is none gets one sentence', () => {
  const { status, stderr } = start({ PORT: 'abc' })
  expect(status).toBe(1)
  expect(stderr).toBe('PORT must be a whole number from 1 to 65535, and it is "abc".\n')
})
