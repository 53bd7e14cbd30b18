import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { mustUpload, pdf, readCategory } from '#testing/test-uploads.ts'
import { aTestFolder } from '#database/test-folder.ts'
import { questionnaireOfCase } from './questionnaire.ts'
import { listCases, type ListCasesValues } from './list-cases.ts'
import { openDocument, readAnswers } from './read-case.ts'

const app = openTestApp()
const caseId = app.demoData.cases.rosa
const staff = 'maria.santos@hollisreyes.example'
const firm = 'Hollis & Reyes Law'
const folder = aTestFolder()
let documentId: string

beforeAll(async () => {
  const rosa = app.browser()
  await rosa.signIn('rosa.delgado@example.com')
  const categoryId = await readCategory(app, caseId, 'identity.photo-id')
  documentId = await mustUpload(rosa, { caseId, categoryId }, 'License.pdf', pdf())
  await questionnaireOfCase(app.deps, 'questionnaire:show', [caseId], {})
})

const list = async (values: ListCasesValues) =>
  (await listCases(app.deps, { staff, firm, ...values }))
    .split('\n')
    .map((line) => line.split(/ {2,}/))

test('lists the cases of the firm by name, with what waits for whom', async () => {
  const [head, ...rows] = await list({})
  expect(head?.slice(0, 3)).toEqual(['case', 'client', 'number'])
  expect(rows.find(([id]) => id === caseId)?.[1]).toBe('Delgado, Rosa')
  const names = rows.map(([, name = '']) => name)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  const waiting = await list({ 'waiting-for': 'us' })
  expect(waiting.map(([id]) => id)).toContain(caseId)
  expect(waiting.length).toBeLessThanOrEqual(rows.length + 1)
})

test('writes the file of a document for its person, once, and the audit names the person', async () => {
  const to = join(folder, 'license.pdf')
  expect(await openDocument(app.deps, documentId, { to, staff })).toContain(to)
  expect((await readFile(to)).equals(Buffer.from(pdf()))).toBe(true)
  expect((await stat(to)).mode & 0o077).toBe(0)
  const maria = await sql<{ id: string }>`select id from staff where email = ${staff}`.execute(
    app.deps.database.db,
  )
  expect(await readEvents(documentId)).toContainEqual({
    event: 'document.downloaded',
    staff: maria.rows[0]?.id,
  })
  await writeFile(to, 'mine')
  await expect(openDocument(app.deps, documentId, { to, staff })).rejects.toThrow(/exist/)
  expect(await readFile(to, 'utf8')).toBe('mine')
})

test('prints the answers of a case as JSON', async () => {
  const text = await readAnswers(app.deps, caseId, { json: true, staff })
  const { sections } = JSON.parse(text) as {
    readonly sections: ReadonlyArray<{
      readonly systemName: string
      readonly groups: ReadonlyArray<{ readonly questions: readonly object[] }>
    }>
  }
  expect(sections.length).toBeGreaterThan(10)
  const vehicles = sections.find(({ systemName }) => systemName === 'vehicles')
  expect(vehicles?.groups.flatMap(({ questions }) => questions)[0]).toMatchObject({
    questionKey: 'ownedVehicles',
    rows: expect.any(Array),
  })
})

test.each<readonly [string, () => Promise<string>, RegExp]>([
  ['without a person', () => listCases(app.deps, { firm }), /--staff: expected/],
  ['for a stranger', () => list({ staff: 'x@y.example' }).then(String), /--staff: no staff member/],
  [
    'for a person of another firm',
    () => openDocument(app.deps, documentId, { to: 'x', staff: 'sam.okafor@northgate.example' }),
    /--staff: no staff member/,
  ],
  ['with a wrong choice', () => list({ 'waiting-for': 'them' }).then(String), /--waiting-for/],
  ['without a place for the file', () => openDocument(app.deps, documentId, { staff }), /--to/],
  [
    'for a document that does not exist',
    () => openDocument(app.deps, caseId, { staff, to: 'x' }),
    /./,
  ],
  ['without a form', () => readAnswers(app.deps, caseId, { staff }), /--json/],
  [
    'before anything was submitted',
    () => readAnswers(app.deps, caseId, { staff, pdf: 'x' }),
    /no PDF copy/,
  ],
])('refuses to read %s', async (_, read, words) => {
  await expect(read()).rejects.toThrow(words)
})

const readEvents = async (object: string) =>
  await app.rows(sql<{ event: string; staff: string }>`
      select event, details ->> 'staffId' as staff
      from audit
      where object = ${object}
      order by at`)
