import type { FileState } from '../records.ts'

/** pending: the scanner was unavailable. unscanned: no scanner was configured at the upload. */
export type ScanState = 'clean' | 'infected' | 'pending' | 'unscanned'

/** Only a file that is ready can be downloaded (spec: security#scan-before-download). */
export function getFileState(scanState: ScanState): FileState {
  if (scanState === 'pending') return 'checking'
  return scanState === 'infected' ? 'unusable' : 'ready'
}
