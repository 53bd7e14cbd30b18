import { sql } from 'kysely'
import { createCase, type CreateCaseInput } from '#features/cases/server/create-case.ts'
import { joinCase } from '#features/cases/server/participants/participants.ts'
import { statusOfCase, type CaseStatusValues } from '#apps/server/firm/cases/case-status.ts'
import type { Browser, TestApp } from './test-app.ts'
import { newsInCase } from './test-news.ts'

/** At this time it is still November 22 at the office in New York. */
export const now = new Date('2026-11-23T03:00:00Z')

export const filing = { 'filed-on': '2026-11-20', number: '26-10001' } as const
export const untouched = {
  status: 'Pre-Filing',
  caseNumber: null,
  dashBoardTitle: 'We are preparing your case for filing',
}

const person = {
  givenName: 'Ana',
  familyName: 'Lima',
  email: 'ana.lima@example.com',
  mobilePhone: '2125550199',
  contactType: 3,
} as const
const newCase = (app: TestApp, input: Partial<CreateCaseInput> = {}) =>
  app.deps.database.transact(async (tx) => {
    const deps = { ...app.deps, caseCreated: () => Promise.resolve() }
    const { id, participants } = await createCase(deps, tx, {
      firmId: app.demoData.firms.hollis,
      chapter: 7,
      debtor1: person,
      ...input,
    })
    await joinCase(app.deps, tx, participants[0], app.demoData.accounts.rosa)
    return id
  })

/**
 * Creates a case for Rosa. Returns functions for the actions of the firm and for what Rosa sees.
 */
export async function startCase(app: TestApp, rosa: Browser, input: Partial<CreateCaseInput> = {}) {
  const caseId = await newCase(app, input)
  const status = (wanted?: string, values: CaseStatusValues = {}) =>
    statusOfCase(app.deps, caseId, wanted, values)
  const refusal = (wanted: string, values: CaseStatusValues = {}) =>
    status(wanted, values).then(
      () => 'went through',
      (error: unknown) => (error as Error).message,
    )

  async function seen(language = 'en') {
    const query = `{ cases { get { id status caseNumber dashBoardTitle dashBoardHeaderDescription dashBoardCurrentStatusDescription
      statuses { name description state date } } } }`
    const { data } = await rosa.graph(query, {}, { 'accept-language': language })
    return data.cases.get.find(({ id }: { readonly id: string }) => id === caseId)
  }
  const readSteps = async () =>
    (await seen()).statuses.map(
      ({ name, state, date }: { name: string; state: string; date: string | null }) => [
        name,
        state,
        date,
      ],
    )
  const news = async () => (await newsInCase(app, caseId)).map(({ says }) => says)
  const recorded = async () =>
    (
      await sql<{
        event: string
        details: object
      }>`select event, details from audit where object = ${caseId} order by at, id`.execute(
        app.deps.database.db,
      )
    ).rows.map(({ event, details }) => [event, details])
  return { caseId, status, refusal, seen, readSteps, news, recorded }
}

export type StartedCase = Awaited<ReturnType<typeof startCase>>
