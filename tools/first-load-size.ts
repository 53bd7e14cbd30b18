// The JavaScript that a built app loads before its first page is usable.
import { readdir, readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Matches `from './x.js'` and `import './x.js'`, but not `import('./x.js')`. */
const imported = /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g

interface FirstLoad {
  /** The folder of the built app, from the root. */
  readonly folder: string
  /** The chunks of the page besides those that index.html loads. */
  readonly screens: RegExp
  readonly screenCount: number
}

/** What `/login` loads, and what a person of the staff loads who is logged in. */
const firstLoads = {
  login: { folder: 'dist/portal/', screens: /^LoginPage-[\w-]+\.js$/, screenCount: 1 },
  workspace: {
    folder: 'dist/workspace/',
    screens: /^(SignedInShell|TodayPage)-[\w-]+\.js$/,
    screenCount: 2,
  },
} satisfies Readonly<Record<string, FirstLoad>>

/** In KB, gzip. */
export const budgetsKb = { login: 128, workspace: 180 } as const

export interface FirstLoadSize {
  readonly kilobytes: number
  readonly files: number
}

export async function measureFirstLoad(page: keyof typeof firstLoads): Promise<FirstLoadSize> {
  const { folder, screens, screenCount } = firstLoads[page]
  const root = new URL(`../${folder}`, import.meta.url)
  const html = await readFile(new URL('index.html', root), 'utf8')
  const atOnce = [...html.matchAll(/(?:src|href)="\/(?:workspace\/)?(assets\/[^"]+\.js)"/g)].map(
    ([, path = '']) => path,
  )
  const chosen = (await readdir(new URL('assets/', root)))
    .filter((name) => screens.test(name))
    .map((name) => `assets/${name}`)
  if (atOnce.length === 0 || chosen.length !== screenCount)
    throw new Error(`${folder} is built in another way than this measurement knows`)
  const chunks = await readWithImports(root, [...atOnce, ...chosen])
  const bytes = [...chunks.values()].map((text) => gzipSync(text, { level: 9 }).length)
  return { kilobytes: bytes.reduce((sum, size) => sum + size, 0) / 1000, files: chunks.size }
}

/** The chunks and their static imports; dynamic imports load later. */
async function readWithImports(
  root: URL,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>()
  const waiting = [...paths]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (texts.has(path)) continue
    const text = await readFile(new URL(path, root), 'utf8')
    texts.set(path, text)
    for (const [, target = ''] of text.matchAll(imported))
      waiting.push(posix.join(posix.dirname(path), target))
  }
  return texts
}
