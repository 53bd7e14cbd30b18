// Questions and answers of the firm, by language (spec: cases#faqs-changed).
import { readFaq } from '#features/firm/rules/faq-shape.ts'
import { problem } from '#features/firm/rules/problems.ts'
import { productFaq } from '#features/firm/rules/product-faq.ts'
import type { FaqContent } from '#features/firm/rules/records.ts'
import {
  countQuestions,
  findTypedFaqProblems,
  toFaqContent,
  toTypedFaq,
  type TypedFaq,
} from '#features/firm/rules/typed-faq.ts'
import { toContractLanguage } from '#lib/language.ts'
import type { Audit } from '#ports/audit.ts'
import type { Db, FirmTx } from '#ports/database.ts'
import { faqVersions, type OfLanguage } from './firm-faqs.store.ts'
import { versionedSetting } from './versioned-setting.ts'

export const firmFaqs = versionedSetting({
  field: 'faqs',
  event: 'firm.faqs-changed',
  versions: faqVersions,
  check(typed: TypedFaq | null): FaqContent | null {
    if (typed === null) return null
    const [finding] = findTypedFaqProblems(typed)
    if (finding) throw problem(finding.code, finding.params)
    return requireFaq(toFaqContent(typed))
  },
  show: (own: FaqContent | null | undefined, { language }) => ({
    language: toContractLanguage(language),
    isOwn: own != null,
    ...toTypedFaq(own ?? productFaq[language]),
  }),
  countDifferences: (content) => (content === null ? 0 : countQuestions(content)),
  refusal: () => problem('firm.faqs-changed'),
})

/** Throws the first finding of `readFaq`. */
function requireFaq(content: unknown): FaqContent {
  const { content: read, findings } = readFaq(content)
  const [finding] = findings
  if (finding) throw problem(finding.code, finding.params)
  return read
}

/** Undefined while the firm shows those of the product. */
export async function findOwnFaq(
  db: Db,
  firmId: string,
  part: OfLanguage,
): Promise<FaqContent | undefined> {
  return (await faqVersions.findNewest(db, { firmId, ...part })) ?? undefined
}

export interface SetFaqsInput extends OfLanguage {
  readonly firmId: string
  /** Null brings back those of the product. */
  readonly content: unknown
  readonly staffId: string | null
}

/** For the command line, which replaces whatever there is. Returns false if nothing changes. */
export async function setFaqs(
  { audit }: { readonly audit: Audit },
  tx: FirmTx,
  input: SetFaqsInput,
): Promise<boolean> {
  const { firmId, language, staffId: changedBy } = input
  const content = input.content === null ? null : requireFaq(input.content)
  const key = { firmId, language }
  const [newest] = await faqVersions.list(tx, key, 1)
  if (content === null && newest?.content == null) return false
  const version = (newest?.version ?? 0) + 1
  await faqVersions.insert(tx, { ...key, version, content, changedBy })
  const details = { language, version }
  await audit.record({ event: 'firm.faqs-changed', outcome: 'done', firmId, details }, tx)
  return true
}
