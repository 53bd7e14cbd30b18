// Parses the HTML of a firm to a tree, so that no code needs innerHTML (spec: security#firm-html).

const tags = ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'h2', 'h3'] as const
export type PlainTag = (typeof tags)[number]

export interface PlainElement {
  readonly tag: PlainTag
  readonly children: readonly PlainNode[]
}
export type PlainNode = string | PlainElement

/** An open one of these elements ends where the next one begins. */
const paragraphs: readonly string[] = ['p', 'h2', 'h3']
const lists: readonly string[] = ['ul', 'ol']
const deepest = 16

interface Open {
  readonly tag: PlainTag | undefined
  readonly children: PlainNode[]
}

/** Keeps the nine tags without attributes. Everything else becomes text. */
export function parsePlainHtml(html: string): readonly PlainNode[] {
  const root: PlainNode[] = []
  const open: Open[] = [{ tag: undefined, children: root }]
  const end = (count: number) => open.splice(count)
  let at = 0
  for (const match of html.matchAll(/<(\/?)(p|br|ul|ol|li|strong|em|h2|h3)(?:\s[^<>]*)?\/?>/gi)) {
    addText(open, html.slice(at, match.index))
    at = match.index + match[0].length
    const tag = tags.find((known) => known === match[2]?.toLowerCase())
    if (tag === undefined) continue
    if (tag === 'br') getInside(open).children.push({ tag, children: [] })
    else if (match[1] === '') begin(open, tag)
    else {
      const last = open.findLastIndex((element) => element.tag === tag)
      if (last > 0) end(last)
    }
  }
  addText(open, html.slice(at))
  return root
}

/** Writes only the nine tags and escaped text, so `toPlainHtml(parsePlainHtml(html))` is safe. */
export function toPlainHtml(nodes: readonly PlainNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string')
        return node.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
      return node.tag === 'br' ? '<br>' : `<${node.tag}>${toPlainHtml(node.children)}</${node.tag}>`
    })
    .join('')
}

function begin(open: Open[], tag: PlainTag): void {
  if (tag === 'li') {
    const list = open.findLastIndex((opened) => opened.tag === 'ul' || opened.tag === 'ol')
    const item = open.findLastIndex((opened) => opened.tag === 'li')
    if (item > list) open.splice(item)
    if (list < 0) return
  } else if (paragraphs.includes(tag) || lists.includes(tag)) {
    const paragraph = open.findIndex(
      ({ tag: around }) => around !== undefined && paragraphs.includes(around),
    )
    if (paragraph > 0) open.splice(paragraph)
  }
  if (open.length > deepest) return
  const element = { tag, children: [] }
  getInside(open, tag).children.push(element)
  open.push(element)
}

function getInside(open: Open[], tag?: PlainTag): Open {
  const last = open.at(-1) ?? { tag: undefined, children: [] }
  if (tag === 'li' || last.tag === undefined || !lists.includes(last.tag)) return last
  const item = { tag: 'li' as const, children: [] }
  last.children.push(item)
  open.push(item)
  return item
}

function addText(open: Open[], written: string): void {
  const around = open.at(-1)?.tag
  const isBlank = written.trim() === ''
  if (written === '' || (isBlank && (around === undefined || lists.includes(around)))) return
  getInside(open).children.push(decodeEntities(written))
}

const names: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
}

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return names[name] ?? whole
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
        ? String.fromCodePoint(code)
        : whole
    },
  )
}
