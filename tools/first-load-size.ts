// The JavaScript that the built portal loads before /login is usable.
import { readdir, readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { gzipSync } from 'node:zlib'

const portal = new URL('../dist/portal/', import.meta.url)
const loginScreen = /^LoginPage-[\w-]+\.js$/
/** Matches `from './x.js'` and `import './x.js'`, but not `import('./x.js')`. */
const imported = /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g

/** In KB, gzip. */
export const loginBudgetKb = 125

export interface LoginSize {
  readonly kilobytes: number
  readonly files: number
}

export async function measureLogin(): Promise<LoginSize> {
  const page = await readFile(new URL('index.html', portal), 'utf8')
  const atOnce = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(
    ([, path = '']) => path,
  )
  const screens = (await readdir(new URL('assets/', portal)))
    .filter((name) => loginScreen.test(name))
    .map((name) => `assets/${name}`)
  if (atOnce.length === 0 || screens.length !== 1)
    throw new Error('The portal is built in another way than this measurement knows')
  const chunks = await readWithImports([...atOnce, ...screens])
  const bytes = [...chunks.values()].map((text) => gzipSync(text, { level: 9 }).length)
  return { kilobytes: bytes.reduce((sum, size) => sum + size, 0) / 1000, files: chunks.size }
}

/** The chunks and their static imports; dynamic imports load later. */
async function readWithImports(paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>()
  const waiting = [...paths]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (texts.has(path)) continue
    const text = await readFile(new URL(path, portal), 'utf8')
    texts.set(path, text)
    for (const [, target = ''] of text.matchAll(imported))
      waiting.push(posix.join(posix.dirname(path), target))
  }
  return texts
}
