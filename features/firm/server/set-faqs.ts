// A firm's act: gives its clients its own questions and answers in a language, or goes back to those of the product.
import type { Language } from '#lib/language.ts'
import { problemsOf } from '#lib/problem.ts'
import { readFaq } from '../rules/faq-shape.ts'
import { firmProblems } from '../rules/problems.ts'
import { firmById, putFaq, removeFaq } from './firm.store.ts'
import type { FirmWorld } from './deps.ts'

const problem = problemsOf(firmProblems)

/** Throws the first thing that is wrong; `readFaq` tells all of them. Null goes back to the product's own. */
export async function setFaqs(
  world: Pick<FirmWorld, 'database' | 'audit'>,
  wish: { readonly firmId: string; readonly language: Language; readonly content: unknown },
): Promise<void> {
  const { firmId, language } = wish
  const read = wish.content === null ? undefined : readFaq(wish.content)
  const [wrong] = read?.findings ?? []
  if (wrong) throw problem(wrong.code, wrong.params)
  await world.database.transact(async (tx) => {
    if (!(await firmById(tx, firmId))) throw problem('firm.not-found')
    const hasChanged = read
      ? await putFaq(tx, firmId, language, read.content).then(() => true)
      : await removeFaq(tx, firmId, language)
    if (hasChanged)
      await world.audit.record(
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
