// Looks into PDFs: they must open, and may neither start programs nor bring any along.
import type * as Pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { FileFlag } from '#ports/file-checker.ts'
import { isProgramName } from './pdf-names.ts'
import { marksOf } from './pdf-streams.ts'
import { type Look, Refusal } from './verdicts.ts'

const lastBytes = 2_048

export const lookAtPdf: Look = async (content) => {
  if (!/^%PDF-[12]\.\d/.test(content.toString('latin1', 0, 9))) throw new Refusal('does not begin as a PDF')
  if (!content.subarray(-lastBytes).includes('%%EOF')) throw new Refusal('PDF without its end')
  const seen = marksOf(content)
  if (seen.hasLaunch) throw new Refusal('PDF that starts programs')
  if (seen.hasProgram) throw new Refusal('PDF with a program inside')
  const opened = await open(content)
  if (opened.attachments.some(isProgramName)) throw new Refusal('PDF with a program inside')
  const flags: Readonly<Record<FileFlag, boolean>> = {
    encrypted: seen.isEncrypted || opened.isLocked,
    javascript: seen.hasScript || opened.hasScript,
    attachments: seen.hasAttachment || opened.attachments.length > 0,
  }
  return (Object.keys(flags) as FileFlag[]).filter((flag) => flags[flag])
}

interface Opened {
  readonly isLocked: boolean
  readonly hasScript: boolean
  readonly attachments: readonly string[]
}

/** Throws when it cannot be opened. What needs a password is taken as it is: its owner has locked it. */
async function open(content: Buffer): Promise<Opened> {
  const { getDocument, PasswordException, VerbosityLevel } = await reader()
  const data = new Uint8Array(content.buffer, content.byteOffset, content.length)
  const task = getDocument({ data, verbosity: VerbosityLevel.ERRORS, disableFontFace: true, useSystemFonts: false, useWasm: false, enableXfa: false })
  try {
    return await insideOf(await task.promise)
  } catch (error) {
    if (error instanceof PasswordException) return { isLocked: true, hasScript: false, attachments: [] }
    throw error
  } finally {
    await task.destroy()
  }
}

async function insideOf(document: Pdfjs.PDFDocumentProxy): Promise<Opened> {
  await document.getPage(1)
  const attachments = (await document.getAttachments()) ?? new Map<string, { readonly filename: string }>()
  const names = [...attachments].flatMap(([name, { filename }]) => [name, filename])
  return { isLocked: false, hasScript: await document.hasJSActions(), attachments: names }
}

let loaded: Promise<typeof Pdfjs> | undefined

/** Nothing is drawn here: the two classes of a browser that it asks for when it loads need to do nothing. */
function reader(): NonNullable<typeof loaded> {
  for (const name of ['DOMMatrix', 'Path2D']) if (!(name in globalThis)) Reflect.set(globalThis, name, Object)
  return (loaded ??= import('pdfjs-dist/legacy/build/pdf.mjs'))
}
