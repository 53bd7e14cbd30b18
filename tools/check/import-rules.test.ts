// Proves every arrow rule once: a small house that breaks each of them on purpose, and one that breaks none.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cruise } from './cruise.ts'
import type { Violation } from './cruise.ts'

/** What stands in a file: the specifiers it imports. `type:` makes it a type-only import. */
type House = Readonly<Record<string, readonly string[]>>

const sound: House = {
  'lib/text.ts': [],
  'ports/clock.ts': ['#lib/text.ts'],
  'ports/database.ts': ['type:kysely'],
  'adapters/clock/system.ts': ['#ports/clock.ts', 'pg', 'node:fs'],
  'contract/server.generated.ts': ['#lib/text.ts'],
  'features/firm/rules/words.ts': ['#lib/text.ts'],
  'features/firm/rules/words.test.ts': ['./words.ts', 'pg', '#adapters/clock/system.ts'],
  'features/firm/server/firm.store.ts': ['kysely', '#ports/database.ts'],
  'features/firm/server/read-firm.ts': [
    './firm.store.ts',
    '#features/firm/rules/words.ts',
    '#contract/server.generated.ts',
  ],
  'features/questionnaire/rules/content/schema-check.ts': [
    '@cfworker/json-schema',
    '../kinds/text/schema.ts',
  ],
  'features/questionnaire/kinds/text/schema.ts': ['#lib/text.ts'],
  'features/questionnaire/kinds/text/look.tsx': ['#ui/display/Button.tsx', './schema.ts'],
  'features/questionnaire/content/compiler/compile.ts': [
    '#features/questionnaire/rules/content/content.ts',
    './faults.ts',
  ],
  'features/questionnaire/content/compiler/faults.ts': [],
  'features/questionnaire/rules/content/content.ts': [],
  'tools/generate/content.ts': ['#features/questionnaire/content/compiler/compile.ts'],
  'features/cases/server/open-case.ts': ['#features/firm/server/read-firm.ts'],
  'features/cases/portal/Case.tsx': ['#ui/display/Button.tsx', '#features/firm/rules/words.ts'],
  'ui/display/Button.tsx': ['#lib/text.ts'],
  'apps/server/main.ts': [
    '#adapters/clock/system.ts',
    '#features/cases/server/open-case.ts',
    'fastify',
  ],
  'apps/portal/main.tsx': ['#features/cases/portal/Case.tsx'],
  'journeys/sign-in.ts': ['#apps/server/main.ts', '#adapters/clock/system.ts'],
}

