import type { Language } from '#lib/language.ts'
import { readFaq } from '../../rules/faq-shape.ts'
import { problem } from '../../rules/problems.ts'
import { findFirmById, saveFaq, removeFaq } from '../firm.store.ts'
import type { FirmDeps } from '../deps.ts'

/** Throws the first finding of `readFaq` as a problem. Null restores the product's content. */
export async function setFaqs(
  deps: Pick<FirmDeps, 'database' | 'audit'>,
  input: { readonly firmId: string; readonly language: Language; readonly content: unknown },
): Promise<void> {
  const { firmId, language } = input
  const read = input.content === null ? undefined : readFaq(input.content)
  const [wrong] = read?.findings ?? []
  if (wrong) throw problem(wrong.code, wrong.params)
  await deps.database.transact(async (tx) => {
    if (!(await findFirmById(tx, firmId))) throw problem('firm.not-found')
    const hasChanged = read
      ? await saveFaq(tx, firmId, language, read.content).then(() => true)
      : await removeFaq(tx, firmId, language)
    if (hasChanged)
      await deps.audit.record(
        {
          event: 'firm.faqs-changed',
          outcome: 'done',
          firmId,
          details: { language, isOwn: read !== undefined },
        },
        tx,
      )
  })
}
