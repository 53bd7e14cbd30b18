import { expect, test } from 'vitest'
import { untestedMutations } from './mutations-tested.ts'
import { wrongProblemCodes } from './problem-codes.ts'
import { toCode } from './sources.ts'
import {
  environmentOnlyInSettings,
  noBarrels,
  reasonsOfExceptions,
  noDefaultExports,
  textRules,
  timeAndChanceOnlyInAdapters,
} from './text-rules.ts'
import type { TextRule } from './text-rules.ts'

const breaches: readonly (readonly [name: string, rule: TextRule, path: string, text: string])[] = [
  [
    'process.env',
    environmentOnlyInSettings,
    'apps/server/main.ts',
    'const port = process.env.PORT',
  ],
  ['Date.now', timeAndChanceOnlyInAdapters, 'features/cases/server/a.ts', 'const now = Date.now()'],
  ['new Date()', timeAndChanceOnlyInAdapters, 'ui/Today.tsx', 'const now = new Date()'],
  ['Math.random', timeAndChanceOnlyInAdapters, 'lib/a.ts', 'const dice = Math.random()'],
  [
    'randomUUID',
    timeAndChanceOnlyInAdapters,
    'features/cases/server/a.ts',
    "import { randomUUID } from 'node:crypto'",
  ],
  ['getRandomValues', timeAndChanceOnlyInAdapters, 'ui/a.ts', 'crypto.getRandomValues(bytes)'],
  [
    'a default export',
    noDefaultExports,
    'ui/display/Button.tsx',
    'export default function Button() {}',
  ],
  ['a default by name', noDefaultExports, 'ui/display/Button.tsx', 'export { Button as default }'],
  [
    'a barrel',
    noBarrels,
    'ui/index.ts',
    "export { Button } from './Button.tsx'\nexport type { Field } from './Field.tsx'\n",
  ],
  [
    'an exception without a reason',
    reasonsOfExceptions,
    'ui/a.ts',
    '// oxlint-disable-next-line no-shadow\nexport const a = 1',
  ],
  ['a star', noBarrels, 'ui/index.ts', "export * from './Button.tsx'\nexport const a = 1"],
]

test.each(breaches)('reports %s', (_name, rule, path, text) => {
  expect(rule({ path, text })).toHaveLength(1)
})

test.each([
  [
    'apps/server/settings.ts',
    '// Reads the environment, once.\nexport const port = process.env.PORT\n',
  ],
  [
    'adapters/clock/system.ts',
    '// The clock of this machine.\nexport const now = (): Date => new Date()\n',
  ],
  [
    'features/cases/rules/a.ts',
    '// Days until a hearing, told by others.\n// never Date.now()\nexport const day = (at: string): Date => new Date(at)\n',
  ],
  [
    'features/cases/server/a.int.test.ts',
    '// Opens cases as strangers do.\nconst now = Date.now()\n',
  ],
  ['vite.config.ts', '// How the portal is built.\nexport default {}\n'],
  [
    'features/cases/rules/b.ts',
    "// One name for two screens.\nexport { a } from './a.ts'\nexport const b = 1\n",
  ],
  ['ui/b.ts', '// oxlint-disable-next-line no-shadow -- the name of the standard\n'],
  ['testing/test-demo.ts', "export { demoData } from '#apps/demo/seed/demo-data.ts'\n"],
])('accepts %s', (path, text) => {
  expect(textRules.flatMap((rule) => rule({ path, text }))).toEqual([])
})

test('removes comments, but not addresses and globs that contain the same characters', () => {
  expect(
    toCode(
      "const a = 'features/*/rules/**/*.ts' // Date.now()\n/* new\nDate() */ const b = 'https://x.test/a'",
    ),
  ).toBe(
    `const a = 'features/*/rules/**/*.ts' ${' '.repeat('// Date.now()'.length)}\n      \n          const b = 'https://x.test/a'`,
  )
})

test('reports a problem code that is not unique or does not begin with its feature', () => {
  const files = [
    {
      path: 'features/cases/rules/problems.ts',
      text: "  'cases.not-found': {\n  'firm.closed': {\n",
    },
    { path: 'features/firm/rules/problems.ts', text: "  'firm.closed': {\n  'firm.NotThere': {\n" },
  ]
  expect(wrongProblemCodes(files)).toEqual([
    "features/cases/rules/problems.ts: 'firm.closed' is not 'cases.kebab-case'",
    "features/firm/rules/problems.ts: 'firm.closed' stands in features/cases/rules/problems.ts already",
    "features/firm/rules/problems.ts: 'firm.NotThere' is not 'firm.kebab-case'",
  ])
})

test('reports a mutation that no integration test sends', () => {
  const schema = `type Query { a: Int } type Mutation { signUp(name: String): Int signOff: Int cases: CasesMutation } type CasesMutation { update: Int activate: Int }`
  const inTest = (text: string): string[] =>
    untestedMutations(schema, [{ path: 'features/cases/server/a.int.test.ts', text }])
  expect(inTest('')).toEqual(['signUp', 'signOff', 'cases.update', 'cases.activate'])
  expect(inTest('signUp cases update: only talk')).toHaveLength(4)
  expect(
    inTest(
      'ask(`mutation { signUp(name: "${name}") }`); ask(\'mutation ($a: Int) { cases { update } }\')',
    ),
  ).toEqual(['signOff', 'cases.activate'])
  expect(inTest('await signUp(app.deps, viewer, input)')).not.toContain('signUp')
  expect(inTest('const update = operation`cases.update { id }`')).not.toContain('cases.update')
})

test('a mutation is tested by the helpers of a server, and not by a use case that is not a test', () => {
  const schema = 'type Query { a: Int } type Mutation { undo: Int redo: Int }'
  const files = [
    { path: 'features/cases/server/test-work.ts', text: "ask('mutation { undo }')" },
    { path: 'features/cases/server/redo.ts', text: 'redo(deps, viewer)' },
    { path: 'journeys/test-acts.ts', text: "ask('mutation { redo }')" },
  ]
  expect(untestedMutations(schema, files)).toEqual(['redo'])
})
