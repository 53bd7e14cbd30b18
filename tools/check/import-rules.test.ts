import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cruise, describeViolations, type CruiseResult } from './cruise.ts'

/** The specifiers that each file imports. `type:` makes a type-only import, `dynamic:` a dynamic one. */
type App = Readonly<Record<string, readonly string[]>>

const validProject: App = {
  'lib/text.ts': [],
  'ports/clock.ts': ['#lib/text.ts'],
  'ports/database.ts': ['type:kysely'],
  'adapters/clock/system.ts': ['#ports/clock.ts', 'pg', 'node:fs'],
  'contract/server.generated.ts': ['#lib/text.ts'],
  'features/firm/rules/words.ts': ['#lib/text.ts'],
  'features/firm/rules/words.test.ts': ['./words.ts', 'pg', '#adapters/clock/system.ts'],
  'features/firm/server/firm.store.ts': ['kysely', '#ports/database.ts', './tables.generated.ts'],
  'features/firm/server/tables.generated.ts': ['type:kysely', 'type:#ports/database.ts'],
  'features/firm/server/facts.generated.ts': [],
  // questionnaire may not import firm, but its tables may name the facts of firm.
  'features/questionnaire/server/tables.generated.ts': [
    'type:#features/firm/server/facts.generated.ts',
  ],
  'features/firm/server/read-firm.ts': [
    './firm.store.ts',
    '#features/firm/rules/words.ts',
    '#contract/server.generated.ts',
  ],
  'features/questionnaire/rules/content/schema-check.ts': [
    '@cfworker/json-schema',
    '../../kinds/text.ts',
  ],
  'features/questionnaire/kinds/text.ts': ['#lib/text.ts'],
  'features/questionnaire/kinds/looks/text.tsx': ['#ui/display/Button.tsx', '../text.ts'],
  'features/questionnaire/content/compiler/compile.ts': [
    '#features/questionnaire/rules/content/content.ts',
    './faults.ts',
  ],
  'features/questionnaire/content/compiler/faults.ts': [],
  'features/questionnaire/rules/content/content.ts': [],
  'tools/generate/content.ts': ['#features/questionnaire/content/compiler/compile.ts'],
  'features/cases/server/open-case.ts': ['#features/firm/server/read-firm.ts'],
  'features/cases/portal/Case.tsx': ['#ui/display/Button.tsx', '#features/firm/rules/words.ts'],
  'features/cases/workspace/Table.tsx': ['#ui/display/Button.tsx', '#features/firm/rules/words.ts'],
  'ui/display/Button.tsx': ['#lib/text.ts'],
  'apps/server/main.ts': [
    '#adapters/clock/system.ts',
    '#features/cases/server/open-case.ts',
    'fastify',
  ],
  'apps/server/load-demo.ts': ['dynamic:#apps/demo/demo.ts'],
  'apps/demo/demo.ts': ['type:#apps/server/main.ts', '#adapters/clock/system.ts', 'fastify'],
  'apps/portal/main.tsx': ['#features/cases/portal/Case.tsx'],
  'testing/test-app.ts': ['#apps/server/main.ts', '#adapters/clock/system.ts', 'fastify'],
  'features/firm/server/read-firm.int.test.ts': ['./read-firm.ts', '#testing/test-app.ts'],
  'journeys/sign-in.ts': ['#apps/server/main.ts', '#adapters/clock/system.ts'],
}

