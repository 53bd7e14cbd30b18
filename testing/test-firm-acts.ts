import { findFirmOfCase } from '#features/cases/server/firm-of-case.ts'
import { changeStatus } from '#features/cases/server/stage/change-status.ts'
import { createCase, type CreateCaseInput } from '#features/cases/server/create-case.ts'
import { joinCase } from '#features/cases/server/participants/participants.ts'
import { createCategories } from '#features/documents/server/checklist/create-categories.ts'
import type { StatusChange } from '#features/cases/rules/status/status-change.ts'
import type { Tx } from '#ports/database.ts'
import type { Browser, TestApp } from './test-app.ts'

export const person = {
  givenName: 'Ana',
  familyName: 'Lima',
  email: ' Ana.Lima@Example.com ',
  mobilePhone: '2125550199',
  contactType: 3,
} as const
export const make = (app: TestApp, input: Partial<CreateCaseInput>) =>
  app.deps.database.transact((tx) =>
    createCase(
      {
        ...app.deps,
        caseCreated: (inner: Tx, legalCase) => createCategories(app.deps, inner, legalCase),
      },
      tx,
      { firmId: app.demoData.firms.northgate, chapter: 7, debtor1: person, ...input },
    ),
  )
export const change = (
  app: TestApp,
  caseId: string,
  status: 'Pre-Filing' | 'Filed' | 'Complete',
  more: Partial<StatusChange> = {},
) =>
  app.deps.database.transact(async (tx) => {
    const firmId = (await findFirmOfCase(tx, caseId)) ?? app.demoData.firms.hollis
    return changeStatus(app.deps, tx, { caseId, firmId, status, ...more })
  })
export const joined = async (app: TestApp, input: Partial<CreateCaseInput>) => {
  const created = await make(app, input)
  await app.deps.database.transact((tx) =>
    joinCase(app.deps, tx, created.participants[0], app.demoData.accounts.rosa),
  )
  return created.id
}

const fields = `id caseNumber caseType status openDate isJoint clientCode attorneyName debtor1EmailAddress debtor2EmailAddress dashBoardTitle dashBoardHeaderDescription
  dashBoardCurrentStatusDescription statuses { name order state date } firm { name officeId city phone emailAddress website iconUrl colour onColour }`
export const readCase = async (browser: Browser, id: string) =>
  (await browser.graph(`{ cases { get { ${fields} } } }`)).data.cases.get.find(
    (client: { id: string }) => client.id === id,
  )
export const states = async (browser: Browser, id: string) =>
  (await readCase(browser, id)).statuses.map(({ state }: { state: string }) => state)
