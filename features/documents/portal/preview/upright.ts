// Turns a picture that lies as its camera held it.

export interface Upright {
  readonly width: number
  readonly height: number
  /** For a picture of width × height pixels as it lies: a matrix of SVG that sets it upright. */
  readonly transform: string
}

/** What EXIF's number for the orientation (1 to 8) asks for: one to turn, one to mirror, or both. */
export function upright(orientation: number, width: number, height: number): Upright {
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
