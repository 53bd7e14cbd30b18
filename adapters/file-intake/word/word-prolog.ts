// A document type declaration can expand without limit or fetch files.
import { Refusal } from '../verdicts.ts'

/** The first XML element must start within these bytes. Word writes less than 200 before it. */
export const prologBytes = 65_536

const xmlName = /\.(xml|rels|vml)$/
const prolog = /^\s*(?:<\?[^]*?\?>\s*|<!--[^]*?-->\s*)*/
/** Encodings in which the markup characters of XML have the same bytes as in UTF-8 or UTF-16. */
const plainEncoding = /^(utf-8|utf-16|us-ascii|iso-8859-\d{1,2}|windows-12\d\d)$/i
/** The DOCTYPE that drawing programs write in SVG files. It declares nothing to fetch. */
const drawingType =
  /^<!DOCTYPE\s+svg\s+PUBLIC\s+"-\/\/W3C\/\/DTD SVG [^"]*"\s+"https?:\/\/www\.w3\.org\/[^"]*"\s*>/

/** `head` has the first `prologBytes` of a part. The name or first character marks it as XML. */
export function refuseDocumentType(name: string, head: Buffer): void {
  const text = new TextDecoder(getEncoding(head)).decode(head)
  const isXml = text.trimStart().startsWith('<')
  if (!isXml && !xmlName.test(name)) return
  const start = prolog.exec(text)?.[0] ?? ''
  const rest = text.slice(start.length)
  const declared = /^\s*<\?xml\s[^>]*\bencoding\s*=\s*["']([^"'>]*)/i.exec(text)?.[1]
  const hasRoot = /^<[^?!]/.test(rest)
  const isKnownEncoding = declared === undefined || plainEncoding.test(declared)
  if (/^<!DOCTYPE/i.test(rest) && !(name.endsWith('.svg') && drawingType.test(rest))) {
    throw new Refusal('Word document with a document type declaration')
  }
  if (!isKnownEncoding || !(hasRoot || drawingType.test(rest)))
    throw new Refusal('Word document with a part that cannot be read')
}

function getEncoding(head: Buffer): string {
  const [first, second] = head
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  return 'utf-8'
}