/** One breach each: the rule, the file that breaks it, and its import. */
const breaches: readonly (readonly [rule: string, from: string, to: string])[] = [
  ['no-circles', 'features/firm/rules/circle-a.ts', 'type:./circle-b.ts'],
  ['no-unknown-file', 'lib/unknown.ts', './not-there.ts'],
  ['no-orphans', 'lib/orphan.ts', ''],
  ['nobody-imports-the-roof', 'features/cases/server/roof.ts', '#apps/server/main.ts'],
  ['doors-are-strangers', 'apps/portal/stranger.ts', '#apps/server/main.ts'],
  ['nobody-imports-trials', 'apps/server/trial.ts', '#journeys/sign-in.ts'],
  ['nobody-imports-tests', 'apps/server/from-test.ts', '#features/firm/rules/words.test.ts'],
  ['rules-are-pure', 'features/cases/rules/impure.ts', 'node:crypto'],
  ['rules-are-pure', 'features/questionnaire/kinds/text/answer.ts', './look.tsx'],
  [
    'one-interpreter-of-schemas',
    'features/questionnaire/rules/verdict/verdict.ts',
    '@cfworker/json-schema',
  ],
  [
    'content-is-compiled-before',
    'features/questionnaire/server/read/contents.ts',
    '#features/questionnaire/content/compiler/compile.ts',
  ],
  ['kit-is-pure', 'lib/impure.ts', 'pg'],
  ['ports-are-types', 'ports/impure.ts', '#adapters/clock/system.ts'],
  [
    'screens-without-server',
    'features/cases/portal/Server.tsx',
    'type:#features/cases/server/open-case.ts',
  ],
  ['screens-without-node', 'ui/Node.tsx', 'node:path'],
  ['server-without-screens', 'features/cases/server/screen.ts', 'type:#ui/display/Button.tsx'],
  ['server-without-screens', 'features/questionnaire/server/look.ts', '../kinds/text/look.tsx'],
  ['design-kit-knows-no-noun', 'ui/Noun.tsx', '#features/firm/rules/words.ts'],
  ['ground-knows-no-noun', 'adapters/clock/noun.ts', 'type:#features/firm/rules/words.ts'],
  ['adapters-from-the-roof', 'features/cases/server/adapter.ts', 'type:#adapters/clock/system.ts'],
  ['drivers-in-adapters', 'features/cases/server/driver.ts', 'type:pg'],
  ['kysely-in-stores', 'features/cases/server/kysely.ts', 'kysely'],
  ['ports-name-kysely-only-as-type', 'ports/kysely.ts', 'kysely'],
  ['http-at-the-roof', 'features/cases/server/http.ts', 'type:fastify'],
  ['outside-in-adapters', 'features/cases/server/files.ts', 'node:fs'],
  ['generated-types-for-the-server', 'bench/generated.ts', '#contract/server.generated.ts'],
  ['a-noun-needs-its-arrows', 'features/billing/rules/bill.ts', '#lib/text.ts'],
  ['firm-may-not-import', 'features/firm/server/up.ts', 'type:#features/cases/server/open-case.ts'],
  ['cases-may-not-import', 'features/cases/rules/up.ts', 'type:#features/invitation/rules/any.ts'],
  ['firm-keeps-its-store', 'features/cases/server/theft.ts', '#features/firm/server/firm.store.ts'],
]

const broken: House = {
  ...sound,
  ...Object.fromEntries(breaches.map(([, from, to]) => [from, to === '' ? [] : [to]])),
  'features/firm/rules/circle-b.ts': ['type:./circle-a.ts'],
  'features/invitation/rules/any.ts': ['#lib/text.ts'],
}

const folder = mkdtempSync(join(tmpdir(), 'check-'))
let found: readonly Violation[] = []

beforeAll(() => {
  found = cruise(build('broken', broken)).violations
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a sound house breaks no rule, and every file of it was read', () => {
  const { seen, violations } = cruise(build('sound', sound))
  expect(violations).toEqual([])
  expect(seen).toHaveLength(Object.keys(sound).length)
})

test.each(breaches)('%s is found in %s', (rule, from) => {
  expect(
    found.filter((violation) => violation.rule === rule).map((violation) => violation.from),
  ).toContain(from)
})

function build(name: string, house: House): string {
  const place = join(folder, name)
  write(place, 'package.json', JSON.stringify({ name, type: 'module', imports: { '#*': './*' } }))
  for (const driver of ['pg', 'kysely', 'fastify', '@cfworker/json-schema']) {
    write(
      place,
      `node_modules/${driver}/package.json`,
      JSON.stringify({ name: driver, main: 'index.js' }),
    )
    write(place, `node_modules/${driver}/index.js`, 'export const thing = 1\n')
  }
  for (const [path, imports] of Object.entries(house)) write(place, path, textOf(imports))
  return place
}

function write(place: string, path: string, text: string): void {
  mkdirSync(dirname(join(place, path)), { recursive: true })
  writeFileSync(join(place, path), text)
}

function textOf(imports: readonly string[]): string {
  const lines = imports.map((entry, index) =>
    entry.startsWith('type:')
      ? `import type { Thing as T${index} } from '${entry.slice(5)}'`
      : `import { thing as t${index} } from '${entry}'`,
  )
  return `${lines.join('\n')}\nexport const thing = 1\nexport type Thing = string\n`
}
