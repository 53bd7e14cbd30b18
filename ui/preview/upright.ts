export interface Upright {
  readonly width: number
  readonly height: number
  /** SVG matrix that turns a stored picture of width × height pixels upright. */
  readonly transform: string
}

/** Each one is 90 degrees clockwise. */
export type QuarterTurns = 0 | 1 | 2 | 3

/** The same picture, turned by a reader. */
export function turnUpright(
  { width, height, transform }: Upright,
  quarterTurns: QuarterTurns,
): Upright {
  const turns = {
    0: { width, height, turn: '' },
    1: { width: height, height: width, turn: `matrix(0 1 -1 0 ${height} 0) ` },
    2: { width, height, turn: `matrix(-1 0 0 -1 ${width} ${height}) ` },
    3: { width: height, height: width, turn: `matrix(0 -1 1 0 0 ${width}) ` },
  } as const
  const { turn, ...size } = turns[quarterTurns]
  return { ...size, transform: `${turn}${transform}` }
}

/** Rotation, mirroring or both for an EXIF orientation (1 to 8). */
export function toUpright(orientation: number, width: number, height: number): Upright {
  const matrix = ([a, b, c, d, e, f]: readonly [number, number, number, number, number, number]) =>
    `matrix(${a} ${b} ${c} ${d} ${e} ${f})`
  const lying = { width, height }
  const turned = { width: height, height: width }
  switch (orientation) {
    case 2:
      return { ...lying, transform: matrix([-1, 0, 0, 1, width, 0]) }
    case 3:
      return { ...lying, transform: matrix([-1, 0, 0, -1, width, height]) }
    case 4:
      return { ...lying, transform: matrix([1, 0, 0, -1, 0, height]) }
    case 5:
      return { ...turned, transform: matrix([0, 1, 1, 0, 0, 0]) }
    case 6:
      return { ...turned, transform: matrix([0, 1, -1, 0, height, 0]) }
    case 7:
      return { ...turned, transform: matrix([0, -1, -1, 0, height, width]) }
    case 8:
      return { ...turned, transform: matrix([0, -1, 1, 0, 0, width]) }
    default:
      return { ...lying, transform: matrix([1, 0, 0, 1, 0, 0]) }
  }
}
