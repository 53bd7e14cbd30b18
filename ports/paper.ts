// Makes the file of a paper: one that can be printed, kept for years, searched and read out.
import type { Paper } from '#lib/paper.ts'

export interface PaperPress {
  /** The bytes of a PDF. Throws a problem: invalid when the paper is too much for anybody to print, unavailable when another try may help. Nobody else waits for it. */
  print(paper: Paper): AsyncIterable<Uint8Array>
  /** Lets go of what prints; what is being printed fails. */
  stop(): Promise<void>
}
