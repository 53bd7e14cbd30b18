// Refuses XML that Word could read differently from this parser.
import { Refusal } from '../verdicts.ts'

export interface XmlTag {
  readonly name: string
  readonly values: ReadonlyMap<string, string>
}

const unreadable = () => new Refusal('Word document whose list cannot be read')

/** Accepts UTF-8, or UTF-16 with a byte order mark. Parsers disagree on other encodings. */
export function xmlText(bytes: Buffer): string {
  const wide =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : undefined
  const text = new TextDecoder(wide ?? 'utf-8', { fatal: true }).decode(bytes)
  const encoding = /^<\?xml\s[^>]*\bencoding\s*=\s*["']([^"'>]*)/i.exec(text)?.[1]?.toLowerCase()
  if (text.includes('\0') || (encoding !== undefined && encoding !== (wide ? 'utf-16' : 'utf-8')))
    throw unreadable()
  return text
}

// Each match starts where the last one ended, so that no text is read twice.
const piece =
  /[^<]+|<!--[^]*?-->|<\?[^]*?\?>|<\/[^<>]*>|<([\w:.-]+)((?:\s+[^\s=<>"'/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/y
const attribute = /([^\s=<>"'/]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g

/** Skips text and comments. Throws at DOCTYPE, CDATA and anything else unexpected. */
export function parseTags(xml: string): readonly XmlTag[] {
  const tags: XmlTag[] = []
  for (let at = 0; at < xml.length;) {
    piece.lastIndex = at
    const match = piece.exec(xml)
    if (!match) throw unreadable()
    at = piece.lastIndex
    const [, name, attributes = ''] = match
    if (name !== undefined) tags.push({ name: localName(name), values: parseValues(attributes) })
  }
  return tags
}

function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1).toLowerCase()
}

function parseValues(attributes: string): ReadonlyMap<string, string> {
  return new Map(
    [...attributes.matchAll(attribute)].map(([, name = '', quoted, single]) => [
      name.toLowerCase(),
      resolveEntities(quoted ?? single ?? '').trim(),
    ]),
  )
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const highestCode = 0x10_ff_ff

function resolveEntities(value: string): string {
  return value.replace(
    /&(?:#x0*([0-9a-f]{1,6});|#0*([0-9]{1,7});|(amp|lt|gt|quot|apos);)?/gi,
    (_, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return named[name.toLowerCase()] ?? ''
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      if (!(code > 0 && code <= highestCode)) throw unreadable()
      return String.fromCodePoint(code)
    },
  )
}
