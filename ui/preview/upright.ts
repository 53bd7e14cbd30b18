export interface Upright {
  readonly width: number
  readonly height: number
  /** SVG matrix that turns a stored picture of width × height pixels upright. */
  readonly transform: string
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
