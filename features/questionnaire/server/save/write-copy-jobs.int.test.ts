// spec: questionnaire#copy, questionnaire#copy-privacy, questionnaire#copy-refused
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { runQueuedJob } from '#testing/test-server.ts'
import { listStoredFiles } from '#testing/test-uploads.ts'
import { problemFactory, type ProblemList } from '#lib/problem.ts'
import { toHash } from './submissions.store.ts'
import { readBell, sectionsSeen } from '../test-questionnaires.ts'
import { copyQueue, writeCopy } from './write-copy.ts'
import { openCopies } from './test-copies.ts'

const { app, marcus, caseId, firmId, saveAnswers, hand, write, readCopy, copies } = openCopies()
beforeEach(() => saveAnswers())

test('a repeated or concurrent job makes one copy', async () => {
  const id = await hand()
  const [before, files] = [(await copies()).length, (await listStoredFiles(app)).length]
  await Promise.all([write(id), write(id)])
  const copy = await readCopy(id)
  await write(id)
  expect([
    await readCopy(id),
    (await copies()).length,
    (await listStoredFiles(app)).length,
  ]).toEqual([copy, before + 1, files + 1])
})

test('a job that fails halfway leaves no copy and no file, and the next job succeeds', async () => {
  const id = await hand()
  const [before, files] = [(await copies()).length, (await listStoredFiles(app)).length]
  const broken = {
    ...app.deps,
    database: {
      ...app.deps.database,
      transact: () => Promise.reject(new Error('The database is away')),
    },
  }
  await expect(writeCopy(broken, { id, firmId })).rejects.toThrow('The database is away')
  expect([
    await readCopy(id),
    (await copies()).length,
    (await listStoredFiles(app)).length,
  ]).toEqual([null, before, files])
  await write(id)
  expect((await copies()).length).toBe(before + 1)
})

test('a job that does not name its firm makes a copy', async () => {
  const id = await hand()
  await runQueuedJob(app.deps, copyQueue, { submissionId: id })
  expect(await readCopy(id)).not.toBeNull()
})

test.each([
  [
    'the note of what was handed in',
    sql`update questionnaire_submission set hash = sha256('other') where case_id =`,
  ],
  [
    'a revision',
    sql`update questionnaire_revision set hash = sha256('other') where question_key = 'legalName_d1' and case_id =`,
  ],
  [
    'an answer in it',
    sql`update questionnaire_revision set sealed = set_byte(sealed, 40, get_byte(sealed, 40) # 1) where question_key = 'legalName_d1' and case_id =`,
  ],
  [
    'a revision together with the note of it',
    sql`
    with changed as (update questionnaire_revision set hash = sha256('other') where question_key = 'legalName_d1' returning case_id)
    update questionnaire_submission s set hash = (
      select ${toHash(sql`r.question_key`, sql`r.revision`, sql`case when r.question_key = 'legalName_d1' then sha256('other') else r.hash end`)}
      from jsonb_each_text(s.revisions) n join questionnaire_revision r on r.case_id = s.case_id and r.question_key = n.key and r.revision = n.value::int)
    where (select count(*) from changed) > 0 and s.case_id =`,
  ],
])(
  'writes no copy when %s was changed in the database, and logs and audits the refusal',
  async (_, change) => {
    const id = await hand()
    const before = await copies()
    await sql`${change} ${caseId}`.execute(app.deps.database.db)
    const errors: unknown[] = []
    await writeCopy(
      {
        ...app.deps,
        log: {
          ...app.deps.log,
          error: (fields, message) => void errors.push([fields, message]),
        },
      },
      { id, firmId },
    )
    expect([await readCopy(id), await copies()]).toEqual([null, before])
    expect(errors).toEqual([
      [{ submission: id }, 'What was handed in is not what is stored: no copy of it was written'],
    ])
    const { rows } = await sql<{
      outcome: string
    }>`select outcome from audit where event = 'questionnaire.copy-refused' and object = ${id}`.execute(
      app.deps.database.db,
    )
    expect(rows).toEqual([{ outcome: 'refused' }])
    await sql`delete from questionnaire_submission`.execute(app.deps.database.db)
  },
)

describe('a copy that cannot be written', () => {
  const beyondTheLimit = 25 * 1024 * 1024 + 1
  test.each([
    [
      'too much to print',
      'paper.too-much',
      () => refusing({ 'paper.too-much': { kind: 'invalid', text: 'Too long' } }, 'paper.too-much'),
    ],
    [
      'too large to keep',
      'documents.file-too-large',
      async function* () {
        yield Buffer.from('%PDF-1.7')
        yield Buffer.alloc(beyondTheLimit)
      },
    ],
  ])(
    'is not retried because it is %s, and the refusal is logged and audited',
    async (_, code, print) => {
      const id = await hand()
      const [before, files] = [await copies(), (await listStoredFiles(app)).length]
      const errors: unknown[] = []
      await writeCopy(
        {
          ...app.deps,
          pdfRenderer: { ...app.deps.pdfRenderer, print },
          log: {
            ...app.deps.log,
            error: (fields, message) => void errors.push([fields, message]),
          },
        },
        { id, firmId },
      )
      expect(errors).toEqual([
        [
          { submission: id },
          `The copy of what was handed in cannot be kept (${code}): there is none`,
        ],
      ])
      expect([await readCopy(id), await copies(), (await listStoredFiles(app)).length]).toEqual([
        null,
        before,
        files,
      ])
      const { rows } = await sql<{
        outcome: string
      }>`select outcome from audit where event = 'questionnaire.copy-refused' and object = ${id}`.execute(
        app.deps.database.db,
      )
      expect(rows).toEqual([{ outcome: 'refused' }])
    },
  )

  test('throws a temporary error, so that a retry writes the copy', async () => {
    const id = await hand()
    const print = () =>
      refusing(
        { 'paper.unavailable': { kind: 'unavailable', text: 'Not now' } },
        'paper.unavailable',
      )
    await expect(
      writeCopy({ ...app.deps, pdfRenderer: { ...app.deps.pdfRenderer, print } }, { id, firmId }),
    ).rejects.toThrow('Not now')
    await write(id)
    expect(await readCopy(id)).not.toBeNull()
  })
})

test('clients are notified only of the submission and not of its copy', async () => {
  await write(await hand())
  expect(await readBell(app, app.demoData.accounts.marcus)).toEqual([])
  expect(await readBell(app, app.demoData.accounts.elena)).toHaveLength(1)
  expect(
    (await sectionsSeen(marcus, caseId)).every(({ sectionStatus }) => sectionStatus === 4),
  ).toBe(true)
})

/** A PDF renderer that refuses every document. */
// oxlint-disable-next-line require-yield -- it throws before its first yield
async function* refusing<List extends ProblemList>(
  list: List,
  code: keyof List & string,
): AsyncGenerator<Uint8Array> {
  throw problemFactory(list)(code)
}
