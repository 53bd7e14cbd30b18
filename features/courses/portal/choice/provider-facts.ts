/** Both fields are cleaned HTML. */
export interface ProviderFact {
  readonly label: string
  readonly value: string
}

/** Number of rows that the provider cards share (ui/styles/courses.css). */
const maxFacts = 6
/** Longest text that is searched. A provider's text may be very long. */
const maxCharacters = 4000

const item = String.raw`<li>((?:(?!</?(?:ul|ol|li)\b)[^])*)</li>\s*`
const wholeList = new RegExp(String.raw`^<ul>\s*(?:${item})+</ul>$`, 'i')
const labeled = /^<(b|strong)>([^<]+)<\/\1>([^]+)$/i

/** Expects clean HTML. Undefined unless it is one list whose items all start with a bold label. */
export function providerFacts(html: string): readonly ProviderFact[] | undefined {
  const text = html.trim()
  if (text.length > maxCharacters || !wholeList.test(text)) return undefined
  const items = Array.from(text.matchAll(new RegExp(item, 'gi')), ([, line = '']) =>
    findFact(line.trim()),
  )
  const facts = items.flatMap((fact) => fact ?? [])
  return facts.length === items.length && facts.length <= maxFacts ? facts : undefined
}

function findFact(line: string): ProviderFact | undefined {
  const match = labeled.exec(line)
  if (!match) return undefined
  const label = (match[2] ?? '').trim().replace(/:$/, '').trim()
  const value = (match[3] ?? '').trim().replace(/^:/, '').trim()
  return label === '' || value === '' ? undefined : { label, value }
}
