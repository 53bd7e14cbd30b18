// Proves the limits that compiler and linter enforce: rules have no DOM and no Node, and a screen
// cannot import server code.
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getScript } from '../test/run-node.ts'

const files: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module", "imports": { "#*": "./*" } }',
  'lib/impure.ts':
    'export const title = (): string => document.title\nexport const folder = (): string => process.cwd()\n',
  'features/firm/server/read-firm.ts':
    'export const readFirm = async (): Promise<string> => process.cwd()\n',
  'features/firm/portal/Firm.tsx':
    "import { readFirm } from '../server/read-firm.ts'\nexport const Firm = () => <p>{String(readFirm)}</p>\n",
  'features/firm/server/lint.ts': `import { readFirm } from './read-firm.ts'
export function forget(): void {
  readFirm()
}
export function branch(word: 'a' | 'b'): number {
  switch (word) {
    case 'a':
      return 1
  }
  return 2
}
export const loose = (x: any): boolean => x == 1
export default function unnamed(): void {}
`,
}

const folder = mkdtempSync(join(tmpdir(), 'compiler-rules-'))
let compiler = ''
let linter = ''

beforeAll(() => {
  for (const file of [...globSync('tsconfig*.json'), '.oxlintrc.json'])
    copyFileSync(file, join(folder, file))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  mkdirSync(join(folder, 'node_modules'))
  for (const name of ['.bin', '@types', 'oxlint-tsgolint', 'react', 'vite'])
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name), 'junction')
  const run = (script: string, ...args: string[]): string => {
    const { stdout, stderr } = spawnSync(process.execPath, [resolve(script), ...args], {
      cwd: folder,
      encoding: 'utf8',
    })
    return `${stdout}${stderr}`
  }
  compiler = run(getScript('typescript', 'tsc'), '-b', '--pretty', 'false')
  linter = run(getScript('oxlint'), '--type-aware', '--format', 'unix')
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ['a screen that imports server code', /features\/firm\/portal\/Firm\.tsx\(1,.*TS6307/],
  ['a rule that knows the DOM', /lib\/impure\.ts\(1,.*Cannot find name 'document'/],
  ['a rule that knows Node', /lib\/impure\.ts\(2,.*Cannot find name 'process'/],
])('%s does not compile', (_name, complaint) => {
  expect(compiler).toMatch(complaint)
})

test.each([
  ['no-floating-promises', 3],
  ['switch-exhaustiveness-check', 6],
  ['no-explicit-any', 12],
  ['eqeqeq', 12],
  ['no-default-export', 13],
])('the linter reports %s', (rule, line) => {
  expect(linter).toMatch(new RegExp(`lint\\.ts:${line}:\\d+: .*${rule}`))
})
