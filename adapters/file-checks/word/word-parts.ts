// Questions about the XML parts of a Word file that say what is in it and what it is bound to.
import { tagsOf } from './word-xml.ts'

const documentType =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const foreignTypes =
  /macroenabled|vbaproject|(spreadsheetml|presentationml)\.[\w.]*main\+xml|\.template\.main\+xml/i

/** True when the list of contents names a Word document, and no macros, template, workbook or show. */
export function isPlainWordDocument(contentTypes: string): boolean {
  const types = tagsOf(contentTypes).map(({ values }) => values.get('contenttype') ?? '')
  return (
    types.some((type) => type.toLowerCase() === documentType) &&
    !types.some((type) => foreignTypes.test(type))
  )
}

/** True when something but a link would be fetched from somewhere else once it is opened (safety 3), or another kind of text is poured in. */
export function boundFromOutside(relationships: string): boolean {
  return tagsOf(relationships).some(({ name, values }) => {
    const kind = (values.get('type') ?? '').toLowerCase()
    const isOutside = (values.get('targetmode') ?? '').toLowerCase() === 'external'
    return (
      name === 'relationship' &&
      (kind.endsWith('/afchunk') || (isOutside && !kind.endsWith('/hyperlink')))
    )
  })
}
