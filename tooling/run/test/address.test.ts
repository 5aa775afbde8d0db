import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { listenFault, placeFault, placeOf, urlOf } from '../address.mjs'

describe('placeOf', () => {
  it.each([
    [{}, { host: '127.0.0.1', port: 3000 }],
    [
      { PORT: '', HOST: '' },
      { host: '127.0.0.1', port: 3000 },
    ],
    [
      { PORT: '8080', HOST: '0.0.0.0' },
      { host: '0.0.0.0', port: 8080 },
    ],
    [{ PORT: '65535' }, { host: '127.0.0.1', port: 65535 }],
  ])('reads %j', (env, place) => {
    expect(placeOf(env)).toEqual(place)
  })

  it.each(['0', '65536', '99999999', 'http', '-1', '3000.5', '1e3'])(
    'refuses the port %s in a sentence',
    (PORT) => {
      expect(placeOf({ PORT })).toBe(`PORT must be a whole number from 1 to 65535, and it is "${PORT}".`)
    },
  )
})

describe('urlOf', () => {
  it.each([
    ['127.0.0.1', 'http://localhost:3000'],
    ['0.0.0.0', 'http://localhost:3000'],
    ['192.168.0.7', 'http://192.168.0.7:3000'],
    ['fe80::1', 'http://[fe80::1]:3000'],
  ])('of %s is %s', (host, url) => {
    expect(urlOf({ host, port: 3000 })).toBe(url)
  })
})

describe('placeFault', () => {
  const servers: Server[] = []

  async function listenAt(host: string): Promise<number> {
    const server = createServer().listen(0, host)
    servers.push(server)
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }

  afterEach(() => {
    for (const server of servers.splice(0)) server.close()
  })

  it.each(['127.0.0.1', '0.0.0.0'])('is a sentence with a way out when %s is taken', async (host) => {
    const port = await listenAt(host)
    const fault = await placeFault({ host: '127.0.0.1', port })
    expect(fault).toContain(`Port ${port} is already in use`)
    expect(fault).toContain(`PORT=${port + 1} npm start`)
  })

  it('finds a free port free, and leaves it free', async () => {
    const port = await listenAt('127.0.0.1')
    const closed = servers.pop()
    closed?.close()
    expect(await placeFault({ host: '127.0.0.1', port })).toBeUndefined()
    expect(await placeFault({ host: '127.0.0.1', port })).toBeUndefined()
  })

  it('is a sentence when the host is none of this machine', async () => {
    // An address of the block kept for documentation: no machine has it.
    expect(await placeFault({ host: '192.0.2.1', port: 3000 })).toBe(
      'HOST must be an address of this machine, and "192.0.2.1" is none.',
    )
  })
})

describe('listenFault', () => {
  it('leaves errors of other kinds to others', () => {
    expect(listenFault(new Error('out of memory'), { host: '127.0.0.1', port: 3000 })).toBeUndefined()
  })
})