/** One violation each: the rule, the file that breaks it, and its import. */
const examples: readonly (readonly [rule: string, from: string, to: string])[] = [
  ['no-circles', 'features/firm/rules/circle-a.ts', 'type:./circle-b.ts'],
  ['no-unknown-file', 'lib/unknown.ts', './not-there.ts'],
  ['no-orphans', 'lib/orphan.ts', ''],
  ['no-import-of-apps', 'features/cases/server/app.ts', '#apps/server/main.ts'],
  ['features-without-apps', 'features/cases/server/app.int.test.ts', '#apps/server/main.ts'],
  ['features-without-apps', 'features/cases/server/test-apps.ts', 'type:#apps/server/main.ts'],
  ['no-import-between-apps', 'apps/portal/other-app.ts', '#apps/server/main.ts'],
  ['no-import-between-apps', 'apps/server/static.ts', '#apps/demo/demo.ts'],
  ['demo-imports-only-the-server-app', 'apps/demo/portal.ts', '#apps/portal/main.tsx'],
  ['demo-is-loaded-on-demand', 'apps/server/load-demo.ts', '#apps/demo/demo.ts'],
  ['no-import-of-tools', 'apps/server/tool.ts', '#journeys/sign-in.ts'],
  ['no-import-of-tools', 'features/cases/server/from-testing.ts', '#testing/test-app.ts'],
  ['no-import-of-tests', 'apps/server/from-test.ts', '#features/firm/rules/words.test.ts'],
  [
    'portal-without-workspace',
    'features/cases/portal/Wide.tsx',
    '#features/cases/workspace/Table.tsx',
  ],
  [
    'workspace-without-portal',
    'features/cases/workspace/Narrow.tsx',
    '#features/cases/portal/Case.tsx',
  ],
  ['rules-are-pure', 'features/cases/rules/impure.ts', 'node:crypto'],
  ['rules-are-pure', 'features/questionnaire/kinds/date.ts', './looks/text.tsx'],
  [
    'schema-package-in-one-file',
    'features/questionnaire/rules/verdict/verdict.ts',
    '@cfworker/json-schema',
  ],
  [
    'no-import-of-content-compiler',
    'features/questionnaire/server/read/contents.ts',
    '#features/questionnaire/content/compiler/compile.ts',
  ],
  ['lib-is-pure', 'lib/impure.ts', 'pg'],
  ['ports-are-types', 'ports/impure.ts', '#adapters/clock/system.ts'],
  [
    'screens-without-server',
    'features/cases/portal/Server.tsx',
    'type:#features/cases/server/open-case.ts',
  ],
  ['screens-without-node', 'ui/Node.tsx', 'node:path'],
  ['server-without-screens', 'features/cases/server/screen.ts', 'type:#ui/display/Button.tsx'],
  ['server-without-screens', 'features/questionnaire/server/look.ts', '../kinds/looks/text.tsx'],
  ['ui-without-features', 'ui/Feature.tsx', '#features/firm/rules/words.ts'],
  ['adapters-without-features', 'adapters/clock/feature.ts', 'type:#features/firm/rules/words.ts'],
  ['adapters-only-in-apps', 'features/cases/server/adapter.ts', 'type:#adapters/clock/system.ts'],
  ['drivers-in-adapters', 'features/cases/server/driver.ts', 'type:pg'],
  ['kysely-in-stores', 'features/cases/server/kysely.ts', 'kysely'],
  ['ports-name-kysely-only-as-type', 'ports/kysely.ts', 'kysely'],
  ['http-only-in-server-app', 'features/cases/server/http.ts', 'type:fastify'],
  ['foreign-data-is-parsed-outside', 'features/cases/rules/parse.ts', 'valibot'],
  ['foreign-data-is-parsed-outside', 'features/cases/portal/Parse.tsx', 'valibot'],
  ['io-only-in-adapters', 'features/cases/server/files.ts', 'node:fs'],
  ['generated-types-for-the-server', 'bench/generated.ts', '#contract/server.generated.ts'],
  ['feature-needs-its-imports', 'features/billing/rules/bill.ts', '#lib/text.ts'],
  ['firm-may-not-import', 'features/firm/server/up.ts', 'type:#features/cases/server/open-case.ts'],
  ['cases-may-not-import', 'features/cases/rules/up.ts', 'type:#features/invitation/rules/any.ts'],
  [
    'firm-keeps-its-store',
    'features/cases/server/foreign-store.ts',
    '#features/firm/server/firm.store.ts',
  ],
  [
    'firm-keeps-its-store',
    'features/cases/server/foreign-tables.ts',
    'type:#features/firm/server/tables.generated.ts',
  ],
  [
    'facts-only-in-table-types',
    'features/cases/server/facts.ts',
    'type:#features/firm/server/facts.generated.ts',
  ],
]

