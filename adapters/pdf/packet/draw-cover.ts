import Pdf from 'pdfkit'
import type { PacketCover, PacketLine } from '#ports/packet-writer.ts'
import { fonts } from '../fonts.ts'
import { loadLetters } from '../letters.ts'
import { colours, margins } from '../page-look.ts'
import { setInk, type Pen } from '../pen.ts'

const sizes = { title: 24, fact: 12, heading: 14, line: 11 } as const
const lineHeight = 16.5
const pageColumn = 40
const indent = 16

/** A line of the contents that leads to its page. In points from the bottom left of its page. */
export interface CoverLink {
  readonly onPage: number
  readonly toPage: number
  readonly rect: readonly [left: number, bottom: number, right: number, top: number]
}

export interface DrawnCover {
  readonly pdf: Buffer
  readonly links: readonly CoverLink[]
}

/** The first pages of a packet, as a PDF of its own. */
export async function drawCover(
  { title, facts, heading, contents }: PacketCover,
  writtenAt: Date,
): Promise<DrawnCover> {
  const pdf = new Pdf({
    size: 'LETTER',
    margins,
    autoFirstPage: false,
    info: { CreationDate: writtenAt, ModDate: writtenAt },
  })
  pdf.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold)
  pdf.addPage()
  const pen: Pen = {
    pdf,
    letters: loadLetters(pdf),
    ink: { font: 'regular', size: sizes.line, colour: colours.text },
  }
  writeLine(pen, title, { font: 'bold', size: sizes.title }, 34)
  for (const fact of facts) writeLine(pen, fact, { font: 'regular', size: sizes.fact }, 18)
  drawRule(pen)
  writeLine(pen, heading, { font: 'bold', size: sizes.heading }, 26)
  const links: CoverLink[] = []
  for (const [at, lines] of contents.entries()) {
    if (at > 0) pdf.addPage()
    for (const line of lines) links.push({ ...drawContentsLine(pen, line), onPage: at + 1 })
  }
  pdf.end()
  const chunks: Uint8Array[] = []
  for await (const chunk of pdf) chunks.push(chunk as Uint8Array)
  return { pdf: Buffer.concat(chunks), links }
}

interface LineInk {
  readonly font: 'regular' | 'bold'
  readonly size: number
}

/** One line, cut off with an ellipsis, so that the number of pages is known before. */
function writeLine(pen: Pen, text: string, ink: LineInk, height: number): void {
  const { pdf, letters } = pen
  const { y } = pdf
  const { left, right } = pdf.page.margins
  setInk(pen, { ...ink, colour: colours.text })
  const width = pdf.page.width - left - right
  pdf.text(fit(pen, letters.printable(text), width), left, y, { lineBreak: false })
  pdf.y = y + height
}

function drawRule({ pdf }: Pen): void {
  const { left, right } = pdf.page.margins
  pdf
    .lineWidth(0.7)
    .strokeColor(colours.rule)
    .moveTo(left, pdf.y + 6)
    .lineTo(pdf.page.width - right, pdf.y + 6)
    .stroke()
  pdf.y += 20
}

function drawContentsLine(
  pen: Pen,
  { isCategory, text, page }: PacketLine,
): Omit<CoverLink, 'onPage'> {
  const { pdf, letters } = pen
  const { y } = pdf
  const { left, right } = pdf.page.margins
  const start = left + (isCategory ? 0 : indent)
  const end = pdf.page.width - right
  setInk(pen, {
    font: isCategory ? 'bold' : 'regular',
    size: sizes.line,
    colour: colours.text,
  })
  const width = end - pageColumn - start
  pdf.text(fit(pen, letters.printable(text), width), start, y, { lineBreak: false })
  pdf.text(`${page}`, end - pageColumn, y, { lineBreak: false, width: pageColumn, align: 'right' })
  pdf.y = y + lineHeight
  const { height } = pdf.page
  return { toPage: page, rect: [start, height - y - lineHeight + 2, end, height - y + 2] }
}

function fit({ pdf }: Pen, text: string, width: number): string {
  const line = text.replaceAll('\n', ' ')
  if (pdf.widthOfString(line) <= width) return line
  const letters = [...line]
  while (letters.length > 0 && pdf.widthOfString(`${letters.join('')}…`) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
