import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bundleEntry } from './bundle.ts'
import { collectProgram, type Program } from './program.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'daybreak-bundle-'))
})
afterEach(() => rm(root, { recursive: true }))

async function write(files: Iterable<readonly [string, string]>): Promise<void> {
  for (const [path, text] of files) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
}

async function bundleApp(
  files: Readonly<Record<string, string>>,
): Promise<{ readonly program: Program; readonly bundle: ReadonlyMap<string, string> }> {
  await write(Object.entries(files))
  const program = collectProgram(root, ['app/start.ts'], ['#demo.ts'])
  const bundle = await bundleEntry(root, program, {
    entry: 'app/start.js',
    folder: 'commands',
    packages: ['small'],
  })
  return { program, bundle }
}

test('a bundle runs like its modules: it finds their files, packages and what it loads later', async () => {
  const { program, bundle } = await bundleApp({
    'package.json': '{ "type": "module", "imports": { "#*.ts": "./*.js" } }',
    'app/start.ts': [
      `import { text } from '#lib/text.ts'`,
      `import { word } from 'small'`,
      `import { place } from 'other'`,
      `export const loadDemo = () => import('#demo.ts')`,
      `const { later } = await import('./later.ts')`,
      `console.log(text, word, place.includes('/node_modules/other/'), later)`,
    ].join('\n'),
    'app/later.ts': `export const later: string = 'later'`,
    'lib/text.ts': [
      `import { readFileSync } from 'node:fs'`,
      `export const text = readFileSync(new URL('./text.txt', import.meta.url), 'utf8')`,
    ].join('\n'),
    'lib/text.txt': 'text',
    'node_modules/small/package.json': '{ "type": "module", "exports": "./index.js" }',
    'node_modules/small/index.js': `export { word } from './word.js'`,
    'node_modules/small/word.js': `export const word = 'word'`,
    'node_modules/other/package.json': '{ "type": "module", "exports": "./index.js" }',
    'node_modules/other/index.js': `export const place = import.meta.url`,
  })
  expect(bundle.size).toBe(2)
  await write([...program.modules, ...bundle])
  await rm(join(root, 'node_modules/small'), { recursive: true })
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'commands/start.js')])
  expect(stdout).toBe('text word true later\n')
})

test.each(['import.meta.dirname', `import.meta.resolve('./later.ts')`])(
  'refuses a module whose place a bundle cannot keep: %s',
  async (use) => {
    await expect(
      bundleApp({
        'app/start.ts': `export const loadDemo = () => import('#demo.ts')\nconsole.log(${use})`,
        'app/later.ts': '',
      }),
    ).rejects.toThrow(/app\/start\.js uses import\.meta/)
  },
)
