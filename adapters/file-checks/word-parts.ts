// Questions about the XML parts of a Word file that say what is in it and what it is bound to.

const documentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const foreignTypes = /macroenabled|vbaproject|(spreadsheetml|presentationml)\.[\w.]*main\+xml|\.template\.main\+xml/i
const relationship = /<(?:[\w.-]+:)?Relationship\s(?:[^>"']|"[^"]*"|'[^']*')*>/g
const isFetched = (tag: string) => /\bTargetMode\s*=\s*["']\s*External\b/i.test(tag) && /\bType\s*=\s*["'][^"']*\/(attachedTemplate|oleObject)\s*["']/i.test(tag)

/** True when the list of contents names a Word document, and no macros, template, workbook or show. */
export function isPlainWordDocument(contentTypes: string): boolean {
  const text = unescaped(contentTypes)
  return !hasOwnEntities(text) && text.includes(documentType) && !foreignTypes.test(text)
}

/** True when a template or an object would be fetched from somewhere else once it is opened (safety 3). */
export function boundFromOutside(relationships: string): boolean {
  const text = unescaped(relationships)
  return hasOwnEntities(text) || (text.match(relationship) ?? []).some(isFetched)
}

function hasOwnEntities(text: string): boolean {
  return /<!(DOCTYPE|ENTITY)/i.test(text)
}

/** Letters that are written as numbers; the marks of tags and of values stay as they are. */
function unescaped(text: string): string {
  return text.replace(/&#(?:x([0-9a-f]{1,6})|([0-9]{1,7}));/gi, (whole, hex: string | undefined, decimal: string | undefined) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code < 0x80 && !'<>"\'&'.includes(String.fromCharCode(code)) ? String.fromCharCode(code) : whole
  })
}
