// Names of documents: made safe once when they come in, shortened for lists, kept to their extension when renamed.

const longestName = 150
const longestExtension = 10
/** Of a longer name only both ends are looked at, so that no name is work: what is kept of it is shorter by far, and its extension stands at the end. */
const mostUnits = { front: 900, end: 100 }
const nameOfTheNameless = 'document'

// Control characters, marks that turn the direction of writing, letters that are blank, and others that nobody sees; U+200C and U+200D stay, scripts and
// emoji need them. The flags of England, Scotland and Wales lose their tags, which can hide whole texts.
const unseen =
  /[\u034F\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFF\u{E0000}-\u{E007F}]/gu
const notInNames = /[/\\:*?"<>|]/g
/** Neither a dash nor an accent without its letter, a variation of nothing included. */
const notInFront = /^[.\-\s\p{M}\p{Join_Control}]+/u
const reservedByWindows =
  /^(?:con|prn|aux|nul|com[0-9\u00B9\u00B2\u00B3]|lpt[0-9\u00B9\u00B2\u00B3])(?=\s*(?:\.|$))/i

/**
 * A name that is safe to store, to show and to save under anywhere (safety 3): NFC, nothing unseen, no path and no character that Windows
 * refuses, no dots, dashes or loose accents in front, at most 150 characters with the extension kept, never reserved, never empty.
 */
export function safeDocumentName(name: string): string {
  const { stem, extension } = nameParts(visible(name))
  const ending = extension === '' ? '' : `.${extension}`
  return `${safeStem(stem, longestName - [...ending].length)}${ending}`
}

/** Names longer than 20 characters are shown as the first 14, '...' and the last 5 (seeds/001, section 9). */
export function shortName(name: string): string {
  const letters = [...name]
  return letters.length > 20
    ? `${letters.slice(0, 14).join('')}...${letters.slice(-5).join('')}`
    : name
}

/** True when nothing of a typed name can be seen, or stand in a name. */
export function isBlankName(typed: string): boolean {
  return visible(typed).replace(notInFront, '') === ''
}

/** What of a typed name may stand in one. Blanks stay: more is still being typed. */
export function typedName(typed: string): string {
  return typed.replace(unseen, '').replace(notInNames, '')
}

/** The new name of a document: what is wanted, made safe, with the extension it had, whatever was typed (seeds/001, section 5). */
export function renamed(old: string, wanted: string): string {
  const { extension } = nameParts(visible(old))
  const ending = extension === '' ? '' : `.${extension}`
  const typed = visible(wanted)
  const stem =
    ending !== '' && typed.toLowerCase().endsWith(ending.toLowerCase())
      ? typed.slice(0, -ending.length)
      : typed
  return safeDocumentName(`${safeStem(stem, longestName - [...ending].length)}${ending}`)
}

/**
 * The Content-Disposition header that saves a file under this name: always an attachment, with an ASCII name for old programs
 * and the whole name for others (RFC 6266, RFC 8187).
 */
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

function visible(name: string): string {
  const seen = typedName(endsOf(name))
    // Afterwards, since letter and accent may only now stand side by side.
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim()
  return withoutDotsBehind(seen)
}

/** Halves of pairs do not become a letter where the ends meet. */
function endsOf(name: string): string {
  const { front, end } = mostUnits
  return name.length <= front + end
    ? name
    : name.slice(0, front).replace(/[\uD800-\uDBFF]$/, '') +
        withoutDotsBehind(name)
          .slice(-end)
          .replace(/^[\uDC00-\uDFFF]/, '')
}

/** Step by step: an expression that ends with `$` is tried at every dot of a name full of them. */
function withoutDotsBehind(name: string): string {
  let end = name.length
  while (end > 0 && '. '.includes(name.charAt(end - 1))) end -= 1
  return name.slice(0, end)
}

/** The name without its extension, and the extension without its dot. What stands behind the last dot is one only when it looks like one; 'Dr. Smith' has none. */
export function nameParts(name: string): { readonly stem: string; readonly extension: string } {
  const dot = name.lastIndexOf('.')
  const extension = dot === -1 ? '' : name.slice(dot + 1)
  const isExtension = new RegExp(`^[A-Za-z0-9]{1,${longestExtension}}$`).test(extension)
  return isExtension ? { stem: name.slice(0, dot), extension } : { stem: name, extension: '' }
}

function safeStem(stem: string, most: number): string {
  const bare = stem.replace(notInFront, '')
  const prefixed = reservedByWindows.test(bare) ? `_${bare}` : bare
  const cut = withoutDotsBehind([...prefixed].slice(0, most).join(''))
  return cut === '' ? nameOfTheNameless : cut
}
