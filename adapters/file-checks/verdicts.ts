// What a check says: sound with its flags, or not sound and why.
import type { FileCheck, FileFlag } from '#ports/file-checker.ts'

/** Looks into one whole file. Answers what whoever opens it should know; throws when it is not sound. */
export type Look = (content: Buffer) => readonly FileFlag[] | Promise<readonly FileFlag[]>

/** What is refused in a file that can be read. Its words are ours, and hold nothing of the file. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}

/** What the budget ends: perhaps not the file's doing, when the thread had others before. */
export const overspending = { time: 'takes too long', memory: 'needs too much memory' } as const

const longestReason = 120

export function unsound(reason: string): FileCheck {
  return { isSound: false, reason: reason.slice(0, longestReason), flags: [] }
}

/** Of the words of a library only those before a colon: behind it may stand a name out of the file. */
export function firstWords(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split(':', 1)[0] ?? ''
}

export async function verdictOf(look: Look, content: Buffer): Promise<FileCheck> {
  try {
    return { isSound: true, reason: '', flags: await look(content) }
  } catch (error) {
    return unsound(
      error instanceof Refusal ? error.message : `cannot be read (${firstWords(error)})`,
    )
  }
}
