// Accepts only raster images, because other formats such as SVG can contain scripts.
import type { FirmProblem } from './problems.ts'

/** Maximum size of the uploaded file in bytes. */
export const logoMaxBytes = 1_048_576
/** Pixels of the published image. */
export const logoLongestSide = 512

const signatures = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
  riff: [0x52, 0x49, 0x46, 0x46],
  webp: [0x57, 0x45, 0x42, 0x50],
} as const

/** Checks only the size and the first bytes. The image is decoded later (spec: cases#firm-logo). */
export function logoFinding(file: Uint8Array): FirmProblem | undefined {
  if (file.byteLength > logoMaxBytes) return 'firm.logo-too-large'
  const hasBytesAt = (bytes: readonly number[], at = 0) =>
    bytes.every((byte, index) => file[at + index] === byte)
  const isPicture =
    hasBytesAt(signatures.png) ||
    hasBytesAt(signatures.jpeg) ||
    (hasBytesAt(signatures.riff) && hasBytesAt(signatures.webp, 8))
  return isPicture ? undefined : 'firm.logo-unreadable'
}
