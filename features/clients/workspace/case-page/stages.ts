// The stages of a case as a row of steps, and what comes next.
import type { TimelineStep } from '#ui/display/TimelineMark.tsx'
import type { WordingOf } from '#ui/language/language.ts'
import type { ClientStep } from '#ui/graphql/enums.generated.ts'
import type { StaffCase } from '#features/cases/workspace/case/case-data.ts'
import type { casePageWords } from '#features/cases/workspace/case/words.ts'

type PageWords = WordingOf<typeof casePageWords>

const stageNames = ['invited', 'collecting', 'ready', 'filed', 'meeting', 'discharge'] as const
type StageName = (typeof stageNames)[number]

/** A closed case has no stage: it may have ended at any of them. */
const stageOfStep: Readonly<Record<ClientStep, StageName | undefined>> = {
  NOT_INVITED: 'invited',
  INVITED: 'invited',
  INVITATION_ENDED: 'invited',
  COLLECTING_DOCUMENTS: 'collecting',
  QUESTIONNAIRE_OPEN: 'collecting',
  FIRST_COURSE: 'collecting',
  CLIENT_DONE: 'ready',
  READY_TO_FILE: 'ready',
  FILED: 'filed',
  MEETING_SCHEDULED: 'meeting',
  SECOND_COURSE: 'meeting',
  WAITING_FOR_COURT: 'discharge',
  DISCHARGED: 'discharge',
  CLOSED: undefined,
}

/** Returns an empty list for a closed case. */
export function toStages(step: ClientStep, words: PageWords['stages']): readonly TimelineStep[] {
  const stage = stageOfStep[step]
  if (stage === undefined) return []
  const at = stageNames.indexOf(stage)
  return stageNames.map((id, index) => ({
    id,
    name: words[id],
    state: index < at ? 'done' : index === at ? 'current' : 'next',
  }))
}

export interface NextStep {
  readonly isForFirm: boolean
  readonly text: string
}

type ClientFacts = Pick<
  StaffCase['client'],
  'step' | 'documentsToReview' | 'sectionsToCheck' | 'helpRequests' | 'waitsFor'
>

/** What the firm does next, else what the client does next, else undefined. */
export function findNextStep(client: ClientFacts, words: PageWords): NextStep | undefined {
  const { tasks } = words
  const { step, documentsToReview, sectionsToCheck, helpRequests, waitsFor } = client
  const ofFirm = [
    step === 'NOT_INVITED' && tasks.invite,
    step === 'INVITATION_ENDED' && tasks.newLink,
    documentsToReview > 0 && tasks.review(documentsToReview),
    sectionsToCheck > 0 && tasks.check(sectionsToCheck),
    helpRequests > 0 && tasks.help(helpRequests),
    step === 'CLIENT_DONE' && tasks.beforeFiling,
    step === 'READY_TO_FILE' && tasks.file,
  ].filter((task) => task !== false)
  if (ofFirm.length > 0) return { isForFirm: true, text: words.nextForUs(ofFirm.join(', ')) }
  if (waitsFor === null) return undefined
  return { isForFirm: false, text: words.waitingForClient(words.waitsFor[waitsFor]) }
}
