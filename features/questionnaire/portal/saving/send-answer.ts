// Sends one answer, and lets every screen know at once what came of it.
import type { Json, JsonObject } from '#features/questionnaire/rules/content/model.ts'
import type { QuestionnaireProblemCode } from '#features/questionnaire/rules/problems.ts'
import {
  isReadOnly,
  type SectionStatus,
} from '#features/questionnaire/rules/progress/section-status.ts'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { credentials, graph } from '#ui/graphql/graph.ts'
import { keyOf, readAgain } from '#ui/graphql/hooks.ts'
import { queryClient } from '#ui/graphql/query-client.ts'
import {
  caseQuestionnaireSections,
  saveQuestionnaireSectionData,
  sectionById,
  type SaveQuestionnaireSectionDataMutation,
} from '../questionnaire.operations.ts'
import { isSectionKnown, patchSection, readQuestion } from '../section/patch-section.ts'
import { adopt } from './adopt.ts'
import type { Place, SendManner, SendResult } from './driver.ts'
import type { Change, Failure, Overwritten } from './saving-state.ts'
import { withoutUnfinished } from './unfinished-numbers.ts'

const tooMuchSaved: QuestionnaireProblemCode = 'questionnaire.too-much-saved'

type Answer = SaveQuestionnaireSectionDataMutation['saveQuestionnaireSectionData']

/** What a browser lets a page send while it is left, all requests together, is 65 536; what names the operation needs room too. */
export const keepaliveBytes = 64_000

/** A server that does not answer for so long counts as out of reach; what it has taken all the same is found to be the same. */
const longestWaitMs = 30_000

let bytesUnderWay = 0

export async function sendAnswer(
  place: Place,
  change: Change,
  { byPerson, isLeaving }: SendManner,
): Promise<SendResult> {
  // The session was ended on this page: the draft waits for the next one.
  if (credentials.get() === undefined) return { is: 'failed', failure: 'signed-out' }
  // A draft of another page: without its section, a private number that is not whole would be sent (decisions B5.3).
  if (!isSectionKnown(place) && (isLeaving || !(await readSection(place))))
    return { is: 'failed', failure: 'unreachable' }
  const variables = variablesOf(place, change)
  const bytes = bytesOf(variables)
  const keepalive = bytesUnderWay + bytes <= keepaliveBytes
  if (keepalive) bytesUnderWay += bytes
  const options = {
    background: !byPerson,
    atOnce: isLeaving,
    signal: AbortSignal.timeout(longestWaitMs),
  }
  try {
    const { saveQuestionnaireSectionData: answer } = await graph
      .run(saveQuestionnaireSectionData, variables, { ...options, keepalive })
      .catch((problem: unknown) => {
        // A browser that keeps no more requests alive refuses one as if there were no network.
        if (keepalive && hasNothingComeBack(problem))
          return graph.run(saveQuestionnaireSectionData, variables, options)
        throw problem
      })
    await take(place, answer, variables.data)
    return resultOf(answer, change.data, JSON.parse(variables.data) as JsonObject)
  } catch (problem) {
    return { is: 'failed', failure: failureOf(problem) }
  } finally {
    if (keepalive) bytesUnderWay -= bytes
  }
}

/** False: the server could not be reached. A section that is gone or closed to this person hides nothing: the save is refused. */
async function readSection({ caseId, sectionId }: Place): Promise<boolean> {
  const variables = { caseId, sectionId }
  try {
    await queryClient.fetchQuery({
      queryKey: keyOf(sectionById, variables),
      queryFn: () => graph.run(sectionById, variables, { background: true }),
      retry: false,
    })
    return true
  } catch (problem) {
    return failureOf(problem) === 'refused'
  }
}

/** True when a page that is left could still send all of these. */
export function fitsKeepalive(
  unsent: ReadonlyArray<{ readonly place: Place; readonly change: Change }>,
): boolean {
  return (
    unsent.reduce((bytes, { place, change }) => bytes + bytesOf(variablesOf(place, change)), 0) <=
    keepaliveBytes
  )
}

function variablesOf(place: Place, { data, isComplete, writer, sequence, base }: Change) {
  const question = readQuestion(place)
  const text = JSON.stringify(question ? withoutUnfinished(data, question) : data)
  // 0: there was nothing on record when typing began, so that what a spouse has answered meanwhile is brought together with it.
  return {
    ...place,
    data: text,
    questionCompleteFlag: isComplete,
    baseRevision: base ?? 0,
    writer,
    sequence,
  }
}

/** As it travels: a text within a text, whose quotation marks count twice. */
function bytesOf(variables: object): number {
  return new TextEncoder().encode(JSON.stringify(variables)).byteLength
}

async function take(place: Place, answer: Answer, sentText: string): Promise<void> {
  if (!answer.success) {
    if (isClosed(answer)) void readAgain(sectionById, caseQuestionnaireSections)
    return
  }
  await patchSection(place, answer, sentText)
  if (answer.reopenedSectionIds.length > 0) void readAgain(caseQuestionnaireSections)
}

/** It was submitted meanwhile, here or by the spouse. */
function isClosed({ sectionStatus }: Answer): boolean {
  return sectionStatus !== null && isReadOnly(sectionStatus as SectionStatus)
}

/** A refusal of another feature, such as that of a case deactivated elsewhere, has no sentence here. */
function hasOwnWords({ errorCode }: Answer): boolean {
  return errorCode?.startsWith('questionnaire.') === true
}

function resultOf(answer: Answer, typed: JsonObject, sent: JsonObject): SendResult {
  if (!answer.success) {
    // Tried again later, like a server that is away.
    if (answer.errorCode === tooMuchSaved) return { is: 'failed', failure: 'unreachable' }
    return {
      is: 'failed',
      failure: isClosed(answer) ? 'closed' : 'refused',
      ...(hasOwnWords(answer) && answer.error !== null ? { says: answer.error } : {}),
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
    theirs: jsonOf(overwrittenValues?.[at]),
  }))
  return {
    is: 'saved',
    answer: {
      revision: revision ?? undefined,
      savedAt: savedAt ?? undefined,
      isComplete: questionCompleteFlag ?? false,
      // What was typed and not sent stays.
      data:
        questionDataJsonText === null
          ? undefined
          : adopt(sent, JSON.parse(questionDataJsonText) as JsonObject, typed),
      overwritten,
    },
  }
}

function hasNothingComeBack(problem: unknown): boolean {
  return problem instanceof GraphProblem && problem.cause instanceof TypeError
}

function failureOf(problem: unknown): Failure {
  // Whatever else went wrong, on the way or in the server, may be right the next time.
  if (!(problem instanceof GraphProblem)) return 'unreachable'
  if (problem.kind === 'signed-out') return 'signed-out'
  return problem.kind === 'invalid' || problem.kind === 'not-found' || problem.kind === 'refused'
    ? 'refused'
    : 'unreachable'
}

function jsonOf(text: string | null | undefined): Json | undefined {
  return text === null || text === undefined ? undefined : (JSON.parse(text) as Json)
}
