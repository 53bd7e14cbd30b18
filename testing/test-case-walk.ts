// A case that its people go on with while the firm changes it, for tests.
import { sql } from 'kysely'
import { joinCase } from '#features/cases/server/participants/participants.ts'
import { findCase } from '#features/cases/server/read-cases.ts'
import { changeChapter } from '#features/cases/server/stage/change-chapter.ts'
import { courseTaskOfCase } from '#features/courses/server/case-courses.ts'
import { coupleWithCase, placedCourse } from '#features/courses/server/taking/test-taking.ts'
import type { Debtor } from '#features/courses/rules/progress/course-facts.ts'
import { caseFlags } from '#features/documents/server/review/decide/case-flags.ts'
import {
  addSpouseToCase,
  removeSpouseFromCase,
} from '#features/invitation/server/clients/change-spouse.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import { statusOfCase } from '#apps/server/firm/cases/case-status.ts'
import type { TestApp } from './test-app.ts'
import { act, decide, listRequests, type Act, type Person } from './test-case-requests.ts'

export interface CaseWalk {
  /** What is asked of the person whom the choice names, or else of the other. */
  listRequests(choice: number): Promise<readonly Act[]>
  /** What the firm may try at any time. Refuses what the case does not allow. */
  readonly actsOfFirm: readonly Act[]
  /** The counts of all people, which are 0 when nothing is asked. */
  readCounts(): Promise<Readonly<Record<string, number>>>
}

const certificates = ['certificate-credit-counseling', 'certificate-debtor-education'] as const
const filing = { 'filed-on': '2026-11-20', number: '26-10457' } as const

export const starts = ['single', 'joint', 'ordered by 1 for both', 'ordered by 2 for both'] as const

/** Starts a case in which only the certificates are asked. */
export async function startCaseWalk(
  app: TestApp,
  staff: StaffViewer,
  start: (typeof starts)[number],
): Promise<CaseWalk> {
  const { deps } = app
  const people = await coupleWithCase(app, { isSingle: start === 'single' })
  const { caseId, firmId } = people
  const { db } = app.owner
  await onlyCertificates()
  if (start.startsWith('ordered'))
    await placedCourse(app, people, { option: 1, debtor: start.includes('1') ? 1 : 2 })

  async function onlyCertificates(): Promise<void> {
    await sql`
      update document_category
      set requirement = 'notNeeded'
      where case_id = ${caseId} and not (template_key = any(${certificates}))`.execute(db)
  }

  async function readPeople(): Promise<readonly Person[]> {
    const { rows } = await sql<{ debtor: Debtor; accountId: string; familyName: string }>`
      select p.debtor, p.account_id, a.family_name
      from participant p
      join account a on a.id = p.account_id
      where p.case_id = ${caseId}
      order by p.debtor`.execute(db)
    return rows.map(({ debtor, accountId, familyName }) => ({
      debtor,
      familyName,
      ...{ caseId, firmId },
      viewer: { kind: 'client', source: staff.source, accountId, sessionId: deps.ids.rowId() },
    }))
  }

  async function readCase({ viewer }: Person) {
    const legalCase = await findCase(deps.database.db, viewer, caseId)
    if (!legalCase) throw new Error('A person of the case does not see it')
    const batch = new Map()
    const [task, flags] = [
      await courseTaskOfCase(deps, legalCase, { batch }),
      await caseFlags(deps, legalCase, { batch, viewer }),
    ]
    return { legalCase, task, flags }
  }

  async function joins(): Promise<void> {
    const key = deps.ids.rowId()
    await addSpouseToCase(deps, staff, {
      ...{ caseId, key, isPhoneShared: false, sendsInvitation: false },
      spouse: {
        ...{ givenName: 'Owen', familyName: 'Taker', email: people.debtor2.email },
        ...{ mobilePhone: '2125550199', language: 'en' },
      },
    })
    await deps.database.transact((tx) =>
      joinCase(deps, tx, { participantId: key, firmId }, people.debtor2.accountId),
    )
    await onlyCertificates()
  }

  async function leaves(): Promise<void> {
    const { rows } = await sql<{ id: string }>`
      select id from participant where case_id = ${caseId} and debtor = 2`.execute(db)
    await removeSpouseFromCase(deps, staff, { participantId: rows[0]?.id ?? '', hasAccount: true })
  }

  async function convert(): Promise<void> {
    const { rows } = await sql<{ chapter: 7 | 13; status: string }>`
      select chapter, status from legal_case where id = ${caseId}`.execute(db)
    const seen = rows[0]?.chapter ?? 7
    await changeChapter(deps, staff, {
      ...{ caseId, seen, chapter: seen === 7 ? 13 : 7 },
      convertedOn: rows[0]?.status === 'Filed' ? app.today() : undefined,
    })
    await onlyCertificates()
  }

  async function end(): Promise<void> {
    const { rows } = await sql<{ status: string }>`
      select status from legal_case where id = ${caseId}`.execute(db)
    const outcome = rows[0]?.status === 'Filed' ? 'discharged' : 'withdrawn'
    await statusOfCase(deps, caseId, 'Complete', { outcome })
  }

  async function reject(): Promise<void> {
    const { rows } = await sql<{ id: string }>`
      select id from document
      where case_id = ${caseId} and status in ('Pending', 'Accepted')
      order by id limit 1`.execute(db)
    if (rows[0]) await decide(app, people, rows[0].id, 'reject')
  }

  return {
    async listRequests(choice) {
      const people = await readPeople()
      const first = choice % people.length
      for (const person of [...people.slice(first), ...people.slice(0, first)]) {
        const acts = await listRequests(app, person)
        if (acts.length > 0) return acts
      }
      return []
    },
    actsOfFirm: [
      act('firm', 'the spouse joins', joins),
      act('firm', 'the spouse leaves', leaves),
      act('firm', 'the spouse leaves', leaves),
      act('firm', 'another chapter', convert),
      act('firm', 'reject a document', reject),
      act('firm', 'file', async () => void (await statusOfCase(deps, caseId, 'Filed', filing))),
      act('firm', 'end', end),
    ],
    async readCounts() {
      const counts: Record<string, number> = {}
      for (const person of await readPeople()) {
        const { flags, task } = await readCase(person)
        counts[`${person.debtor}: courses`] = task === undefined ? 0 : 1
        counts[`${person.debtor}: folders open`] = flags.foldersOpen
        counts[`${person.debtor}: folders sent back`] = flags.foldersSentBack
        counts[`${person.debtor}: documents to review`] = flags.toReview
        counts[`${person.debtor}: the task`] = flags.showSubmit ? 1 : 0
      }
      return counts
    },
  }
}
