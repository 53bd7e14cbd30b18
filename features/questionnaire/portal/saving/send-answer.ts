// Sends one answer, and lets every screen know at once what came of it.
import type { Json, JsonObject } from '#features/questionnaire/rules/model.ts'
import { isReadOnly, type SectionStatus } from '#features/questionnaire/rules/section-status.ts'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { credentials, graph } from '#ui/graphql/graph.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { caseQuestionnaireSections, saveQuestionnaireSectionData, sectionById, type SaveQuestionnaireSectionDataMutation } from '../questionnaire.operations.ts'
import { patchSection } from '../section/patch-section.ts'
import type { Place, SendManner, SendResult } from './driver.ts'
import type { Change, Failure, Overwritten } from './saving-state.ts'

type Answer = SaveQuestionnaireSectionDataMutation['saveQuestionnaireSectionData']

/** What a browser lets a page send while it is left, all requests together; the rest of the request and of others needs room too. */
export const keepaliveBytes = 60_000

/** A server that does not answer for so long counts as out of reach; what it has taken all the same is found to be the same. */
const longestWaitMs = 30_000

let bytesUnderWay = 0

export async function sendAnswer(place: Place, change: Change, { byPerson, isLeaving }: SendManner): Promise<SendResult> {
  // The session was ended on this page: the draft waits for the next one.
  if (credentials.get() === undefined) return { is: 'failed', failure: 'signed-out' }
  const { data, isComplete, writer, sequence, base } = change
  const text = JSON.stringify(data)
  const bytes = bytesOf(text)
  const keepalive = bytesUnderWay + bytes <= keepaliveBytes
  if (keepalive) bytesUnderWay += bytes
  // 0: there was nothing on record when typing began, so that what a spouse has answered meanwhile is brought together with it.
  const variables = { ...place, data: text, questionCompleteFlag: isComplete, baseRevision: base ?? 0, writer, sequence }
  const options = { background: !byPerson, keepalive, atOnce: isLeaving, signal: AbortSignal.timeout(longestWaitMs) }
  try {
    const { saveQuestionnaireSectionData: answer } = await graph.run(saveQuestionnaireSectionData, variables, options)
    await take(place, answer, text)
    return resultOf(answer)
  } catch (problem) {
    return { is: 'failed', failure: failureOf(problem) }
  } finally {
    if (keepalive) bytesUnderWay -= bytes
  }
}

/** Bytes of a text as it travels. */
export function bytesOf(text: string): number {
  return new TextEncoder().encode(text).byteLength
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

function resultOf(answer: Answer): SendResult {
  if (!answer.success) {
    return { is: 'failed', failure: isClosed(answer) ? 'closed' : 'refused', ...(answer.error === null ? {} : { says: answer.error }) }
  }
  const { revision, savedAt, questionCompleteFlag, questionDataJsonText, overwrittenPaths, overwrittenValues } = answer
  const overwritten = overwrittenPaths.map((path, at): Overwritten => ({ path, theirs: jsonOf(overwrittenValues?.[at]) }))
  return {
    is: 'saved',
    answer: {
      revision: revision ?? undefined,
      savedAt: savedAt ?? undefined,
      isComplete: questionCompleteFlag ?? false,
      data: questionDataJsonText === null ? undefined : (JSON.parse(questionDataJsonText) as JsonObject),
      overwritten,
    },
  }
}

function failureOf(problem: unknown): Failure {
  // Whatever else went wrong, on the way or in the server, may be right the next time.
  if (!(problem instanceof GraphProblem)) return 'unreachable'
  if (problem.kind === 'signed-out') return 'signed-out'
  return problem.kind === 'invalid' || problem.kind === 'not-found' || problem.kind === 'refused' ? 'refused' : 'unreachable'
}

function jsonOf(text: string | null | undefined): Json | undefined {
  return text === null || text === undefined ? undefined : (JSON.parse(text) as Json)
}
