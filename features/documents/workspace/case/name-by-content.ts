import {
  findContentKind,
  isForeignPicture,
  kindBytes,
  nameByKind,
} from '#features/documents/rules/files/content-kind.ts'

/** The name of a file with a wrong ending put right (spec: documents#wrong-ending). */
export async function nameByContent(file: File): Promise<string> {
  const head = await file
    .slice(0, kindBytes)
    .arrayBuffer()
    .catch(() => new ArrayBuffer())
  const kind = findContentKind(new Uint8Array(head))
  return kind === undefined || isForeignPicture(kind) ? file.name : nameByKind(file.name, kind)
}
