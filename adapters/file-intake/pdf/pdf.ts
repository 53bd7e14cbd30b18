import type { FileFlag } from '#ports/file-checker.ts'
import { isNamed, pdfCore, withPdf } from './pdf-core.ts'
import type { PdfMarks } from './pdf-names.ts'
import { markObjects } from './pdf-objects.ts'
import { getMarks } from './pdf-streams.ts'
import { type FormatCheck, Refusal } from '../verdicts.ts'

const lastBytes = 2_048

/** Loads the PDF reader first, so that a failure to load it does not make a file unsound. */
export async function pdfLook(): Promise<FormatCheck> {
  await pdfCore()
  return lookAtPdf
}

const lookAtPdf: FormatCheck = async (content) => {
  if (!/^%PDF-[12]\.\d/.test(content.toString('latin1', 0, 9)))
    throw new Refusal('does not begin as a PDF')
  if (!content.subarray(-lastBytes).includes('%%EOF')) throw new Refusal('PDF without its end')
  const seen = getMarks(content)
  if (seen.hasLaunch) throw new Refusal('PDF that starts programs')
  if (seen.hasProgram) throw new Refusal('PDF with a program inside')
  const isLocked = !(await markWhenOpened(content, seen))
  if (seen.hasLaunch) throw new Refusal('PDF that starts programs')
  if (seen.hasProgram) throw new Refusal('PDF with a program inside')
  const flags: Readonly<Record<FileFlag, boolean>> = {
    encrypted: isLocked || seen.isEncrypted,
    javascript: seen.hasScript,
    attachments: seen.hasAttachment,
  }
  return (Object.keys(flags) as FileFlag[]).filter((flag) => flags[flag])
}

/** Returns false if the file needs a password. Such a file is accepted without this check. */
async function markWhenOpened(content: Buffer, marks: PdfMarks): Promise<boolean> {
  try {
    const isSettled = await withPdf(
      content,
      false,
      (opened) => markObjects(opened, marks) || opened.isRecovered,
    )
    if (!isSettled)
      await withPdf(content, true, (opened) => markObjects(opened, marks)).catch(ignoreUnreadable)
    return true
  } catch (error) {
    if (isNamed(error, 'PasswordException')) return false
    throw error
  }
}

function ignoreUnreadable(error: unknown): void {
  if (error instanceof Refusal || error instanceof RangeError) throw error
}
