// Looks for known malware in a stream.
import type { Readable } from 'node:stream'

/** 'unscanned' when no scanner is set up. Throws 'virus-scan.unavailable' when one is set up and cannot be asked. */
export type ScanResult = 'clean' | 'infected' | 'unscanned'

export interface VirusScanner {
  scan(content: Readable): Promise<ScanResult>
}
