import type { Browser, TestApp } from '#testing/test-app.ts'
import { createCase, type CreateCaseInput } from '#features/cases/server/create-case.ts'
import { joinCase } from '#features/cases/server/participants/participants.ts'
import { setMeeting } from '#features/cases/server/dates/set-meeting.ts'
import { createCategories } from '#features/documents/server/checklist/create-categories.ts'
import { setDeadline, type SetDeadlineInput } from './set-deadline.ts'

export const person = {
  givenName: 'Ana',
  familyName: 'Lima',
  email: 'ana.lima@example.com',
  mobilePhone: '2125550199',
  contactType: 3,
} as const

export async function readDays(browser: Browser, id: string): Promise<readonly string[]> {
  const { data } = await browser.graph(
    '{ cases { get { id courseDeadlines { kind day checkWithCourt } } } }',
  )
  const { courseDeadlines } = data.cases.get.find((item: { id: string }) => item.id === id)
  return courseDeadlines.map(
    (deadline: { kind: string; day: string; checkWithCourt: boolean }) =>
      `${deadline.kind} ${deadline.day}${deadline.checkWithCourt ? ' ?' : ''}`,
  )
}

export const counted = ['clerk-notice 2027-01-29 ?', 'second-certificate 2027-02-16 ?']

/** Joint filed cases, with what the firm sets and the clients read of their days. */
export function deadlinesOf(app: TestApp) {
  /** Creates a joint case of Marcus and Elena. */
  async function newCase(input: Partial<CreateCaseInput> = {}): Promise<string> {
    return app.deps.database.transact(async (tx) => {
      const created = await createCase(
        {
          ...app.deps,
          caseCreated: (inner, legalCase) => createCategories(app.deps, inner, legalCase),
        },
        tx,
        {
          firmId: app.demoData.firms.hollis,
          chapter: 7,
          debtor1: person,
          debtor2: { ...person, email: 'leo.lima@example.com', mobilePhone: '2125550198' },
          clientCode: 'HR-LIMA',
          status: 'Filed',
          ...input,
        },
      )
      await joinCase(app.deps, tx, created.participants[0], app.demoData.accounts.marcus)
      if (created.participants[1])
        await joinCase(app.deps, tx, created.participants[1], app.demoData.accounts.elena)
      return created.id
    })
  }
  const meet = (caseId: string, day = '2026-12-15') =>
    app.deps.database.transact((tx) =>
      setMeeting(app.deps, tx, {
        caseId,
        firmId: app.demoData.firms.hollis,
        day,
        isContinued: false,
      }),
    )
  const set = (caseId: string, day: string, more: Partial<SetDeadlineInput> = {}) =>
    app.deps.database.transact((tx) =>
      setDeadline(app.deps, tx, {
        caseId,
        firmId: app.demoData.firms.hollis,
        debtor: 1,
        kind: 'second-certificate',
        day,
        ...more,
      }),
    )
  return { newCase, meet, set }
}
