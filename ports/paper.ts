// Makes the file of a paper: one that can be printed, kept for years, searched and read out.
import type { Paper } from '#kit/paper.ts'

export interface PaperPress {
  /** The bytes of a PDF, as they are made. Long papers let others work in between. */
  print(paper: Paper): AsyncIterable<Uint8Array>
}
