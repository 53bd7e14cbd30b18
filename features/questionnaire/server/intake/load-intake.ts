import type { ParticipantRecord } from '#features/cases/rules/records.ts'
import {
  openCaseForStaff,
  requireCase,
  type StaffCaseKey,
} from '#features/cases/server/staff/open-case-for-staff.ts'
import { listPeople } from '#features/cases/server/participants/participants.ts'
import { listColleagues, type Colleagues } from '#features/staff/server/colleagues.ts'
import type { Language } from '#lib/language.ts'
import { mapInSteps } from '#lib/steps.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { FirmTx } from '#ports/database.ts'
import { shapeText } from '../../rules/shape.ts'
import { problem } from '../../rules/firm-problems.ts'
import type { OpenedAnswer } from '../../rules/private/opened-answer.ts'
import type { QuestionnaireDeps } from '../deps.ts'
import { loadQuestionnaire, type Questionnaire } from '../load-questionnaire.ts'
import { lockOpenQuestionnaire } from '../open-questionnaire.ts'
import { answerRows, type AnswerRow } from '../read/answers.store.ts'
import { runCooperatively } from '../save/cooperative.ts'
import { openAnswer } from '../read/sealed-answers.ts'
import { readNewestCopy, type NewestCopy } from '../save/submissions.store.ts'
import { toFirmDeps, type IntakeDeps } from './deps.ts'
import {
  listIntakeStates,
  listSectionActs,
  type IntakeStateRow,
  type SectionActsRow,
} from './intake.store.ts'

export interface IntakeAnswer {
  readonly opened: OpenedAnswer
  readonly revision: number
  readonly savedAt: Date
  /** The account of the client. */
  readonly savedBy: string | null
}

/** The questionnaire of a case with all that the firm reads of it. */
export interface Intake {
  readonly questionnaire: Questionnaire
  readonly language: Language
  readonly states: ReadonlyMap<string, IntakeStateRow>
  readonly answers: ReadonlyMap<string, IntakeAnswer>
  /** By section ID. */
  readonly acts: ReadonlyMap<string, SectionActsRow>
  readonly copy: NewestCopy
  readonly people: readonly ParticipantRecord[]
  readonly colleagues: Colleagues
}

export interface IntakeInput {
  readonly caseId: string
  /** True for the page of the questionnaire, which the audit notes as an opened case. */
  readonly isPage: boolean
}

/** Undefined for a case without a questionnaire. Throws for a case of another firm. */
export async function loadIntake(
  deps: IntakeDeps,
  viewer: StaffViewer,
  { caseId, isPage }: IntakeInput,
): Promise<Intake | undefined> {
  const firmDeps = toFirmDeps(deps, viewer)
  const rows = await deps.workspaceDatabase.forFirm(viewer.firmId).transact(async (tx) => {
    const open = (id: string) =>
      isPage ? openCaseForStaff(deps, tx, viewer, id) : requireCase(tx, viewer, id)
    return readRows(firmDeps, tx, await open(caseId))
  })
  return rows && openRows(firmDeps, viewer, rows)
}

/** For the parts of a case whose questionnaire exists. */
export async function requireIntake(
  deps: IntakeDeps,
  viewer: StaffViewer,
  caseId: string,
): Promise<Intake> {
  const intake = await loadIntake(deps, viewer, { caseId, isPage: false })
  if (!intake) throw problem('questionnaire.none-here')
  return intake
}

type IntakeRows = Omit<Intake, 'answers' | 'language'> & { readonly rows: readonly AnswerRow[] }

async function readRows(
  deps: QuestionnaireDeps,
  tx: FirmTx,
  key: StaffCaseKey,
): Promise<IntakeRows | undefined> {
  const questionnaire = await loadCurrent(deps, tx, key)
  if (!questionnaire) return undefined
  return {
    questionnaire,
    rows: await answerRows(tx, key),
    states: await listIntakeStates(tx, key),
    acts: await listSectionActs(tx, key),
    copy: await readNewestCopy(tx, key),
    people: await listPeople(tx, key),
    colleagues: await listColleagues(tx, key),
  }
}

/** The states follow a change of the case first, as when a client reads them. */
async function loadCurrent(
  deps: QuestionnaireDeps,
  tx: FirmTx,
  key: StaffCaseKey,
): Promise<Questionnaire | undefined> {
  const questionnaire = await loadQuestionnaire(deps, tx, key)
  return !questionnaire || questionnaire.shape === shapeText(questionnaire.shapeNow)
    ? questionnaire
    : lockOpenQuestionnaire(deps, tx, key)
}

async function openRows(
  deps: QuestionnaireDeps,
  { source: { language } }: StaffViewer,
  { rows, ...others }: IntakeRows,
): Promise<Intake> {
  const opened = await runCooperatively(
    mapInSteps(rows, (row): readonly [string, IntakeAnswer] => {
      const { questionKey, revision, savedAt, savedBy } = row
      const answer = openAnswer(deps, others.questionnaire, row)
      return [questionKey, { opened: answer, revision, savedAt, savedBy }]
    }),
  )
  return { ...others, language, answers: new Map(opened) }
}
