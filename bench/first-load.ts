// The JavaScript that the built portal loads before /login is usable, counted by chunk.
import { readdir, readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { toRow, type Section } from './ratios.ts'

const portal = new URL('../dist/portal/', import.meta.url)
const budgetKb = 140
const loginScreen = /^LoginPage-[\w-]+\.js$/
/** Matches `from './x.js'` and `import './x.js'`, but not `import('./x.js')`. */
const imported = /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g

export async function benchFirstLoad(): Promise<Section> {
  const page = await readFile(new URL('index.html', portal), 'utf8')
  const atOnce = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(
    ([, path = '']) => path,
  )
  const screens = (await readdir(new URL('assets/', portal)))
    .filter((name) => loginScreen.test(name))
    .map((name) => `assets/${name}`)
  if (atOnce.length === 0 || screens.length !== 1)
    throw new Error('The portal is built in another way than this bench knows')
  const chunks = await withImports([...atOnce, ...screens])
  const kilobytes =
    [...chunks.values()].reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1000
  return {
    title: 'First load (limit: the budget)',
    rows: [
      toRow({
        what: '/login, JavaScript',
        unit: 'KB gzip',
        better: 'less',
        ours: [kilobytes],
        limit: [budgetKb],
      }),
    ],
    notes: [`${chunks.size} files`],
  }
}

/** The chunks and their static imports; dynamic imports load later. */
async function withImports(paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
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
