import type { Readable } from 'node:stream'

/** Without a scanner 'unscanned'. Throws 'virus-scan.unavailable' for an unreachable one. */
export type ScanResult = 'clean' | 'infected' | 'unscanned'

export interface VirusScanner {
  scan(content: Readable): Promise<ScanResult>
}
