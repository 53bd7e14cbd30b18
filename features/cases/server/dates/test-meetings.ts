import type { TestApp } from '#testing/test-app.ts'
import { createCase, type CreateCaseInput } from '../create-case.ts'
import { joinCase } from '../participants/participants.ts'
import { setMeeting, type SetMeetingInput } from './set-meeting.ts'

const person = {
  givenName: 'Ana',
  familyName: 'Lima',
  email: 'ana.lima@example.com',
  mobilePhone: '2125550199',
  contactType: 3,
} as const

/** Cases of Denise Carter, and the meeting of creditors in them. */
export function meetingsOf(app: TestApp) {
  const toKey = (caseId: string) => ({ caseId, firmId: app.demoData.firms.hollis })
  return {
    toKey,
    /** Filed by default. Returns the ID of the case. */
    newCase: (chapter: 7 | 13 | null = 7, more: Partial<CreateCaseInput> = {}) =>
      app.deps.database.transact(async (tx) => {
        const created = await createCase(
          { ...app.deps, caseCreated: () => Promise.resolve() },
          tx,
          {
            firmId: app.demoData.firms.hollis,
            chapter,
            debtor1: person,
            clientCode: 'HR-LIMA',
            status: 'Filed',
            ...more,
          },
        )
        await joinCase(app.deps, tx, created.participants[0], app.demoData.accounts.denise)
        return created.id
      }),
    set: (caseId: string, day: string | null, more: Partial<SetMeetingInput> = {}) =>
      app.deps.database.transact((tx) =>
        setMeeting(app.deps, tx, { ...toKey(caseId), day, isContinued: false, ...more }),
      ),
  }
}
