// spec: security#provider-html
import type { IOptions } from 'sanitize-html'
import { providerHtmlTags, providerLink } from '#lib/provider-html.ts'

const allowed: IOptions = {
  allowedTags: providerHtmlTags,
  allowedAttributes: { a: ['href', 'title', 'rel', 'target'], '*': ['title'] },
  allowedSchemes: ['https'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  // The text inside these tags is removed as well.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'title',
    'xmp',
    'iframe',
    'noembed',
    'noframes',
    'svg',
    'math',
    'object',
    'select',
  ],
  disallowedTagsMode: 'discard',
  nestingLimit: 100,
  transformTags: {
    a: (tagName, { href, title }) => ({
      tagName,
      // A link without a URL is removed.
      attribs: {
        ...(href !== undefined && providerLink.test(href)
          ? { href, rel: 'noopener noreferrer', target: '_blank' }
          : {}),
        ...(title === undefined ? {} : { title }),
      },
    }),
  },
}

const maxCharacters = 200_000
/** Includes closing tags. Parsing blocks the process; its time grows with tags times depth. */
const maxTags = 20_000

export class HtmlTooLarge extends Error {
  override readonly name = 'HtmlTooLarge'
}

/** Idempotent. Throws `HtmlTooLarge`. Loads its library at first use. */
export async function cleanHtml(html: string): Promise<string> {
  if (html.length > maxCharacters || (html.match(/<\/?[a-z]/gi)?.length ?? 0) > maxTags)
    throw new HtmlTooLarge('A provider wrote more than is taken')
  const { default: sanitize } = await import('sanitize-html')
  return sanitize(html, allowed)
}
