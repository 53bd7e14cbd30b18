import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { namePort, reservePort } from './reserved-port.ts'

const holder = createServer()
let taken: number

beforeAll(async () => {
  await once(holder.listen(0, '127.0.0.1'), 'listening')
  taken = (holder.address() as AddressInfo).port
})
afterAll(() => holder.close())

test.each([
  ['PORT', {}],
  ['METRICS_PORT', { PORT: '0' }],
])('a start with a taken %s is refused with one sentence', async (name, more) => {
  const settings = readSettings({ ...more, [name]: String(taken) })
  await expect(reservePort(settings)).rejects.toThrow(
    `Port ${taken} is taken: stop the program that uses it, or set ${name} to another port.`,
  )
})

test('with PORT=0 the address contains the port that was reserved', async () => {
  const { settings, release } = await reservePort(readSettings({ PORT: '0' }))
  await release()
  expect(settings.port).toBeGreaterThan(0)
  expect(settings.publicUrl).toBe(`http://localhost:${settings.port}`)
})

test('a port that this user may not use is named, and other errors stay as they are', async () => {
  const fail = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }))
  await expect(namePort('PORT', 80, fail('EACCES'))).rejects.toThrow(
    'This user may not listen on port 80: set PORT to another port.',
  )
  await expect(namePort('PORT', 80, fail('ENOTFOUND'))).rejects.toThrow('ENOTFOUND')
})
