// What a client is told of a file's way past the virus scanner.
import type { FileState } from '../records.ts'

/** pending: the scanner could not be asked yet. unscanned: there was none when the file came. */
export type ScanState = 'clean' | 'infected' | 'pending' | 'unscanned'

/** Only what is ready is handed out, to anybody (safety 3). */
export function fileStateOf(scanState: ScanState): FileState {
  if (scanState === 'pending') return 'checking'
  return scanState === 'infected' ? 'unusable' : 'ready'
}
