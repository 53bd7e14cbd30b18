import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFObjectCopier,
  PDFPageTree,
  PDFNumber,
  PDFRef,
  PDFStream,
  type PDFContext,
  type PDFPageLeaf,
} from '@cantoo/pdf-lib'
import { maxPages } from '#adapters/file-intake/pdf/pdf-pages.ts'
import { hasBearablePixels } from '#adapters/file-intake/signatures/picture-signature.ts'
import { copyLayers, type Layers } from './layers.ts'
import { knownNumbers } from './packet-numbers.ts'

/** Thrown for a file that cannot be part of a packet. */
export class UnreadableFile extends Error {}
export class LockedFile extends Error {}
/** For files that were stored before uploads were checked for it. */
export class ExcessiveFile extends Error {}

/** Opens a PDF that needs no password, also when its owner has restricted what may be done with it. */
export async function openPdf(content: Uint8Array): Promise<PDFDocument> {
  let pdf: PDFDocument
  try {
    pdf = await PDFDocument.load(content, { password: '', updateMetadata: false })
  } catch (error) {
    const isLocked = error instanceof Error && /password/i.test(error.message)
    throw isLocked
      ? new LockedFile('A password is needed', { cause: error })
      : new UnreadableFile('The file cannot be parsed', { cause: error })
  }
  return pdf
}

export interface CopiedPages {
  readonly pages: readonly PDFRef[]
  readonly layers: Layers
}

/** Copies all pages as they are, in their order, without what could act by itself. */
export function copyPages(pdf: PDFDocument, packet: PDFContext): CopiedPages {
  refuseHugePictures(pdf.context)
  const copier = PDFObjectCopier.for(pdf.context, packet)
  const pages = readPages(pdf)
  for (const page of pages) removeActions(page)
  const copiedPages = pages.map((page) => {
    const ref = pdf.context.getObjectRef(page)
    // Copied by its reference, so that links between the pages of a file still work.
    const copied = ref ? copier.copy(ref) : packet.register(copier.copy(page))
    if (!(copied instanceof PDFRef)) throw new UnreadableFile('A page was not copied')
    packet.lookup(copied, PDFDict).set(PDFName.of('Parent'), PDFRef.of(knownNumbers.pages))
    return copied
  })
  return { pages: copiedPages, layers: copyLayers(pdf, copier, packet) }
}

function readPages(pdf: PDFDocument): readonly PDFPageLeaf[] {
  try {
    refuseManyPages(pdf)
    const pages = pdf.getPages().map(({ node }) => node)
    if (pages.length === 0) throw new UnreadableFile('There is no page')
    for (const page of pages) requireContent(page)
    return pages
  } catch (error) {
    throw error instanceof UnreadableFile || error instanceof ExcessiveFile
      ? error
      : new UnreadableFile('The pages cannot be read', { cause: error })
  }
}

/** The library has no limit of its own, and a small file can name its pages billions of times. */
function refuseManyPages(pdf: PDFDocument): void {
  const seen = { pages: 0, branches: 0 }
  pdf.catalog.Pages().traverse((node) => {
    seen[node instanceof PDFPageTree ? 'branches' : 'pages'] += 1
    if (seen.pages > maxPages || seen.branches > maxPages)
      throw new ExcessiveFile('There are too many pages')
  })
}

function refuseHugePictures(context: PDFContext): void {
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFStream)) continue
    const [width, height] = [readNumber(object.dict, 'Width'), readNumber(object.dict, 'Height')]
    if (!hasBearablePixels(width, height)) throw new ExcessiveFile('A picture has too many pixels')
  }
}

function readNumber(dict: PDFDict, key: string): number {
  const value = dict.lookup(PDFName.of(key))
  return value instanceof PDFNumber ? value.asNumber() : 0
}

/** A file that was cut off may have its pages, but not all that is drawn on them. */
function requireContent(page: PDFPageLeaf): void {
  page.MediaBox()
  const named = page.get(PDFName.of('Contents'))
  if (named === undefined) return
  const content = page.context.lookup(named)
  const parts = content instanceof PDFArray ? content.asArray() : [named]
  if (parts.some((part) => page.context.lookup(part) === undefined))
    throw new UnreadableFile('A part of a page is missing')
}

const keysOfPage = ['AA', 'StructParents', 'B', 'Metadata', 'PieceInfo']
/** Annotations with media or files of their own. */
const heavyKinds = ['FileAttachment', 'Movie', 'Sound', 'Screen', 'RichMedia', '3D']
const harmlessActions = ['GoTo', 'URI']

function removeActions(page: PDFPageLeaf): void {
  for (const key of keysOfPage) page.delete(PDFName.of(key))
  const annotations = page.lookup(PDFName.of('Annots'))
  if (!(annotations instanceof PDFArray)) return
  const harmless = annotations.asArray().filter((item) => {
    const annotation = page.context.lookup(item)
    if (!(annotation instanceof PDFDict)) return false
    removeActionsOf(annotation)
    return !heavyKinds.includes(readName(annotation, 'Subtype'))
  })
  page.set(PDFName.of('Annots'), page.context.obj(harmless))
}

function removeActionsOf(annotation: PDFDict): void {
  const action = annotation.lookup(PDFName.of('A'))
  const isHarmless = action instanceof PDFDict && harmlessActions.includes(readName(action, 'S'))
  if (isHarmless) action.delete(PDFName.of('Next'))
  else annotation.delete(PDFName.of('A'))
  annotation.delete(PDFName.of('AA'))
  const field = annotation.lookup(PDFName.of('Parent'))
  if (field instanceof PDFDict) field.delete(PDFName.of('AA'))
}

function readName(dict: PDFDict, key: string): string {
  const value = dict.lookup(PDFName.of(key))
  return value instanceof PDFName ? value.decodeText() : ''
}
