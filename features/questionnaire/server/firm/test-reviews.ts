import { expect } from 'vitest'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { aClientAlone, twoSpouses } from '#testing/test-people.ts'
import type { ReviewedGroup, ReviewedLine, ReviewedQuestion } from '../../rules/progress/review.ts'
import { savesOf } from '../save/test-saves.ts'

export interface ReviewSeen {
  readonly copyDocumentId: string | null
  readonly sections: ReadonlyArray<{
    readonly id: string
    readonly sectionName: string
    readonly sectionStatus: number
    readonly isGrouped: boolean
    readonly groups: readonly ReviewedGroup[]
  }>
  readonly warnings: ReadonlyArray<
    Readonly<
      Record<
        | 'id'
        | 'text'
        | 'sectionId'
        | 'questionGroupId'
        | 'questionId'
        | 'questionName'
        | 'subHeader',
        string
      >
    > &
      Readonly<Record<'recordId' | 'subQuestionId', string | null>>
  >
}
const query = `query ($caseId: ID!, $sectionId: ID) { questionnaireReview(caseId: $caseId, sectionId: $sectionId) {
  copyDocumentId
  sections { id sectionName sectionStatus isGrouped groups { questionGroupId name questions { questionId questionKey name subHeader state lines } } }
  warnings { id text sectionId questionGroupId questionId questionName subHeader recordId subQuestionId }
} }`

/** Both spouses of a joint case and a debtor who files alone, logged in. */
export function openReviews() {
  const app = openTestApp()
  const { debtor1: marcus, debtor2: elena, caseId } = twoSpouses(app)
  const { client: rosa, caseId: rosasCase } = aClientAlone(app)
  const [saves, rosasSaves] = [savesOf(app, caseId), savesOf(app, rosasCase)]
  return { app, marcus, elena, rosa, caseId, rosasCase, saves, rosasSaves }
}

export const ask = (
  browser: Browser,
  of: { readonly caseId: string; readonly sectionId?: string | null },
  language = 'en',
) => browser.graph(query, of, { 'accept-language': language })
export async function review(
  browser: Browser,
  of: string,
  sectionId?: string,
  language?: string,
): Promise<ReviewSeen> {
  const { data, errors } = await ask(
    browser,
    { caseId: of, ...(sectionId === undefined ? {} : { sectionId }) },
    language,
  )
  expect(errors).toBeUndefined()
  return data.questionnaireReview as ReviewSeen
}
export function questionIn({ sections }: ReviewSeen, key: string): ReviewedQuestion {
  const match = sections
    .flatMap(({ groups }) => groups.flatMap(({ questions }) => questions))
    .find(({ questionKey }) => questionKey === key)
  if (!match) throw new Error(`${key} is not asked`)
  return match
}
export const lineIn = (
  seen: ReviewSeen,
  key: string,
  ...path: readonly string[]
): ReviewedLine | undefined =>
  path.slice(1).reduce<ReviewedLine | undefined>(
    (line, _, at) => line?.lines?.find((candidate) => candidate.path.at(-1) === path[at + 1]),
    questionIn(seen, key).lines.find((candidate) => candidate.path.at(-1) === path[0]),
  )
