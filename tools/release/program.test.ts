import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { collectProgram } from './program.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'daybreak-program-'))
})
afterEach(() => rm(root, { recursive: true }))

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
}

test('collects what the entry imports, as scripts that name scripts', async () => {
  await write({
    'app/main.ts': `import { two } from './two.ts'\nimport type { Three } from './three.ts'\nexport const one: Three = two`,
    'app/two.ts': `export { four as two } from '#lib/four.ts'`,
    'app/three.ts': `export type Three = number`,
    'lib/four.ts': `export const four = async () => (await import('./five.ts')).five`,
    'lib/five.ts': `import pg from 'pg/lib/client.js'\nimport { x } from '@fastify/cookie'\nimport 'node:fs'\nexport const five = [pg, x]`,
  })
  const { modules, packages } = collectProgram(root, ['app/main.ts'])
  expect([...modules.keys()].toSorted()).toEqual([
    'app/main.js',
    'app/two.js',
    'lib/five.js',
    'lib/four.js',
  ])
  expect(modules.get('app/main.js')?.trim()).toMatch(/^import { two } from '\.\/two\.js'\n/)
  expect(modules.get('app/two.js')).toBe(`export { four as two } from '#lib/four.ts'`)
  expect(modules.get('lib/four.js')).toContain(`import('./five.js')`)
  expect([...packages].toSorted()).toEqual(['@fastify/cookie', 'pg'])
})

test('collects workers, the files that modules read, and packages found by name', async () => {
  await write({
    'app/main.ts': [
      `const worker = new URL('./worker.ts', import.meta.url)`,
      `const one = new URL('../files/one.json', import.meta.url)`,
      'const any = (name: string) => new URL(`../texts/${name}`, import.meta.url)',
      `const font = import.meta.resolve('@fonts/one/one.ttf')`,
      `const later: string = 'pdfjs-dist/core.mjs'`,
      `await import(later)`,
    ].join('\n'),
    'app/worker.ts': `const all = new URL('../files/', import.meta.url)`,
    'files/one.json': '{}',
    'texts/two.txt': '',
  })
  const program = collectProgram(root, ['app/main.ts'])
  expect([...program.modules.keys()]).toEqual(['app/main.js', 'app/worker.js'])
  expect(program.modules.get('app/main.js')).toContain(`new URL('./worker.js', import.meta.url)`)
  expect([...program.files].toSorted()).toEqual(['files/', 'texts'])
  expect([...program.packages].toSorted()).toEqual(['@fonts/one', 'pdfjs-dist'])
})

test('leaves out what is excluded, which must exist', async () => {
  await write({
    'main.ts': `export const load = () => import('#demo.ts')`,
    'demo.ts': `export const demo = 1`,
  })
  expect([...collectProgram(root, ['main.ts'], ['#demo.ts']).modules.keys()]).toEqual(['main.js'])
  expect(() => collectProgram(root, ['main.ts'], ['#other.ts'])).toThrow(/#other\.ts/)
})

test('refuses an import whose module only a run decides', async () => {
  await write({ 'main.ts': `export const load = (name: string) => import(name)` })
  expect(() => collectProgram(root, ['main.ts'])).toThrow(/main\.ts imports something/)
})
