import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll } from 'vitest'
import { changeStatus } from '#features/cases/server/stage/change-status.ts'
import { setMeeting } from '#features/cases/server/dates/set-meeting.ts'
import { setUpCourse } from '#features/courses/server/set-up-course.ts'
import { setDeadline as setCourseDeadline } from '#features/courses/server/reminders/set-deadline.ts'
import { decideDocument } from '#features/documents/server/review/decide/decide-document.ts'
import { requestDocument } from '#features/documents/server/review/ask/request-document.ts'
import { sendBackSection } from '#features/questionnaire/server/firm/send-back-section.ts'
import { hideQuestionnaire } from '#features/questionnaire/server/firm/hide-questionnaire.ts'
import { setDeadline } from '#features/questionnaire/server/firm/set-deadline.ts'
import { showSection } from '#features/questionnaire/server/firm/show-questionnaire.ts'
import { savesIn } from '#features/questionnaire/server/save/test-saves.ts'
import { completeStates, show } from '#features/questionnaire/server/test-questionnaires.ts'
import { isExpectedRefusal } from '#lib/problem.ts'
import type { Tx } from '#ports/database.ts'
import type { Browser, TestApp } from '#testing/test-app.ts'
import { pdf, readCategory, tryUpload } from '#testing/test-uploads.ts'

const sections = ['vehicles', 'householdItems'] as const

/** Whatever a firm and its clients can do to the counts of a case. */
export function summaryActsOf(app: TestApp) {
  let people: readonly [Browser, Browser]
  let saves: Awaited<ReturnType<typeof savesIn>>
  let key: { readonly caseId: string; readonly firmId: string }

  beforeAll(async () => {
    people = [app.browser(), app.browser()]
    await people[0].signIn('victor.okonkwo@example.com')
    await people[1].signIn('grace.okonkwo@example.com')
    key = { caseId: app.demoData.cases.okonkwo, firmId: app.demoData.firms.hollis }
    saves = await savesIn(app, key.caseId)
  })

  const asFirm = (work: (tx: Tx) => Promise<unknown>) => app.deps.database.transact(work)

  /** A pending document of the case, or none. */
  async function pickDocument(pick: number): Promise<string | undefined> {
    const rows = await app.rows(sql<{ id: string }>`
      select id from document where case_id = ${key.caseId} and staff_id is null order by id`)
    return rows[pick % Math.max(1, rows.length)]?.id
  }

  const acts = {
    upload: async (pick: number) => {
      const template = pick % 2 === 0 ? 'income.pay-stubs-60-days' : 'certificate-credit-counseling'
      const debtor = pick % 3 === 0 ? 2 : 1
      const categoryId = await readCategory(app, key.caseId, template, debtor)
      const place = { caseId: key.caseId, categoryId }
      await tryUpload(people[debtor - 1] ?? people[0], place, `paper ${pick}.pdf`, pdf(600 + pick))
    },
    decide: async (pick: number) => {
      const documentId = await pickDocument(pick)
      if (documentId === undefined) return
      const decision = (['accept', 'reject', 'question'] as const)[pick % 3] ?? 'accept'
      const input = { documentId, firmId: key.firmId, decision, comment: 'Please look.' }
      await asFirm((tx) => decideDocument(app.deps, tx, input))
    },
    request: (pick: number) => {
      const requirement = (['required', 'notNeeded', 'optional'] as const)[pick % 3] ?? 'required'
      const input = { ...key, requirement, wanted: { key: 'income.pay-stubs-60-days' } }
      return asFirm((tx) => requestDocument(app.deps, tx, input))
    },
    save: async (pick: number) => {
      const data = { has: pick % 2 === 0 ? 'yes' : 'no', needHelp: pick % 3 === 0 }
      await saves.graph(people[0], { key: 'ownedVehicles', data, flag: pick % 2 === 1 })
    },
    complete: async (pick: number) => {
      const section = sections[pick % 2] ?? 'vehicles'
      if (pick % 4 !== 0) await completeStates(app, key.caseId, section)
      const request = { caseId: key.caseId, sectionId: saves.idOf(section) }
      await people[0].graph(
        'mutation ($request: QuestionnaireSectionRequest!) { completeQuestionnaireSection(request: $request) { success } }',
        { request },
      )
    },
    submit: async () => {
      await people[1].graph(
        'mutation ($caseId: ID!) { submitQuestionnaire(caseId: $caseId) { success } }',
        {
          caseId: key.caseId,
        },
      )
    },
    'send back': (pick: number) => {
      const section = sections[pick % 2] ?? 'vehicles'
      return asFirm((tx) => sendBackSection(app.deps, tx, { ...key, section, comment: 'Again' }))
    },
    'show or hide': async (pick: number) => {
      const section = sections[pick % 2] ?? 'vehicles'
      if (pick % 3 === 0) await asFirm((tx) => hideQuestionnaire(app.deps, tx, { ...key, section }))
      else if (pick % 3 === 1) await asFirm((tx) => showSection(app.deps, tx, { ...key, section }))
      else if (pick % 2 === 0) await asFirm((tx) => hideQuestionnaire(app.deps, tx, key))
      else await show(app, key.caseId)
    },
    deadline: (pick: number) => {
      const dueOn = pick % 2 === 0 ? null : `2027-01-${10 + (pick % 20)}`
      return asFirm((tx) => setDeadline(app.deps, tx, { ...key, dueOn }))
    },
    'course deadline': (pick: number) => {
      const day = ['none', 'counted', '2027-02-03'][pick % 3] ?? 'none'
      const debtor = pick % 2 === 0 ? 1 : 2
      const input = { ...key, debtor, kind: 'second-certificate', day } as const
      return asFirm((tx) => setCourseDeadline(app.deps, tx, input))
    },
    course: (pick: number) =>
      setUpCourse(app.deps, {
        ...key,
        courseNumber: pick % 2 === 0 ? 'First' : 'Second',
        jointOption: ([1, 2, 3, 4, null] as const)[pick % 5] ?? null,
        isHeld: pick % 3 === 0,
        ...(pick % 4 === 0 && { waiver: { until: '2027-01-15', reason: 'Exigent' } }),
      }),
    status: (pick: number) => {
      const status = (['Filed', 'Pre-Filing', 'Filed', 'Complete'] as const)[pick % 4] ?? 'Filed'
      return asFirm((tx) =>
        changeStatus(app.deps, tx, {
          ...key,
          status,
          isConfirmed: true,
          isNumberPending: true,
          ...(status === 'Filed' && { filedOn: '2026-08-03' }),
          ...(status === 'Complete' && { outcome: 'dismissed' }),
        }),
      )
    },
    meeting: (pick: number) => {
      const day = pick % 3 === 0 ? null : `2026-12-${10 + (pick % 15)}`
      return asFirm((tx) => setMeeting(app.deps, tx, { ...key, day, isContinued: pick % 4 === 1 }))
    },
  } as const satisfies Readonly<Record<string, (pick: number) => Promise<unknown>>>

  const anyAct = fc.record({
    act: fc.constantFrom(...(Object.keys(acts) as ReadonlyArray<keyof typeof acts>)),
    pick: fc.nat(60),
  })

  /** A refusal is fine: most acts are not possible at every moment. */
  async function take({ act, pick }: { readonly act: keyof typeof acts; readonly pick: number }) {
    try {
      await acts[act](pick)
    } catch (error) {
      if (!isExpectedRefusal(error)) throw error
    }
  }
  /** Made before the tests. */
  const given = {
    get key() {
      return key
    },
  }
  return { given, asFirm, anyAct, take }
}
