import type { FileFlag } from '#ports/file-checker.ts'
import { endsAsPdf, startsAsPdf } from './pdf-ends.ts'
import { isNamed, pdfCore, withPdf } from './pdf-core.ts'
import type { PdfMarks } from './pdf-names.ts'
import { markObjects } from './pdf-objects.ts'
import { getMarks } from './pdf-streams.ts'
import { ExcessRefusal, type FormatCheck, Refusal } from '../verdicts.ts'

/** Loads the PDF reader first, so that a failure to load it does not make a file unsound. */
export async function pdfLook(): Promise<FormatCheck> {
  await pdfCore()
  return lookAtPdf
}

const lookAtPdf: FormatCheck = async (content) => {
  if (!startsAsPdf(content)) throw new Refusal('does not begin as a PDF')
  if (!endsAsPdf(content)) throw new Refusal('PDF without its end')
  const seen = getMarks(content)
  refusePrograms(seen)
  const isLocked = !(await markWhenOpened(content, seen))
  refusePrograms(seen)
  if (seen.excess) throw new ExcessRefusal(seen.excess)
  if (seen.hasNoPages) throw new Refusal('PDF without pages')
  const flags: Readonly<Record<FileFlag, boolean>> = {
    encrypted: isLocked || seen.isEncrypted,
    javascript: seen.hasScript,
    attachments: seen.hasAttachment,
    xfa: seen.isXfaForm,
  }
  return (Object.keys(flags) as FileFlag[]).filter((flag) => flags[flag])
}

/** A program's name is a reason only where a file is attached: forms and links have addresses. */
function refusePrograms(seen: PdfMarks): void {
  if (seen.hasLaunch) throw new Refusal('PDF that starts programs')
  if (seen.hasProgram || (seen.hasProgramName && seen.hasAttachment))
    throw new Refusal('PDF with a program inside')
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
