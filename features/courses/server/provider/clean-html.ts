// spec: security#provider-html
import type { IOptions } from 'sanitize-html'

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
const tables = ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']

const allowed: IOptions = {
  allowedTags: [
    'p',
    'br',
    'ul',
    'ol',
    'li',
    'b',
    'strong',
    'i',
    'em',
    'u',
    'a',
    'span',
    'div',
    ...headings,
    ...tables,
  ],
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
      // Relative URLs would lead into the portal. A link without a URL is removed.
      attribs: {
        ...(href !== undefined && /^https:\/\/[^\s/\\]/i.test(href)
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
