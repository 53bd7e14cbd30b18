import type { FileCheck } from '#ports/file-checker.ts'
import { type FormatCheck, refuseFile, readVerdict } from './verdicts.ts'

const picture = (format: 'jpeg' | 'png' | 'gif') => async () =>
  (await import('./pictures/picture.ts')).checkPicture(format)

const kinds: Readonly<Record<string, () => Promise<FormatCheck>>> = {
  pdf: async () => (await import('./pdf/pdf.ts')).pdfLook(),
  docx: async () => (await import('./word/docx.ts')).lookAtDocx,
  doc: async () => (await import('./word/doc.ts')).lookAtDoc,
  rtf: async () => (await import('./text.ts')).lookAtRtf,
  txt: async () => (await import('./text.ts')).lookAtText,
  bmp: async () => (await import('./pictures/bitmap.ts')).lookAtBitmap,
  jpg: picture('jpeg'),
  jpeg: picture('jpeg'),
  png: picture('png'),
  gif: picture('gif'),
}

/**
 * Kinds whose readers work outside of the thread's own steps, in streams or native threads. They may
 * go on when the check has ended at a fault; all others are done with the file.
 */
const readInBackground = ['docx', 'jpg', 'jpeg', 'png', 'gif']

export function isReadInBackground(extension: string): boolean {
  return readInBackground.includes(extension)
}

export async function checkContent(extension: string, content: Buffer): Promise<FileCheck> {
  const look = Object.hasOwn(kinds, extension) ? await kinds[extension]?.() : undefined
  return look ? readVerdict(look, content) : refuseFile('is of no accepted kind')
}
