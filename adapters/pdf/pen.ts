import type { Letters } from './letters.ts'

export interface Ink {
  readonly font: 'regular' | 'bold'
  readonly size: number
  readonly colour: string
}

export interface Pen {
  readonly pdf: PDFKit.PDFDocument
  readonly letters: Letters
  ink: Ink
}

export function setInk(pen: Pen, ink: Ink): void {
  pen.ink = ink
  pen.pdf.font(ink.font).fontSize(ink.size).fillColor(ink.colour)
}
