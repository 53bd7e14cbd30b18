// faqs: the questions and answers of the firm of a case, else those of the product, in the language that the request asks for.
import type { Language } from '#lib/language.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import { productFaq } from '../rules/product-faq.ts'
import type { FaqContent } from '../rules/records.ts'
import { faqOfFirm } from './firm.store.ts'
import type { FirmWorld } from './deps.ts'

/** A foreign, absent or deactivated case answers like none at all. A firm without words in this language shows the product's: they can be read. */
export async function readFaqs(
  world: FirmWorld,
  viewer: ClientViewer,
  caseId?: string | null,
): Promise<FaqContent & { readonly overviewVideoUrl: string | null }> {
  const { language } = viewer.source
  const firmId = caseId == null ? undefined : await world.firmOfCase(viewer, caseId)
  const content =
    firmId === undefined
      ? productFaq[language]
      : (await presentFaq(world, firmId, language)).content
  return { ...content, overviewVideoUrl: world.overviewVideoUrl ?? null }
}

/** What a firm shows now, and whether it is its own. */
export async function presentFaq(
  world: Pick<FirmWorld, 'database'>,
  firmId: string,
  language: Language,
): Promise<{ readonly content: FaqContent; readonly isOwn: boolean }> {
  const own = await faqOfFirm(world.database.db, firmId, language)
  return { content: own ?? productFaq[language], isOwn: own !== undefined }
}
