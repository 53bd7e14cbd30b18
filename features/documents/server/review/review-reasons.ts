// The standard reasons of a firm for sending a document back (spec: documents#standard-reasons).
import type { ReviewReasonInput } from '#contract/workspace.generated.ts'
import { versionedSetting } from '#features/staff/server/settings/versioned-setting.ts'
import { languages, type Language, toContractLanguage } from '#lib/language.ts'
import { tidyLines } from '#lib/text.ts'
import type { Db } from '#ports/database.ts'
import {
  areReasons,
  countDifferences,
  findReasonProblems,
  problem,
  productReasons,
  toStoredReasons,
  type ReviewReason,
} from '../../rules/reasons/review-reasons.ts'
import { reasonVersions } from './review-reasons.store.ts'

export const reviewReasons = versionedSetting({
  field: 'reviewReasons',
  event: 'firm.review-reasons-changed',
  versions: reasonVersions,
  check: (reasons: readonly ReviewReasonInput[]) =>
    toStoredReasons(checkReasons(reasons.map(toReason))),
  show: (own: readonly ReviewReason[] | undefined) => ({
    reasons: (own ?? productReasons).map(({ key, texts }) => ({
      key,
      texts: languages.map((language) => ({
        language: toContractLanguage(language),
        ...{ name: texts[language].name, text: texts[language].text },
      })),
    })),
  }),
  countDifferences,
  refusal: () => problem('documents.reasons-changed'),
})

/** What the client reads, in their language. Throws for a key that the firm does not have. */
export async function getReasonText(
  db: Db,
  firmId: string,
  { key, language }: { readonly key: string; readonly language: Language },
): Promise<string> {
  const reasons = (await reasonVersions.findNewest(db, { firmId })) ?? productReasons
  const reason = reasons.find((each) => each.key === key)
  if (!reason) throw problem('documents.reason-absent')
  return reason.texts[language].text
}

/** Returns null for a comment that is no standard reason or has more words: no one knows its language. */
export async function findReasonLanguage(
  db: Db,
  firmId: string,
  comment: string,
): Promise<Language | null> {
  const reasons = (await reasonVersions.findNewest(db, { firmId })) ?? productReasons
  const isText = (language: Language) =>
    reasons.some(({ texts }) => tidyLines(texts[language].text) === comment)
  return languages.find(isText) ?? null
}

function toReason({ key, texts }: ReviewReasonInput): ReviewReason {
  const [en, es] = languages.map((language) =>
    texts.find((each) => each.language === toContractLanguage(language)),
  )
  if (!en || !es || texts.length !== languages.length) throw problem('documents.reasons-invalid')
  return { key, texts: { en, es } }
}

function checkReasons(reasons: readonly ReviewReason[]): readonly ReviewReason[] {
  if (!areReasons(reasons)) throw problem('documents.reasons-invalid')
  const [finding] = findReasonProblems(reasons)
  if (finding) throw problem(finding.code, finding.params)
  return reasons
}
