import type { FileCheck, FileExcess, FileFlag } from '#ports/file-checker.ts'

/** Checks one whole file and returns its flags. Throws when the file is not sound. */
export type FormatCheck = (content: Buffer) => readonly FileFlag[] | Promise<readonly FileFlag[]>

/** Thrown to refuse a file that could be read. The message contains nothing from the file. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}

const excesses: Readonly<Record<FileExcess, string>> = {
  pages: 'PDF of too many pages',
  pixels: 'PDF with a picture of too many pixels',
}

/** Thrown to refuse a file that has too much of something its sender can reduce. */
export class ExcessRefusal extends Refusal {
  readonly excess: FileExcess

  constructor(excess: FileExcess) {
    super(excesses[excess])
    this.excess = excess
  }
}

export const overspending = { time: 'takes too long', memory: 'needs too much memory' } as const

const maxReasonLength = 120

export function refuseFile(reason: string): FileCheck {
  return { isSound: false, reason: reason.slice(0, maxReasonLength), flags: [] }
}

/** Returns a library's message up to the colon, because a name from the file may follow. */
export function firstWords(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split(':', 1)[0] ?? ''
}

export async function readVerdict(look: FormatCheck, content: Buffer): Promise<FileCheck> {
  try {
    return { isSound: true, reason: '', flags: await look(content) }
  } catch (error) {
    if (error instanceof ExcessRefusal)
      return { ...refuseFile(error.message), excess: error.excess }
    return refuseFile(
      error instanceof Refusal ? error.message : `cannot be read (${firstWords(error)})`,
    )
  }
}
