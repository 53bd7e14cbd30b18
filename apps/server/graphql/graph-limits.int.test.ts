// spec: security#document-limits, security#sensitive-field-once
import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import {
  openTestApp,
  productionSettings,
  type Browser,
  type GraphAnswer,
} from '#testing/test-app.ts'

const app = openTestApp(productionSettings)
const rosasCase = app.demoData.cases.rosa
let rosa: Browser

beforeAll(async () => {
  rosa = app.browser()
  rosa.tokens = await app.readTokens(app.demoData.accounts.rosa)
})

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ')

test('a plain query runs, so that the refusals are meaningful', async () => {
  expect((await rosa.graph('{ cases { get { id } } }')).data).toEqual({
    cases: { get: [{ id: rosasCase }] },
  })
})

test.each<[string, () => string, string | RegExp, number?]>([
  [
    'sixteen aliases',
    () => `{ cases { ${times(16, (index) => `a${index}: get { id }`)} } }`,
    'Too many aliases',
  ],
  [
    'ten thousand aliases',
    () => `{ ${times(10_000, (index) => `a${index}: __typename`)} }`,
    'What you sent is too large.',
    413,
  ],
  [
    'eleven fields at the root',
    () => `{ ${times(11, () => 'cases { get { id } }')} }`,
    'Too many fields at the root',
  ],
  [
    'eleven fields at the root by fragments',
    () =>
      `{ ...F ...G } fragment F on Query { ${times(6, (index) => `f${index}: __typename`)} } fragment G on Query { ${times(6, (index) => `g${index}: __typename`)} }`,
    'Too many fields at the root',
  ],
  [
    'eleven directives',
    () => `{ cases { get { id ${times(11, () => '@include(if: true)')} } } }`,
    /Too many directives|can only be used once/,
  ],
  [
    'a thousand directives',
    () => `{ cases { get { id ${times(1000, () => '@include(if: true)')} } } }`,
    'What you sent is too large.',
    413,
  ],
  ['depth 50', () => `{ cases { get ${'{ firm '.repeat(48)}{ id }${' }'.repeat(48)} } }`, /./],
  [
    'depth 11 by inline fragments and fragments',
    () =>
      'query ($c: ID!) { documentDashboard(caseId: $c) { submitList { ...F } } } fragment F on Folder { ... on Folder { subcategoryList { subcategoryList { subcategoryList { subcategoryList { subcategoryList { subcategoryList { subcategoryList { subcategoryList { subcategoryList { id } } } } } } } } } } }',
    'The document is too deep',
  ],
  [
    '2,001 tokens',
    () => `{ cases { get { ${times(2001, () => 'id')} } } }`,
    'What you sent is too large.',
    413,
  ],
  [
    'a long document of few tokens',
    () => `{ cases { get { id } } } # ${'x'.repeat(40_000)}`,
    'What you sent is too large.',
    413,
  ],
  [
    'a fragment that spreads itself',
    () => '{ ...F } fragment F on Query { cases { get { id } } ...F }',
    /Cannot spread fragment/,
  ],
  [
    'a circle of fragments',
    () =>
      '{ ...F } fragment F on Query { __typename ...G } fragment G on Query { __typename ...F }',
    /Cannot spread fragment/,
  ],
  [
    'two operations',
    () => 'query A { __typename } query B { __typename }',
    'A document holds one operation',
  ],
  ['only fragments', () => 'fragment F on Query { __typename }', /./],
  ['nothing', () => '', /./],
  ['what is no document', () => '{ cases {', /Syntax Error/],
  ['a control character', () => '{ cases\u0000 }', /Syntax Error/],
  ['a wrong name', () => '{ casez { get { id } } }', 'Cannot query field "casez" on type "Query".'],
  [
    'a wrong argument',
    () => '{ cases { get(activ: true) { id } } }',
    'Unknown argument "activ" on field "CasesQuery.get".',
  ],
  ['a wrong type', () => '{ ...F } fragment F on Casse { id }', 'Unknown type "Casse".'],
  [
    'a wrong field of an input',
    () => `mutation { cases { update(case: { id: "x", statu: "Filed" }) { id } } }`,
    'Field "statu" is not defined by type "CaseInput".',
  ],
  ['introspection of the schema', () => '{ __schema { types { name } } }', /introspection/],
  ['introspection of a type', () => '{ __type(name: "Account") { name } }', /introspection/],
  ['a subscription', () => 'subscription { cases { get { id } } }', /./],
])('%s is refused', async (_, query, words, status) => {
  const answer = await rosa.graph(query())
  expectRefused(answer, words, status)
  expect(JSON.stringify(answer.errors)).not.toMatch(/Did you mean|stack|node_modules/)
})

