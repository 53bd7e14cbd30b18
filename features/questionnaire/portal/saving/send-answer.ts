import type { Json, JsonObject } from '#features/questionnaire/rules/content/model.ts'
import type { QuestionnaireProblemCode } from '#features/questionnaire/rules/problems.ts'
import type { casesProblems } from '#features/cases/rules/problems.ts'
import { activeCases } from '#features/cases/portal/cases.operations.ts'
import {
  isReadOnly,
  type SectionStatus,
} from '#features/questionnaire/rules/progress/section-status.ts'
import { readRefusal } from '#lib/problem.ts'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { credentials, graph } from '#ui/graphql/graph.ts'
import { getKey, readAgain } from '#ui/graphql/hooks.ts'
import { queryClient } from '#ui/graphql/query-client.ts'
import {
  caseQuestionnaireSections,
  saveQuestionnaireSectionData,
  sectionById,
  type SaveQuestionnaireSectionDataMutation,
} from '../questionnaire.operations.ts'
import { isSectionKnown, patchSection, readQuestion } from './patch-section.ts'
import { mergeResult } from './adopt.ts'
import type { QuestionRef, SendManner, SendResult } from './driver.ts'
import type { Change, Failure, Overwritten } from './saving-state.ts'
import { withoutUnfinished } from './unfinished-numbers.ts'

/** The case has ended, or the firm has hidden the questionnaire (spec: questionnaire#display-flag). */
const closingCodes: ReadonlySet<string | null> = new Set([
  'questionnaire.case-ended' satisfies QuestionnaireProblemCode,
  'cases.not-found' satisfies keyof typeof casesProblems,
])
const tooMuchSaved: QuestionnaireProblemCode = 'questionnaire.too-much-saved'

type Answer = SaveQuestionnaireSectionDataMutation['saveQuestionnaireSectionData']

/** Browsers allow 65,536 bytes for all keepalive requests, including the operation's name. */
export const keepaliveBytes = 64_000

/** If there is no response after this time, the server counts as unreachable. */
const maxWaitMs = 30_000

let bytesUnderWay = 0

export async function sendAnswer(
  place: QuestionRef,
  change: Change,
  { byPerson, isLeaving }: SendManner,
): Promise<SendResult> {
  // The session ended on this page. The draft waits for the next login.
  if (credentials.get() === undefined) return { type: 'failed', failure: 'signed-out' }
  // Needs the section, whose form says which numbers are unfinished
  // (spec: questionnaire#unfinished-number, saving#draft-of-another-page).
  if (!isSectionKnown(place) && (isLeaving || !(await readSection(place))))
    return { type: 'failed', failure: 'unreachable' }
  const variables = getVariables(place, change)
  const bytes = toBytes(variables)
  const keepalive = bytesUnderWay + bytes <= keepaliveBytes
  if (keepalive) bytesUnderWay += bytes
  const options = {
    background: !byPerson,
    atOnce: isLeaving,
    signal: AbortSignal.timeout(maxWaitMs),
  }
  try {
    const { saveQuestionnaireSectionData: answer } = await graph
      .run(saveQuestionnaireSectionData, variables, { ...options, keepalive })
      .catch((problem: unknown) => {
        // Over the browser's keepalive limit, a request fails as if there were no network.
        if (keepalive && hasNothingComeBack(problem))
          return graph.run(saveQuestionnaireSectionData, variables, options)
        throw problem
      })
    await applyAnswer(place, answer, variables.data)
    return toResult(answer, change.data, JSON.parse(variables.data) as JsonObject)
  } catch (problem) {
    return { type: 'failed', failure: readFailure(problem) }
  } finally {
    if (keepalive) bytesUnderWay -= bytes
  }
}

/** False after a temporary error. True if the read was refused, since the save fails too. */
async function readSection({ caseId, sectionId }: QuestionRef): Promise<boolean> {
  const variables = { caseId, sectionId }
  try {
    await queryClient.fetchQuery({
      queryKey: getKey(sectionById, variables),
      queryFn: () => graph.run(sectionById, variables, { background: true }),
      retry: false,
    })
    return true
  } catch (problem) {
    return readFailure(problem) === 'refused'
  }
}

