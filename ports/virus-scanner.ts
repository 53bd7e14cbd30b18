import type { Readable } from 'node:stream'

/** Without a scanner: 'unscanned'. Throws 'virus-scan.unavailable' if it is unreachable. */
export type ScanResult = 'clean' | 'infected' | 'unscanned'

export interface VirusScanner {
  scan(content: Readable): Promise<ScanResult>
}
