// The server cleans HTML of course providers on arrival, the browser when it is shown
// (spec: security#provider-html).

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
const tables = ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']
const lists = ['ul', 'ol', 'li']
const texts = ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'a', 'span', 'div']

export const providerHtmlTags = [...texts, ...lists, ...headings, ...tables]

/** Relative URLs would lead into the portal. */
export const providerLink = /^https:\/\/[^\s/\\]/i
