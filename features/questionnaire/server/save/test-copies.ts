import { sql } from 'kysely'
import { expect } from 'vitest'
import { readPdf } from '#adapters/pdf/test-reading.ts'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { aClientAlone, twoSpouses } from '#testing/test-people.ts'
import { place } from '../test-questionnaires.ts'
import { savesIn, type Saving } from './test-saves.ts'
import { copyQueue, writeCopy } from './write-copy.ts'

const submit =
  'mutation ($caseId: ID!) { submitQuestionnaire(request: { caseId: $caseId }) { success error } }'
const answers: readonly Saving[] = [
  {
    section: 'personalInformation',
    key: 'legalName_d1',
    data: { firstName: 'Łukasz', lastName: 'Peña-Nguyễn', idKind: 'none' },
  },
  {
    section: 'personalInformation',
    key: 'taxIds_d1',
    data: { taxIdKind: 'ssn', ssn: '987654321' },
  },
  {
    section: 'personalInformation',
    key: 'contactDetails_d1',
    data: { dateOfBirth: '04/12/1979', mobilePhone: '2125550151' },
  },
  {
    section: 'personalInformation',
    key: 'homeAddress_d1',
    data: {
      address: {
        street: '77 Hidden Hollow Rd.',
        city: 'Secretville',
        state: 'NY',
        zip: '12999',
        county: 'Quiet County',
      },
      movedIn: '03/2019',
      keepPrivate: 'yes',
    },
  },
  {
    section: 'vehicles',
    key: 'ownedVehicles',
    data: {
      has: 'yes',
      vehicles: [
        {
          id: 'c4r001',
          vehicleDetails: { kind: 'car', year: '2018', make: 'Honda', model: 'Civic' },
        },
      ],
    },
  },
]

/** Both spouses of a joint case and a client of another case, logged in. */
export function openCopies() {
  const app = openTestApp()
  const { debtor1: marcus, debtor2: elena, caseId, firmId } = twoSpouses(app)
  const { client: rosa } = aClientAlone(app)

  /** Deletes earlier submissions, and saves the answers in the joint case. */
  async function saveAnswers() {
    const { db } = app.deps.database
    const saves = await savesIn(app, caseId)
    await sql`delete from questionnaire_submission`.execute(db)
    await sql`delete from notification`.execute(db)
    await sql`delete from pgboss.job where name = ${copyQueue}`.execute(app.owner.db)
    await place(app, caseId, 'all', 2)
    for (const answer of answers)
      expect(await saves.save(marcus, answer)).toMatchObject({ success: true })
    return saves
  }
  /** Submits the questionnaire. Returns the ID of the submission from the data of the job. */
  async function hand(
    browser = marcus,
    id = caseId,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<string> {
    await place(app, id, 'all', 3)
    expect((await browser.graph(submit, { caseId: id }, headers)).data.submitQuestionnaire).toEqual(
      {
        success: true,
        error: null,
      },
    )
    const { rows } = await sql<{
      data: { readonly submissionId: string; readonly firmId: string }
    }>`select data from pgboss.job where name = ${copyQueue} order by created_on desc, id desc limit 1`.execute(
      app.owner.db,
    )
    expect(rows[0]?.data).toEqual({ submissionId: expect.any(String), firmId })
    return rows[0]?.data.submissionId ?? ''
  }
  const write = (id: string) => writeCopy(app.deps, { id, firmId })
  const readCopy = async (id: string) =>
    (
      await sql<{
        copyId: string | null
      }>`select copy_id as "copyId" from questionnaire_submission where id = ${id}`.execute(
        app.deps.database.db,
      )
    ).rows[0]?.copyId ?? null
  const get = (browser: Browser, id: string | null) => browser.get(`/file/download/${id}`)
  const readText = async (id: string) =>
    (await readPdf((await get(marcus, await readCopy(id))).body)).all
  const copies = async () =>
    (
      await sql<{ name: string }>`
    select d.name from document d join document_category c on c.id = d.category_id where d.case_id = ${caseId} and c.template_key = 'your-answers' order by d.id`.execute(
        app.deps.database.db,
      )
    ).rows
  return {
    app,
    marcus,
    elena,
    rosa,
    caseId,
    firmId,
    saveAnswers,
    hand,
    write,
    readCopy,
    get,
    readText,
    copies,
  }
}