const broken: App = {
  ...validProject,
  ...Object.fromEntries(examples.map(([, from, to]) => [from, to === '' ? [] : [to]])),
  'features/firm/rules/circle-b.ts': ['type:./circle-a.ts'],
  'features/invitation/rules/any.ts': ['#lib/text.ts'],
}

const folder = mkdtempSync(join(tmpdir(), 'import-rules-'))
let result: CruiseResult

beforeAll(() => {
  result = cruise(build('broken', broken))
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a valid project breaks no rule, and every file is read', () => {
  const { files, violations } = cruise(build('valid', validProject))
  expect(violations).toEqual([])
  expect(files).toHaveLength(Object.keys(validProject).length)
})

test.each(examples)('reports %s in %s', (rule, from) => {
  expect(
    result.violations
      .filter((violation) => violation.rule === rule)
      .map((violation) => violation.from),
  ).toContain(from)
})

test('names a broken rule once, with what to do and every import', () => {
  const breaks = (from: string) => ({
    rule: 'cases-may-not-import',
    from,
    to: 'features/invitation/rules/any.ts',
    cycle: [],
  })
  const violations = [breaks('a.ts'), breaks('b.ts'), breaks('a.ts')]
  expect(describeViolations(violations, result.remedies)).toEqual([
    'cases-may-not-import: cases may import only account, firm, notifications, staff. Server code declares what else it needs in features/cases/server/deps.ts, and apps/server/create-deps.ts passes it; pure code that both features need moves to lib/, a component to ui/.',
    '  a.ts → features/invitation/rules/any.ts',
    '  b.ts → features/invitation/rules/any.ts',
  ])
})

test('shows all files of an import circle', () => {
  const circle = { rule: 'no-circles', from: 'a.ts', to: 'b.ts', cycle: ['b.ts', 'a.ts'] }
  expect(describeViolations([circle], result.remedies)).toEqual([
    'no-circles: No import circles, type-only imports included.',
    '  a.ts → b.ts → a.ts',
  ])
})

function build(name: string, app: App): string {
  const projectFolder = join(folder, name)
  write(
    projectFolder,
    'package.json',
    JSON.stringify({ name, type: 'module', imports: { '#*': './*' } }),
  )
  const packageNames = ['pg', 'kysely', 'fastify', 'valibot', '@cfworker/json-schema']
  for (const packageName of packageNames) {
    write(
      projectFolder,
      `node_modules/${packageName}/package.json`,
      JSON.stringify({ name: packageName, main: 'index.js' }),
    )
    write(projectFolder, `node_modules/${packageName}/index.js`, 'export const thing = 1\n')
  }
  for (const [path, imports] of Object.entries(app)) write(projectFolder, path, toText(imports))
  return projectFolder
}

function write(projectFolder: string, path: string, text: string): void {
  mkdirSync(dirname(join(projectFolder, path)), { recursive: true })
  writeFileSync(join(projectFolder, path), text)
}

function toText(imports: readonly string[]): string {
  const lines = imports.map((entry, index) => {
    const [kind, path = entry] = entry.split(/^(?:type|dynamic):/)
    if (entry.startsWith('type:')) return `import type { Thing as T${index} } from '${path}'`
    if (entry.startsWith('dynamic:')) return `export const t${index} = import('${path}')`
    return `import { thing as t${index} } from '${kind}'`
  })
  return `${lines.join('\n')}\nexport const thing = 1\nexport type Thing = string\n`
}