/** True when all of these fit into keepalive requests. */
export function fitsKeepalive(
  unsent: ReadonlyArray<{ readonly place: QuestionRef; readonly change: Change }>,
): boolean {
  return (
    unsent.reduce((bytes, { place, change }) => bytes + toBytes(getVariables(place, change)), 0) <=
    keepaliveBytes
  )
}

function getVariables(place: QuestionRef, { data, isComplete, writer, sequence, base }: Change) {
  const question = readQuestion(place)
  const text = JSON.stringify(question ? withoutUnfinished(data, question) : data)
  // Base 0 means no answer when typing began, so that a spouse's newer answer is merged.
  return {
    ...place,
    data: text,
    questionCompleteFlag: isComplete,
    baseRevision: base ?? 0,
    writer,
    sequence,
  }
}

/** Encoded size. The answer is a JSON string inside JSON, so its quotation marks are escaped. */
function toBytes(variables: object): number {
  return new TextEncoder().encode(JSON.stringify(variables)).byteLength
}

async function applyAnswer(place: QuestionRef, answer: Answer, sentText: string): Promise<void> {
  if (!answer.success) {
    if (isClosed(answer)) void readAgain(sectionById, caseQuestionnaireSections, activeCases)
    return
  }
  await patchSection(place, answer, sentText)
  if (answer.reopenedSectionIds.length > 0) void readAgain(caseQuestionnaireSections)
}

/** True if the client can no longer change the section, for example since a spouse submitted it. */
function isClosed({ sectionStatus, errorCode }: Answer): boolean {
  if (closingCodes.has(errorCode)) return true
  return sectionStatus !== null && isReadOnly(sectionStatus as SectionStatus)
}

/** True if this feature has a text for the refusal. Refusals of other features have none here. */
function hasOwnWords({ errorCode }: Answer): boolean {
  return errorCode?.startsWith('questionnaire.') === true
}

function toResult(answer: Answer, typed: JsonObject, submitted: JsonObject): SendResult {
  if (!answer.success) {
    // Tries again later, as if the server were unreachable.
    if (answer.errorCode === tooMuchSaved) return { type: 'failed', failure: 'unreachable' }
    return {
      type: 'failed',
      failure: isClosed(answer) ? 'closed' : 'refused',
      ...(hasOwnWords(answer) && { refusal: readRefusal(answer, answer.error ?? '') }),
    }
  }
  const {
    revision,
    savedAt,
    questionCompleteFlag,
    questionDataJsonText,
    overwrittenPaths,
    overwrittenValues,
  } = answer
  const overwritten = overwrittenPaths.map((path, at): Overwritten => ({
    path,
    spouses: parseJson(overwrittenValues?.[at]),
  }))
  return {
    type: 'saved',
    response: {
      revision: revision ?? undefined,
      savedAt: savedAt ?? undefined,
      isComplete: questionCompleteFlag ?? false,
      // Keeps input that was left out of the request, such as an unfinished number.
      data:
        questionDataJsonText === null
          ? undefined
          : mergeResult(submitted, JSON.parse(questionDataJsonText) as JsonObject, typed),
      overwritten,
    },
  }
}

function hasNothingComeBack(problem: unknown): boolean {
  return problem instanceof GraphProblem && problem.cause instanceof TypeError
}

function readFailure(problem: unknown): Failure {
  // Errors of other types may be temporary.
  if (!(problem instanceof GraphProblem)) return 'unreachable'
  if (problem.kind === 'signed-out') return 'signed-out'
  return problem.kind === 'invalid' || problem.kind === 'not-found' || problem.kind === 'refused'
    ? 'refused'
    : 'unreachable'
}

function parseJson(text: string | null | undefined): Json | undefined {
  return text === null || text === undefined ? undefined : (JSON.parse(text) as Json)
}
