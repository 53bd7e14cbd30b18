import type { Readable } from 'node:stream'

/**
 * The result is 'unscanned' if there is no scanner. If the scanner is unreachable, `scan` throws
 * 'virus-scan.unavailable'.
 */
export type ScanResult = 'clean' | 'infected' | 'unscanned'

export interface VirusScanner {
  scan(content: Readable): Promise<ScanResult>
}
