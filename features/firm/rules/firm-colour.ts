const ink = '#16262C'
const white = '#FFFFFF'

/** Relative luminance of `#RRGGBB`, 0 to 1 (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast ratio of two colors, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].toSorted((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

/** Returns white or dark as the text color, whichever has the higher contrast. */
export function onColour(colour: string): string {
  return contrast(colour, white) >= contrast(colour, ink) ? white : ink
}
