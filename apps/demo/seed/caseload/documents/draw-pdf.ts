// A PDF of made-up sheets, written by hand: it takes a tenth of a millisecond a page, and the first
// start draws some hundred pages.
import type { Sheet } from './sheets.ts'

const [pageWidth, pageHeight, margin] = [612, 792, 56]
const fonts = { regular: 'Helvetica', bold: 'Helvetica-Bold', mono: 'Courier' } as const
type Font = keyof typeof fonts
const fontNames = Object.keys(fonts) as readonly Font[]
/** Width of a Courier letter, as a part of its size. */
const monoWidth = 0.6
const footer = 'A sample for the demo. Nothing on it is real.'

export function drawPdf(sheets: readonly Sheet[]): Uint8Array {
  const firstFont = 3
  const firstPage = firstFont + fontNames.length
  const resources = fontNames.map((font, index) => `/${font} ${firstFont + index} 0 R`).join(' ')
  const pages = sheets.flatMap((sheet, index) => {
    const content = drawSheet(sheet, index + 1, sheets.length)
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Contents ${firstPage + index * 2 + 1} 0 R /Resources << /Font << ${resources} >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]
  })
  const kids = sheets.map((_, index) => `${firstPage + index * 2} 0 R`).join(' ')
  return writeObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${sheets.length} >>`,
    ...fontNames.map(
      (font) =>
        `<< /Type /Font /Subtype /Type1 /BaseFont /${fonts[font]} /Encoding /WinAnsiEncoding >>`,
    ),
    ...pages,
  ])
}

function drawSheet(sheet: Sheet, page: number, pages: number): string {
  const marks: string[] = []
  let y = pageHeight - margin
  const write = (text: string, x: number, size: number, font: Font = 'regular') =>
    marks.push(`BT /${font} ${size} Tf ${x} ${y} Td (${escape(text)}) Tj ET`)
  const rule = () => marks.push(`0.6 w ${margin} ${y} m ${pageWidth - margin} ${y} l S`)

  write(sheet.issuer, margin, 11, 'bold')
  y -= 30
  write(sheet.title, margin, 18, 'bold')
  y -= 14
  rule()
  for (const [label, value] of sheet.fields) {
    y -= 18
    write(label, margin, 10)
    write(value, margin + 170, 10, 'bold')
  }
  if (sheet.table) {
    y -= 34
    const { head, rows } = sheet.table
    for (const [index, row] of [head, ...rows].entries()) {
      for (const [column, cell] of row.entries())
        if (column === 0) write(cell, margin, 10, index === 0 ? 'bold' : 'regular')
        else
          write(cell, getRightEdge(column, row.length) - cell.length * 10 * monoWidth, 10, 'mono')
      if (index === 0) {
        y -= 6
        rule()
      }
      y -= 16
    }
  }
  for (const line of sheet.lines ?? []) {
    y -= 18
    write(line, margin, 10)
  }
  y = margin
  write(`${footer}  Page ${page} of ${pages}`, margin, 8)
  return marks.join('\n')
}

/** Columns after the first have equal widths and are aligned to the right. */
function getRightEdge(column: number, columns: number): number {
  const columnWidth = 96
  return pageWidth - margin - (columns - 1 - column) * columnWidth
}

function escape(text: string): string {
  return text.replaceAll('’', "'").replace(/[\\()]/g, (character) => `\\${character}`)
}

function writeObjects(objects: readonly string[]): Uint8Array {
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  // Latin-1 has one byte for each letter, so the offsets are right.
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  )
}
