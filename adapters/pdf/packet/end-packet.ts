import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFRef,
  PDFString,
  type PDFContext,
} from '@cantoo/pdf-lib'
import type { PacketBookmark, PacketEnd } from '#ports/packet-writer.ts'
import { copyPages, openPdf } from './copy-pages.ts'
import { drawCover, type CoverLink } from './draw-cover.ts'
import { drawLayers, type Layers } from './layers.ts'
import { knownNumbers } from './packet-numbers.ts'
import { openContext, writeObjects, type WrittenObjects } from './packet-objects.ts'

interface PacketState {
  readonly nextNumber: number
  readonly pageNumbers: readonly number[]
  readonly layers: Layers
}

/** Writes the cover, the tree of all pages, the bookmarks and the catalog. */
export async function endPacket(
  { cover, bookmarks, writtenAt }: PacketEnd,
  { nextNumber, pageNumbers, layers }: PacketState,
): Promise<WrittenObjects> {
  const context = openContext(nextNumber)
  const drawn = await drawCover(cover, writtenAt)
  const { pages: coverPages } = copyPages(await openPdf(drawn.pdf), context)
  const pages = [...coverPages, ...pageNumbers.map((number) => PDFRef.of(number))]
  linkContents(context, pages, drawn.links)
  const ref = {
    pages: PDFRef.of(knownNumbers.pages),
    bookmarks: PDFRef.of(knownNumbers.bookmarks),
  }
  context.assign(ref.pages, context.obj({ Type: 'Pages', Kids: [...pages], Count: pages.length }))
  context.assign(ref.bookmarks, drawBookmarks(context, pages, bookmarks))
  context.assign(
    PDFRef.of(knownNumbers.info),
    context.obj({
      Title: PDFHexString.fromText(cover.title),
      CreationDate: PDFString.fromDate(writtenAt),
      ModDate: PDFString.fromDate(writtenAt),
    }),
  )
  context.assign(
    PDFRef.of(knownNumbers.catalog),
    context.obj({
      Type: 'Catalog',
      Pages: ref.pages,
      Outlines: ref.bookmarks,
      PageMode: 'UseOutlines',
      Lang: PDFString.of('en-US'),
      ViewerPreferences: { DisplayDocTitle: true },
      ...(layers.all.length > 0 && { OCProperties: drawLayers(context, layers) }),
    }),
  )
  return writeObjects(context)
}

function toDestination(context: PDFContext, pages: readonly PDFRef[], page: number) {
  const ref = pages[page - 1]
  if (!ref) throw new Error(`The packet has no page ${page}`)
  return context.obj([ref, PDFName.of('XYZ'), null, null, null])
}

function linkContents(
  context: PDFContext,
  pages: readonly PDFRef[],
  links: readonly CoverLink[],
): void {
  for (const { onPage, toPage, rect } of links) {
    const ref = pages[onPage - 1]
    const page = ref && context.lookup(ref, PDFDict)
    if (!page) throw new Error(`The cover has no page ${onPage}`)
    const link = context.register(
      context.obj({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [...rect],
        Border: [0, 0, 0],
        Dest: toDestination(context, pages, toPage),
      }),
    )
    const before = page.lookupMaybe(PDFName.of('Annots'), PDFArray)?.asArray() ?? []
    page.set(PDFName.of('Annots'), context.obj([...before, link]))
  }
}

/** The root of the tree. All categories are open. */
function drawBookmarks(
  context: PDFContext,
  pages: readonly PDFRef[],
  bookmarks: readonly PacketBookmark[],
): PDFDict {
  const root = context.obj({ Type: 'Outlines' })
  drawLevel(context, pages, { parent: PDFRef.of(knownNumbers.bookmarks), dict: root }, bookmarks)
  return root
}

interface Level {
  readonly parent: PDFRef
  readonly dict: PDFDict
}

/** Sets the first and last item of the parent, and the number of all that is below it. */
function drawLevel(
  context: PDFContext,
  pages: readonly PDFRef[],
  { parent, dict }: Level,
  bookmarks: readonly PacketBookmark[],
): number {
  if (bookmarks.length === 0) return 0
  const items = bookmarks.map((bookmark) => ({ ...bookmark, ref: context.nextRef() }))
  let count = items.length
  for (const [at, { ref, title, page, below }] of items.entries()) {
    const item = context.obj({
      Title: PDFHexString.fromText(title),
      Parent: parent,
      Dest: toDestination(context, pages, page),
    })
    const [before, after] = [items[at - 1], items[at + 1]]
    if (before) item.set(PDFName.of('Prev'), before.ref)
    if (after) item.set(PDFName.of('Next'), after.ref)
    count += drawLevel(context, pages, { parent: ref, dict: item }, below)
    context.assign(ref, item)
  }
  const [first, last] = [items[0], items.at(-1)]
  if (first && last) {
    dict.set(PDFName.of('First'), first.ref)
    dict.set(PDFName.of('Last'), last.ref)
  }
  dict.set(PDFName.of('Count'), context.obj(count))
  return count
}
