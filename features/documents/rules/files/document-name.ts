import { invisibleLetters } from '#lib/text.ts'

const maxNameLength = 150
const maxExtensionLength = 10
/** Limits the work: only both ends of a long name are read. The extension is at the end. */
const maxUnits = { front: 900, end: 100 }
const nameOfTheNameless = 'document'

// U+200C and U+200D are kept for scripts and emoji. Emoji tags can hide text, so they are removed,
// although three flags need them.
const unseen = new RegExp(
  String.raw`[${invisibleLetters}\p{Cc}\p{Cs}\p{Zl}\p{Zp}\uFFFC-\uFFFF]`,
  'gu',
)
const notInNames = /[/\\:*?"<>|]/g
/** Dots, dashes, spaces, and accents or variation selectors without a base letter. */
const notInFront = /^[.\-\s\p{M}\p{Join_Control}]+/u
const reservedByWindows =
  /^(?:con|prn|aux|nul|com[0-9\u00B9\u00B2\u00B3]|lpt[0-9\u00B9\u00B2\u00B3])(?=\s*(?:\.|$))/i

/**
 * Normalizes, removes paths, invisible and reserved characters, and keeps the extension within 150
 * characters (spec: security#file-names).
 */
export function safeDocumentName(name: string): string {
  const { stem, extension } = nameParts(withoutHidden(name))
  const ending = extension === '' ? '' : `.${extension}`
  return `${safeStem(stem, maxNameLength - [...ending].length)}${ending}`
}

/** spec: documents#short-name */
export function shortName(name: string): string {
  const letters = [...name]
  return letters.length > 20
    ? `${letters.slice(0, 14).join('')}...${letters.slice(-5).join('')}`
    : name
}

/** True when no visible and allowed character remains. */
export function isBlankName(typed: string): boolean {
  return withoutHidden(typed).replace(notInFront, '') === ''
}

/** Removes forbidden characters while typing. Blanks stay, because more may follow. */
export function typedName(typed: string): string {
  return typed.replace(unseen, '').replace(notInNames, '')
}

/** The new name, made safe, with the old extension (spec: documents#rename-keeps-extension). */
export function renameStem(old: string, wanted: string): string {
  const { extension } = nameParts(withoutHidden(old))
  const ending = extension === '' ? '' : `.${extension}`
  const typed = withoutHidden(wanted)
  const stem =
    ending !== '' && typed.toLowerCase().endsWith(ending.toLowerCase())
      ? typed.slice(0, -ending.length)
      : typed
  return safeDocumentName(`${safeStem(stem, maxNameLength - [...ending].length)}${ending}`)
}

/** An attachment with an ASCII name and the full name (RFC 6266, RFC 8187). */
export function contentDisposition(name: string): string {
  const safe = safeDocumentName(name)
  const ascii = safe
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7E]/gu, '_')
    .replace(/["\\%;<>]/g, '_')
  const encoded = encodeURIComponent(safe).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

function withoutHidden(name: string): string {
  const seen = typedName(getEnds(name))
    // Normalizes again, because a letter and an accent may be adjacent only now.
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim()
  return withoutDotsBehind(seen)
}

/** Returns both ends of a long name, which must not form a new character where they meet. */
function getEnds(name: string): string {
  const { front, end } = maxUnits
  return name.length <= front + end
    ? name
    : name.slice(0, front).replace(/[\uD800-\uDBFF]$/, '') +
        withoutDotsBehind(name)
          .slice(-end)
          .replace(/^[\uDC00-\uDFFF]/, '')
}

/** Uses a loop, because a regular expression with `$` is retried at every dot of the name. */
function withoutDotsBehind(name: string): string {
  let end = name.length
  while (end > 0 && '. '.includes(name.charAt(end - 1))) end -= 1
  return name.slice(0, end)
}

/** Splits a name at its last dot if an extension follows; 'Dr. Smith' has none. */
export function nameParts(name: string): { readonly stem: string; readonly extension: string } {
  const dot = name.lastIndexOf('.')
  const extension = dot === -1 ? '' : name.slice(dot + 1)
  const isExtension = new RegExp(`^[A-Za-z0-9]{1,${maxExtensionLength}}$`).test(extension)
  return isExtension ? { stem: name.slice(0, dot), extension } : { stem: name, extension: '' }
}

function safeStem(stem: string, max: number): string {
  const bare = stem.replace(notInFront, '')
  const prefixed = reservedByWindows.test(bare) ? `_${bare}` : bare
  const cut = withoutDotsBehind([...prefixed].slice(0, max).join(''))
  return cut === '' ? nameOfTheNameless : cut
}
