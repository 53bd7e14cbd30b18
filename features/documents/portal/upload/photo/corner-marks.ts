export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Margin as a share of the shorter side. */
const margin = 0.08
const armLength = 0.12

export function cornerMarks({ width, height }: PictureSize): string {
  const side = Math.min(width, height)
  const inset = Math.round(side * margin)
  const arm = Math.round(side * armLength)
  const corner = (x: number, y: number, right: 1 | -1, down: 1 | -1) =>
    `M${x} ${y + down * arm}V${y}H${x + right * arm}`
  const [far, low] = [width - inset, height - inset]
  return (
    corner(inset, inset, 1, 1) +
    corner(far, inset, -1, 1) +
    corner(inset, low, 1, -1) +
    corner(far, low, -1, -1)
  )
}
