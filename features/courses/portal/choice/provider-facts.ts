// Reads the facts of a provider out of its text, so that several providers can be compared line by line.

/** Both are cleaned HTML. */
export interface ProviderFact {
  readonly label: string
  readonly value: string
}

/** As many lines as the cards of the providers share (ui/styles/courses.css). */
const maxFacts = 6
/** Facts are short. The rest is not searched: it may be as long as a provider likes. */
const maxCharacters = 4000

const item = String.raw`<li>((?:(?!</?(?:ul|ol|li)\b)[^])*)</li>\s*`
const wholeList = new RegExp(String.raw`^<ul>\s*(?:${item})+</ul>$`, 'i')
const labeled = /^<(b|strong)>([^<]+)<\/\1>([^]+)$/i

/** Returns the facts when the text is one list whose items each begin with a bold label, else undefined. Expects cleaned HTML. */
export function providerFacts(html: string): readonly ProviderFact[] | undefined {
  const text = html.trim()
  if (text.length > maxCharacters || !wholeList.test(text)) return undefined
  const items = Array.from(text.matchAll(new RegExp(item, 'gi')), ([, line = '']) =>
    factOf(line.trim()),
  )
  const facts = items.flatMap((fact) => fact ?? [])
  return facts.length === items.length && facts.length <= maxFacts ? facts : undefined
}

function factOf(line: string): ProviderFact | undefined {
  const found = labeled.exec(line)
  if (!found) return undefined
  const label = (found[2] ?? '').trim().replace(/:$/, '').trim()
  const value = (found[3] ?? '').trim().replace(/^:/, '').trim()
  return label === '' || value === '' ? undefined : { label, value }
}
