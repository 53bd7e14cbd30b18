// What a provider wrote, with everything taken out that could run, load, style or lead anywhere but to a secure page (safety 2.13).
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
  // Their text is no text of the page either.
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
      // A relative address would lead into the portal; without an address there is no link.
      attribs: {
        ...(href !== undefined && /^https:\/\/[^\s/\\]/i.test(href)
          ? { href, rel: 'noopener noreferrer', target: '_blank' }
          : {}),
        ...(title === undefined ? {} : { title }),
      },
    }),
  },
}

const mostCharacters = 200_000
/** Of both kinds: nothing nests deeper than there are tags. The parser's time grows with tags times depth, and meanwhile nobody is served. */
const mostTags = 20_000

export class HtmlTooLarge extends Error {
  override readonly name = 'HtmlTooLarge'
}

/** Safe to be shown. The same again changes nothing. Throws `HtmlTooLarge`. Loaded at first use: few processes ever import a page. */
export async function cleanHtml(html: string): Promise<string> {
  if (html.length > mostCharacters || (html.match(/<\/?[a-z]/gi)?.length ?? 0) > mostTags)
    throw new HtmlTooLarge('A provider wrote more than is taken')
  const { default: sanitize } = await import('sanitize-html')
  return sanitize(html, allowed)
}
