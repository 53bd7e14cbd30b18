import type { PdfDocument, PdfHeadingLevel, PdfLine, PdfBlock } from '#lib/pdf-document.ts'
import {
  colours,
  columnGap,
  indent,
  labelWidth,
  minSpaceBefore,
  sizes,
  spaceAbove,
} from './page-look.ts'
import { setInk, type Pen } from './pen.ts'

type Element = PDFKit.PDFStructureElement
type Outline = PDFKit.PDFOutline

/** Ends the structure element of each part immediately, to free its memory. */
export function* drawParts(
  pen: Pen,
  sheet: Element,
  { title, parts }: PdfDocument,
): Generator<void> {
  drawHeading(pen, sheet, 1, title)
  const marks: Outline[] = [pen.pdf.outline]
  for (const part of parts) yield* drawPart(pen, sheet, part, marks)
}

function* drawPart(pen: Pen, sheet: Element, part: PdfBlock, marks: Outline[]): Generator<void> {
  switch (part.kind) {
    case 'heading':
      drawHeading(pen, sheet, part.level, part.text)
      addMark(marks, part.level, pen.letters.printable(part.text))
      break
    case 'paragraph':
      drawIn(pen, sheet, 'P', () => write(pen, part.text, { above: 7 }))
      break
    case 'lines':
      yield* drawLines(pen, sheet, part.lines, 0)
      pen.pdf.y += 3
  }
  yield
}

function addMark(marks: Outline[], level: PdfHeadingLevel, text: string): void {
  const above = marks[level - 2]
  if (level > 3 || !above) return
  marks.length = level - 1
  marks.push(above.addItem(text))
}

function drawHeading(pen: Pen, sheet: Element, level: 1 | PdfHeadingLevel, text: string): void {
  const { pdf } = pen
  pdf.y += pdf.y > pdf.page.margins.top ? spaceAbove[level] : 0
  ensureSpace(pen, minSpaceBefore[level])
  drawIn(pen, sheet, `H${level}`, () => write(pen, text, { bold: true, size: sizes[level] }))
  if (level === 2) drawRule(pen)
  pdf.y += level < 3 ? 5 : 2
}

function drawRule({ pdf }: Pen): void {
  const { left, right } = pdf.page.margins
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf
    .lineWidth(0.7)
    .strokeColor(colours.rule)
    .moveTo(left, pdf.y + 2)
    .lineTo(pdf.page.width - right, pdf.y + 2)
    .stroke()
  pdf.endMarkedContent()
  pdf.y += 3
}

function* drawLines(
  pen: Pen,
  parent: Element,
  lines: readonly PdfLine[],
  depth: number,
): Generator<void> {
  const list = createChild(pen, parent, 'L')
  for (const line of lines) {
    const item = createChild(pen, list, 'LI')
    if (line.lines === undefined) drawPair(pen, item, line, depth)
    else yield* drawEntry(pen, item, line, line.lines, depth)
    item.end()
    yield
  }
  list.end()
}

function* drawEntry(
  pen: Pen,
  item: Element,
  { label, text }: PdfLine,
  lines: readonly PdfLine[],
  depth: number,
): Generator<void> {
  pen.pdf.y += 4
  ensureSpace(pen, minSpaceBefore.entry)
  drawIn(pen, item, 'Lbl', () =>
    write(pen, text === '' ? label : `${label}: ${text}`, { bold: true, depth }),
  )
  if (lines.length === 0) return
  const body = createChild(pen, item, 'LBody')
  yield* drawLines(pen, body, lines, depth + 1)
  body.end()
}

function drawPair(pen: Pen, item: Element, { label, text }: PdfLine, depth: number): void {
  const { pdf } = pen
  const [question, answer] = [pen.letters.printable(label), pen.letters.printable(text)]
  const { left, right, top, bottom } = pdf.page.margins
  const start = left + depth * indent
  const askedWidth = labelWidth - (depth * indent) / 2
  const answerStart = start + askedWidth + columnGap
  const answerWidth = pdf.page.width - right - answerStart
  pdf.y += 3
  setInk(pen, { font: 'regular', size: sizes.text, colour: colours.text })
  const height = Math.max(
    pdf.heightOfString(question, { width: askedWidth }),
    pdf.heightOfString(answer, { width: answerWidth }),
  )
  if (height > (pdf.page.height - top - bottom) / 3) {
    ensureSpace(pen, minSpaceBefore.entry)
    drawIn(pen, item, 'Lbl', () => write(pen, label, { colour: colours.label, depth }))
    drawIn(pen, item, 'LBody', () => write(pen, text, { depth }))
    return
  }
  ensureSpace(pen, height)
  const { y } = pdf
  setInk(pen, { ...pen.ink, colour: colours.label })
  drawIn(pen, item, 'Lbl', () => void pdf.text(question, start, y, { width: askedWidth }))
  setInk(pen, { ...pen.ink, colour: colours.text })
  drawIn(pen, item, 'LBody', () => void pdf.text(answer, answerStart, y, { width: answerWidth }))
  pdf.x = left
  pdf.y = y + height
}

interface Writing {
  readonly bold?: boolean
  readonly size?: number
  readonly colour?: string
  readonly depth?: number
  readonly above?: number
}

function write(
  pen: Pen,
  text: string,
  { bold = false, size = sizes.text, colour = colours.text, depth = 0, above = 0 }: Writing,
): void {
  const { pdf, letters } = pen
  const { left, right } = pdf.page.margins
  const x = left + depth * indent
  setInk(pen, { font: bold ? 'bold' : 'regular', size, colour })
  pdf.text(letters.printable(text), x, pdf.y + above, { width: pdf.page.width - right - x })
  pdf.x = left
}

function ensureSpace({ pdf }: Pen, height: number): void {
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage()
}

function createChild({ pdf }: Pen, parent: Element, tag: Tag): Element {
  const element = pdf.struct(tag)
  parent.add(element)
  return element
}

function drawIn(pen: Pen, parent: Element, tag: Tag, draw: () => void): void {
  const element = createChild(pen, parent, tag)
  element.add(draw)
  element.end()
}

type Tag = 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | `H${1 | PdfHeadingLevel}`