const fan = (levels: number, inner: string) =>
  times(levels, (index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`) +
  ` fragment F${levels} on Query { ${inner} }`
const everyone = (count: number) =>
  times(
    count,
    (index) =>
      `fragment F${index} on Query { ${times(count, (otherNumber) => `...F${otherNumber}`)} }`,
  )

test('reads each fragment only once when fragments spread each other', async () => {
  const answer = await rosa.graph(`{ ...F0 } ${fan(60, 'cases { get { id } }')}`)
  expect(answer.data).toEqual({ cases: { get: [{ id: rosasCase }] } })
  const circle = await rosa.graph(`{ ...F0 } ${everyone(20)}`)
  expectRefused(circle, /Cannot spread fragment/)
})

const login =
  'tokenFromUsernameAndPassword(userId: "rosa.delgado@example.com", password: "wrong") { sessionId }'

test.each([
  ['by alias', `{ a: ${login} b: ${login} }`],
  ['by fragment', `{ a: ${login} ...F } fragment F on Query { b: ${login} }`],
  ['by inline fragment', `{ a: ${login} ... on Query { b: ${login} } }`],
  ['behind a directive', `{ a: ${login} b: ${login.replace(' {', ' @skip(if: false) {')} }`],
  ['with another sensitive field', `{ ${login} tokenFromRefreshToken { idToken } }`],
])('a sensitive field may occur once: %s', async (_, query) => {
  const otherClient = app.browser('198.51.100.77')
  expectRefused(
    await otherClient.graph(query),
    'A document may contain a sensitive operation only once',
  )
  const { rows } = await sql`select 1 from attempt`.execute(app.deps.database.db)
  expect(rows).toEqual([])
})

const [update, deactivate] = ['update(case: { id: $id }) { id }', 'deactivate(id: $id) { id }']

test.each([
  ['side by side', `mutation ($id: ID!) { cases { ${update} ${deactivate} } }`],
  ['under aliases', `mutation ($id: ID!) { cases { a: ${deactivate} b: ${deactivate} } }`],
  [
    'by a fragment',
    `mutation ($id: ID!) { cases { ${update} ...F } } fragment F on CasesMutation { ${deactivate} }`,
  ],
  [
    'in a namespace that is used twice',
    `mutation ($id: ID!) { cases { ${update} } cases { ${deactivate} } }`,
  ],
  [
    'in a namespace that is used twice, by a fragment',
    `mutation ($id: ID!) { cases { ${update} } ...F } fragment F on Mutation { cases { ${deactivate} } }`,
  ],
  [
    'in a namespace under two names',
    `mutation ($id: ID!) { a: cases { ${update} } b: cases { ${deactivate} } }`,
  ],
])('two fields of one namespace cannot run in one mutation: %s', async (_, query) => {
  expectRefused(await rosa.graph(query, { id: rosasCase }), 'cases holds one field in a document')
  expect((await rosa.graph('{ cases { get(active: true) { id } } }')).data.cases.get).toEqual([
    { id: rosasCase },
  ])
})

test('two namespaces may be combined, and one field may be repeated unchanged', async () => {
  const answer = await rosa.graph(
    `mutation ($id: ID!) { cases { ${update} } ...F notifications { markAsDelivered(ids: []) { success } } } fragment F on Mutation { cases { ${update} } }`,
    { id: rosasCase },
  )
  expect(answer.data).toEqual({
    cases: { update: { id: rosasCase } },
    notifications: { markAsDelivered: { success: true } },
  })
})

const deep = (levels: number): unknown => (levels === 0 ? 'x' : { inner: deep(levels - 1) })
const reason =
  'mutation ($id: ID!, $reason: String) { cases { deactivate(id: $id, reason: $reason) { id } } }'

test.each<[string, Record<string, unknown>]>([
  ['a text of 10,001 characters', { reason: 'x'.repeat(10_001) }],
  ['the same beside a variable named content', { content: {}, reason: 'x'.repeat(10_001) }],
  ['a list of 101 items', { list: Array(101).fill('x') }],
  ['33 levels', { deep: deep(33) }],
])('variables with %s are too large', async (_, variables) => {
  expectRefused(
    await rosa.graph(reason, { id: rosasCase, ...variables }),
    'What you sent is too large.',
    413,
  )
})

const save =
  'saveQuestionnaireSectionData(caseId: $id, sectionId: $id, questionKey: "goals", data: $data, questionCompleteFlag: false) { success }'
const saving = `mutation ($id: ID!, $data: String!) { ${save} }`
// Longer than other variables may be, but fits into a body of one megabyte.
const answers = 'x'.repeat(600_000)

test('only the variable with the answers of a question may be longer, whatever its name is', async () => {
  for (const [query, name] of [
    [saving, 'data'],
    [saving.replaceAll('$data', '$d'), 'd'],
    [`mutation ($id: ID!, $data: String!) { ...F } fragment F on Mutation { a: ${save} }`, 'data'],
  ] as const) {
    const answer = await rosa.graph(query, { id: 'absent', [name]: answers })
    expect([answer.status, answer.errors, Object.values(answer.data as object)[0]]).toEqual([
      200,
      undefined,
      { success: false },
    ])
  }
})

test.each<[string, string, Record<string, unknown>]>([
  ['a longer case id', saving, { id: answers, data: '{}' }],
  ['a list in its place', saving, { id: 'absent', data: [answers] }],
  ['an object in its place', saving, { id: 'absent', data: { data: answers } }],
  [
    'the same text for a reason too',
    `mutation ($id: ID!, $data: String!) { ${save} cases { deactivate(id: $id, reason: $data) { id } } }`,
    { id: 'absent', data: answers },
  ],
  [
    'an argument of that name of another field',
    'query ($data: ID!) { faqs(caseId: $data) { overview } }',
    { data: answers },
  ],
  ['a variable that nothing uses', saving, { id: 'absent', data: '{}', more: answers }],
  ['a document that cannot be read', 'mutation (', { data: answers }],
])('%s is still too large', async (_, query, variables) => {
  expectRefused(await rosa.graph(query, variables), 'What you sent is too large.', 413)
})

test('refuses a reason of 2,001 characters and removes NUL from a reason', async () => {
  const long = await rosa.graph(reason, { id: rosasCase, reason: 'x'.repeat(2001) })
  expect(long.errors?.[0]).toMatchObject({
    message: 'Please use at most 2,000 characters.',
    extensions: { code: 'cases.reason-too-long', kind: 'invalid' },
  })
  const activate = 'mutation ($id: ID!) { cases { activate(id: $id) { id } } }'
  onTestFinished(async () => {
    await rosa.graph(activate, { id: rosasCase })
  })
  expect((await rosa.graph(reason, { id: rosasCase, reason: 'a\u0000b' })).errors).toBeUndefined()
  const { rows } =
    await sql`select deactivation_reason as reason from participant where case_id = ${rosasCase}`.execute(
      app.deps.database.db,
    )
  expect(rows).toEqual([{ reason: 'ab' }])
})

function expectRefused(answer: GraphAnswer, words: string | RegExp, status = 400) {
  expect({
    status: answer.status,
    data: answer.data,
    message: answer.errors?.[0]?.message,
  }).toEqual({
    status,
    data: undefined,
    message: typeof words === 'string' ? words : expect.stringMatching(words),
  })
}
