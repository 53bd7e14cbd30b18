import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#database/test-database.ts'
import { diskAssets } from './asset-storage.ts'
import { keptAssets } from './kept-assets.ts'

let place: string
let data: TestDatabase
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'daybreak-assets-'))
  data = await openTestDatabase()
})
afterEach(async () => {
  await data.close()
  await rm(place, { recursive: true })
})

const dayMs = 24 * 3_600_000

test('finds the assets of another release, and nothing that no release has', async () => {
  const { names, read } = ofRelease('old')
  await start().keep(names, read)
  const later = start()
  for (const name of names) expect(text(await later.find(name))).toBe(`content of ${name}`)
  expect(await later.find('portal/assets/index-new.js')).toBeUndefined()
})

test('reads a file once for all processes and starts', async () => {
  const { names } = ofRelease('old')
  const read: string[] = []
  const counting = async (name: string) => {
    read.push(name)
    return bytes(name)
  }
  await start().keep(names, counting)
  await start().keep(names, counting)
  expect(read.toSorted()).toEqual(names.toSorted())
})

test('keeps the assets of a running release, and removes others after 30 days', async () => {
  const [old, current] = [start(), start()]
  const [first, second] = [ofRelease('old'), ofRelease('current')]
  await old.keep(first.names, first.read)
  await current.keep(second.names, second.read)
  await data.clock.moveBy(29 * dayMs)
  await current.sweep()
  const [name = ''] = first.names
  expect(text(await current.find(name))).toBe(`content of ${name}`)
  await data.clock.moveBy(2 * dayMs)
  await current.sweep()
  expect(await current.find(name)).toBeUndefined()
  expect(await readdir(join(place, 'apps/portal/assets'))).toEqual(['index-current.js', 'pdfjs-6'])
  for (const each of second.names) expect(text(await current.find(each))).toContain(each)
})

test('stores again what had ended before the release came back', async () => {
  const { names, read } = ofRelease('old')
  await start().keep(names, read)
  await data.clock.moveBy(31 * dayMs)
  await rm(join(place, 'apps'), { recursive: true })
  const again = start()
  await again.keep(names, read)
  await again.sweep()
  for (const name of names) expect(text(await again.find(name))).toContain(name)
})

test('an interrupted start leaves no row without a file', async () => {
  const { names } = ofRelease(randomUUID())
  const failing = start()
  await expect(
    failing.keep(names, async (name) => {
      if (name === names[1]) throw new Error('interrupted')
      return bytes(name)
    }),
  ).rejects.toThrow('interrupted')
  for (const name of names) expect(await start().find(name)).toBeUndefined()
})

const bytes = (text: string) => new TextEncoder().encode(text)
const text = (content: Uint8Array | undefined) => content && new TextDecoder().decode(content)
const start = () => keptAssets(data.database, diskAssets(place))
const ofRelease = (version: string) => ({
  names: [`portal/assets/index-${version}.js`, `portal/assets/pdfjs-6/cmaps/${version}.bcmap`],
  read: async (name: string) => bytes(`content of ${name}`),
})
