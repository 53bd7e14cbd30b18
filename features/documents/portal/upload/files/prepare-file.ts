// Looks into a chosen file before it is listed: a wrong ending is put right, a picture that we do not
// accept or that is too large is converted, and a PDF with a password is found
// (spec: documents#wrong-ending, documents#heic, documents#locked-pdf).
import {
  findContentKind,
  isForeignPicture,
  kindBytes,
  nameByKind,
  type ContentKind,
} from '#features/documents/rules/files/content-kind.ts'
import { getExtension, isAcceptedType } from '#features/documents/rules/files/file-types.ts'
import { findPictureSize, isTooLarge } from '#features/documents/rules/files/picture-size.ts'
import type { DocumentsProblemCode } from '#features/documents/rules/problems.ts'
import { singleFileLimitBytes } from '#features/documents/rules/upload-limits.ts'
import type { ProblemParams } from '#lib/problem.ts'
import { fitCanvas, fitWithin, maxConvertedSide } from '../photo/canvas-size.ts'
import { isPhonePhoto, toJpeg } from '../photo/phone-photo.ts'

/** Why a file is not added. */
export interface PickedFinding {
  readonly code: DocumentsProblemCode
  readonly params?: ProblemParams
}

export interface FilePlan {
  readonly file: File
  readonly kind: ContentKind | undefined
  readonly isConverted: boolean
  readonly isTooLarge: boolean
}

export interface PreparedFile {
  readonly file: File
  readonly needsPassword: boolean
  readonly finding?: PickedFinding
}

/** Metadata of a photo may precede its size. */
const headBytes = 1_048_576

/** Reads the first bytes only. A file that cannot be read stays as it is. */
export async function planFile(file: File): Promise<FilePlan> {
  const kind = findContentKind(await readHead(file, kindBytes))
  const size =
    kind === 'jpg' || kind === 'png'
      ? findPictureSize(kind, await readHead(file, headBytes))
      : undefined
  return {
    file,
    kind,
    isConverted: isForeignPicture(kind) || (kind === undefined && isPhonePhoto(file)),
    isTooLarge: size !== undefined && isTooLarge(size),
  }
}

export async function prepareFile(plan: FilePlan): Promise<PreparedFile> {
  const { file, kind, isConverted } = plan
  if (isConverted) return convert(plan)
  if (plan.isTooLarge) {
    const smaller = await toJpeg(file, fitCanvas)
    return smaller
      ? { file: smaller, needsPassword: false }
      : { file, needsPassword: false, finding: { code: 'documents.picture-too-large' } }
  }
  const named =
    kind === undefined || isForeignPicture(kind) ? file : rename(file, nameByKind(file.name, kind))
  return { file: named, needsPassword: kind === 'pdf' && (await needsPassword(file)) }
}

async function convert({ file, kind }: FilePlan): Promise<PreparedFile> {
  const jpeg = await toJpeg(file, (size) => fitWithin(size, maxConvertedSide))
  if (jpeg) return { file: jpeg, needsPassword: false }
  // Any other ending is refused by itself.
  const isMisnamed = kind !== undefined && isAcceptedType(file.name)
  const params = { kind: kind?.toUpperCase() ?? '', ext: getExtension(file.name) }
  return {
    file,
    needsPassword: false,
    ...(isMisnamed && { finding: { code: 'documents.wrong-ending', params } }),
  }
}

function rename(file: File, name: string): File {
  return name === file.name ? file : new File([file], name, { lastModified: file.lastModified })
}

async function readHead(file: File, bytes: number): Promise<Uint8Array> {
  return file
    .slice(0, bytes)
    .arrayBuffer()
    .then(
      (head) => new Uint8Array(head),
      () => new Uint8Array(),
    )
}

/** Opens only a file that says it is encrypted: most of these need no password. */
async function needsPassword(file: File): Promise<boolean> {
  if (file.size > singleFileLimitBytes) return false
  const text = await file.arrayBuffer().then(
    (content) => new TextDecoder('latin1').decode(content),
    () => '',
  )
  if (!text.includes('/Encrypt')) return false
  const { openPdf } = await import('#ui/preview/open-pdf.ts')
  const { opened, close } = openPdf(file)
  try {
    return (await opened) === 'password'
  } finally {
    close()
  }
}
