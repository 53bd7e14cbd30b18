import { parseTags } from './word-xml.ts'

const documentType =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const foreignTypes =
  /macroenabled|vbaproject|(spreadsheetml|presentationml)\.[\w.]*main\+xml|\.template\.main\+xml/i

export function isPlainWordDocument(contentTypes: string): boolean {
  const types = parseTags(contentTypes).map(({ values }) => values.get('contenttype') ?? '')
  return (
    types.some((type) => type.toLowerCase() === documentType) &&
    !types.some((type) => foreignTypes.test(type))
  )
}

/** True when opening the file would fetch anything (spec: security#active-content). */
export function boundFromOutside(relationships: string): boolean {
  return parseTags(relationships).some(({ name, values }) => {
    const kind = (values.get('type') ?? '').toLowerCase()
    const isOutside = (values.get('targetmode') ?? '').toLowerCase() === 'external'
    return (
      name === 'relationship' &&
      (kind.endsWith('/afchunk') || (isOutside && !kind.endsWith('/hyperlink')))
    )
  })
}
