import type { Language } from '#lib/language.ts'
import type { PortalReader } from '#lib/viewer.ts'
import { productFaq } from '../../rules/product-faq.ts'
import type { FaqContent } from '../../rules/records.ts'
import type { FirmDeps } from '../deps.ts'

/**
 * Shows the product's content if the viewer has no access to the case, or if the firm has no
 * content in this language.
 */
export async function readFaqs(
  deps: FirmDeps,
  viewer: PortalReader,
  caseId?: string | null,
): Promise<FaqContent & { readonly overviewVideoUrl: string | null }> {
  const { language } = viewer.source
  const firmId = caseId == null ? undefined : await deps.firmOfCase(viewer, caseId)
  const content =
    firmId === undefined ? productFaq[language] : (await presentFaq(deps, firmId, language)).content
  return { ...content, overviewVideoUrl: deps.overviewVideoUrl ?? null }
}

/** Returns the current content, and whether it is the firm's own. */
export async function presentFaq(
  deps: Pick<FirmDeps, 'ownFaqOf'>,
  firmId: string,
  language: Language,
): Promise<{ readonly content: FaqContent; readonly isOwn: boolean }> {
  const own = await deps.ownFaqOf(firmId, language)
  return { content: own ?? productFaq[language], isOwn: own !== undefined }
}
