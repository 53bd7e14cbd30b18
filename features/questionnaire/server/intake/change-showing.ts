// Staff show or hide the questionnaire of a case, and set its deadline and instructions (spec: intake#showing).
import { getFirmContextOfCase } from '#features/cases/server/firm-of-case.ts'
import { lockPeople } from '#features/cases/server/participants/change-spouse.ts'
import { requireCase } from '#features/cases/server/staff/open-case-for-staff.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import { calendarDay } from '#lib/dates.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { FirmTx } from '#ports/database.ts'
import { toInstructionsHtml, toInstructionsText } from '../../rules/content/instructions.ts'
import { problem } from '../../rules/firm-problems.ts'
import {
  applyShowing,
  findShowingProblems,
  isSameInstructions,
  isSameShowing,
  neverShown,
  type Showing,
} from '../../rules/intake/showing.ts'
import type { QuestionnaireDeps } from '../deps.ts'
import { requireOpenCase, type FirmContext } from '../firm/firm-context.ts'
import { hideQuestionnaire } from '../firm/hide-questionnaire.ts'
import { setDeadline } from '../firm/set-deadline.ts'
import { setInstructions } from '../firm/set-instructions.ts'
import { showQuestionnaire } from '../firm/show-questionnaire.ts'
import { lockOpenQuestionnaire } from '../open-questionnaire.ts'
import { toFirmDeps, type IntakeDeps } from './deps.ts'
import type { SectionActResult } from './section-acts.ts'

/** Null instructions: the stored ones. */
export type ShowingInput = Omit<Showing, 'instructions'> & {
  readonly instructions: string | null
}

export interface ChangeShowingInput {
  readonly caseId: string
  /** What the person saw. */
  readonly seen: ShowingInput
  readonly change: ShowingInput
}

export async function changeShowing(
  deps: IntakeDeps,
  viewer: StaffViewer,
  { caseId, seen, change }: ChangeShowingInput,
): Promise<SectionActResult> {
  requirePermission(deps, viewer, 'review-intake')
  const firmDeps = toFirmDeps(deps, viewer)
  return deps.workspaceDatabase.forFirm(viewer.firmId).transact(async (tx) => {
    const key = await requireCase(tx, viewer, caseId)
    // A case without a questionnaire has no row of its own to lock.
    await lockPeople(tx, key)
    const current = (await readShowing(firmDeps, tx, key)) ?? neverShown
    if (!isSameShowing(toShowing(current, seen), current)) return { isOutdated: true }
    const next = applyShowing(current, toShowing(current, change))
    if (isSameShowing(next, current)) return { isOutdated: false }
    await requireOpenCase(tx, key)
    await check(deps, tx, key, { current, next })
    await write(firmDeps, tx, { ...key, staffId: viewer.staffId }, { current, next })
    return { isOutdated: false }
  })
}

function toShowing(current: Showing, input: ShowingInput): Showing {
  return { ...input, instructions: input.instructions ?? current.instructions }
}

async function readShowing(
  deps: QuestionnaireDeps,
  tx: FirmTx,
  key: Pick<FirmContext, 'caseId' | 'firmId'>,
): Promise<Showing | undefined> {
  const questionnaire = await lockOpenQuestionnaire(deps, tx, key)
  if (!questionnaire) return undefined
  const { isDisplayed, dueOn, instructions } = questionnaire
  return { isShown: isDisplayed, dueOn, instructions: toInstructionsText(instructions) }
}

interface ShowingChange {
  readonly current: Showing
  readonly next: Showing
}

async function check(
  { clock }: IntakeDeps,
  tx: FirmTx,
  key: Pick<FirmContext, 'caseId' | 'firmId'>,
  { current, next }: ShowingChange,
): Promise<void> {
  const context = await getFirmContextOfCase(tx, key)
  if (!context) throw new Error('The case has no firm')
  const today = calendarDay(clock.now(), context.timeZone)
  const [finding] = findShowingProblems(current, next, today)
  if (finding) throw problem(finding.code)
}

async function write(
  deps: QuestionnaireDeps,
  tx: FirmTx,
  firmContext: FirmContext,
  { current, next: { isShown, dueOn, instructions } }: ShowingChange,
): Promise<void> {
  if (isShown && !current.isShown) await showQuestionnaire(deps, tx, firmContext)
  if (!isShown) await hideQuestionnaire(deps, tx, firmContext)
  if (dueOn !== current.dueOn) await setDeadline(deps, tx, { ...firmContext, dueOn })
  // Unchanged text keeps the headings of HTML that a script has set.
  if (!isSameInstructions(instructions, current.instructions))
    await setInstructions(deps, tx, { ...firmContext, html: toInstructionsHtml(instructions) })
}
