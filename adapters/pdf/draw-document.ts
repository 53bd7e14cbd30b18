import { setImmediate } from 'node:timers/promises'
import Pdf from 'pdfkit'
import type { PdfDocument } from '#lib/pdf-document.ts'
import { fillIn } from '#lib/problem.ts'
import { drawParts } from './draw-parts.ts'
import { fonts } from './fonts.ts'
import { loadLetters } from './letters.ts'
import { colours, footerAt, frame, headerAt, margins, sizes } from './page-look.ts'
import { setInk, type Pen } from './pen.ts'

const drawingsAtOnce = 12

/** Renders twice, first only to count the pages. No page is held in memory. */
export async function* drawDocument(document: PdfDocument): AsyncGenerator<Uint8Array> {
  const counting = beginDocument(document, undefined)
  for await (const pdf of drawPages(counting, document)) for (const _ of streamPages(pdf));
  const final = beginDocument(document, counting.pages)
  for await (const pdf of drawPages(final, document)) yield* streamPages(pdf)
  final.pen.pdf.end()
  for await (const chunk of final.pen.pdf) yield chunk as Uint8Array
}

interface DrawingState {
  readonly pen: Pen
  pages: number
}

function beginDocument(document: PdfDocument, pages: number | undefined): DrawingState {
  const { language, title, author, writtenAt } = document
  const pdf = new Pdf({
    size: 'LETTER',
    margins,
    pdfVersion: '1.7',
    tagged: true,
    lang: language === 'es' ? 'es-US' : 'en-US',
    displayTitle: true,
    autoFirstPage: false,
    compress: pages !== undefined,
    info: { Title: title, Author: author, CreationDate: writtenAt, ModDate: writtenAt },
  })
  pdf.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold)
  const begin: DrawingState = {
    pen: {
      pdf,
      letters: loadLetters(pdf),
      ink: { font: 'regular', size: sizes.text, colour: colours.text },
    },
    pages: 0,
  }
  pdf.on('pageAdded', () => drawFrame(begin.pen, document, (begin.pages += 1), pages))
  pdf.addPage()
  return begin
}

/** Yields regularly, each time after a pause in which compression can run. */
async function* drawPages(
  { pen }: DrawingState,
  document: PdfDocument,
): AsyncGenerator<PDFKit.PDFDocument> {
  const sheet = pen.pdf.struct('Document')
  pen.pdf.addStructure(sheet)
  let drawings = 0
  for (const _ of drawParts(pen, sheet, document)) {
    drawings += 1
    if (drawings % drawingsAtOnce > 0) continue
    await setImmediate()
    yield pen.pdf
  }
  sheet.end()
}

function* streamPages(pdf: PDFKit.PDFDocument): Generator<Uint8Array> {
  for (let chunk: unknown = pdf.read(); chunk !== null; chunk = pdf.read())
    yield chunk as Uint8Array
}

function drawFrame(
  pen: Pen,
  { header, pageNumber }: PdfDocument,
  page: number,
  pages: number | undefined,
): void {
  const {
    pdf,
    ink,
    letters: { printable },
  } = pen
  const { width, height, margins: own } = pdf.page
  const inside = {
    width: width - own.left - own.right,
    height: frame.size + 3,
    lineBreak: false,
    ellipsis: true,
  } as const
  // Drawing outside the margins would start a new page.
  pdf.page.margins = { ...own, top: 0, bottom: 0 }
  pdf.markContent('Artifact', { type: 'Pagination' })
  setInk(pen, frame)
  pdf.text(printable(header), own.left, headerAt, inside)
  pdf.text(
    printable(fillIn(pageNumber, { page, of: pages ?? page })),
    own.left,
    height - footerAt,
    { ...inside, align: 'right' },
  )
  pdf.endMarkedContent()
  pdf.page.margins = own
  setInk(pen, ink)
  pdf.x = own.left
  pdf.y = own.top
}
