import { isNamed, type OpenedPdf, type PdfCore, type PdfDict, type PdfStream } from './pdf-core.ts'
import { getLetters, type PdfMarks } from './pdf-names.ts'
import { hasTooManyPages } from './pdf-pages.ts'
import { hasTooManyPixels } from './pdf-pictures.ts'
import { isProgram, isProgramName } from '../programs.ts'
import { Refusal } from '../verdicts.ts'

const highestNumber = 8_388_607
const headBytes = 1_024
const fileNames = ['F', 'UF', 'DOS', 'Mac', 'Unix']
const pictureFilters = /^(DCT|DCTDecode|JPXDecode|JBIG2Decode|CCF|CCITTFaxDecode)$/

/** Fills `marks`. Returns false when the cross-reference table does not lead to all objects. */
export function markObjects({ core, table, attachmentNames }: OpenedPdf, marks: PdfMarks): boolean {
  const { Dict, BaseStream, Name, Ref } = core
  let isWhole = true
  const findName = (value: unknown) => (value instanceof Name ? value.name : undefined)

  const noteFile = (stream: PdfStream) => {
    const filter: unknown = stream.dict?.get('Filter')
    const filters: readonly unknown[] = Array.isArray(filter) ? filter : [filter]
    if (filters.some((name) => pictureFilters.test(findName(name) ?? ''))) return
    if (isProgram(Buffer.from(stream.getBytes(headBytes)))) marks.hasProgram = true
  }
  const noteAttachment = (specification: PdfDict, files: unknown) => {
    marks.hasAttachment = true
    for (const key of fileNames) {
      const name = specification.get(key)
      if (typeof name === 'string' && isProgramName(getLetters(name))) marks.hasProgram = true
    }
    if (!(files instanceof Dict)) return
    for (const key of files.getKeys()) {
      const file = files.get(key)
      if (file instanceof BaseStream) noteFile(file)
    }
  }
  const noteDictionary = (dictionary: PdfDict) => {
    const kind = findName(dictionary.get('S'))
    if (kind === 'Launch') marks.hasLaunch = true
    if (kind === 'JavaScript' || dictionary.has('JS') || dictionary.has('JavaScript'))
      marks.hasScript = true
    if (findName(dictionary.get('Subtype')) === 'FileAttachment') marks.hasAttachment = true
    if (dictionary.has('EF')) noteAttachment(dictionary, dictionary.get('EF'))
  }
  const noteValue = (whole: unknown) => {
    const open: unknown[] = [whole]
    while (open.length > 0) {
      const value = open.pop()
      const dictionary = value instanceof BaseStream ? value.dict : value
      if (value instanceof BaseStream && findName(value.dict?.get('Type')) === 'EmbeddedFile')
        noteFile(value)
      if (dictionary instanceof Dict) noteDictionary(dictionary)
      if (value instanceof BaseStream && hasTooManyPixels(core, value)) marks.excess ??= 'pixels'
      const inside =
        dictionary instanceof Dict ? dictionary.getRawValues() : Array.isArray(value) ? value : []
      for (const inner of inside)
        if (inner instanceof Dict || inner instanceof BaseStream || Array.isArray(inner))
          open.push(inner)
    }
  }
  const attempt = (note: () => void) => {
    try {
      note()
    } catch (error) {
      if (error instanceof RangeError || error instanceof Refusal) throw error
      isWhole = false
    }
  }

  const packedObject = (number: number, holder: number) => {
    try {
      return table.fetch(Ref.get(number, 0))
    } catch (error) {
      // Refuses packed objects that cannot be read, because another viewer may unpack them.
      if (
        !isNamed(error, 'XRefEntryException') &&
        table.fetch(Ref.get(holder, 0)) instanceof BaseStream
      )
        throw new Refusal('PDF with packed objects that cannot be read')
      throw error
    }
  }

  if (attachmentNames.length > 0) marks.hasAttachment = true
  if (attachmentNames.some(isProgramName)) marks.hasProgram = true
  if (table.encrypt || table.trailer.has('Encrypt')) marks.isEncrypted = true
  markCatalog(core, table.root, marks)
  if (hasTooManyPages(core, table)) marks.excess ??= 'pages'
  attempt(() => noteValue(table.trailer))
  const end = table.getNewPersistentRef(null).num
  if (end > highestNumber) throw new Refusal('PDF of too many objects')
  for (let number = 0; number < end; number++) {
    const entry = table.getEntry(number)
    if (!entry) continue
    if (entry.uncompressed) attempt(() => noteValue(table.fetch(Ref.get(number, entry.gen))))
    else attempt(() => noteValue(packedObject(number, entry.offset)))
  }
  return isWhole
}

/** A damaged catalog gives no marks: other objects decide about its file. */
function markCatalog({ Dict }: PdfCore, catalog: unknown, marks: PdfMarks): void {
  if (!(catalog instanceof Dict)) return
  try {
    const pages = catalog.get('Pages')
    const kids = pages instanceof Dict ? pages.get('Kids') : undefined
    if (Array.isArray(kids)) marks.hasNoPages = kids.length === 0
    const form = catalog.get('AcroForm')
    if (!(form instanceof Dict) || !form.has('XFA')) return
    const fields = form.get('Fields')
    const hasOtherFields = Array.isArray(fields) && fields.length > 0
    marks.isXfaForm = catalog.get('NeedsRendering') === true || !hasOtherFields
  } catch (error) {
    if (error instanceof RangeError) throw error
  }
}
