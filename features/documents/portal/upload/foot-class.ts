/** A list with more files does not fit on a phone screen. */
const longList = 4

export function footClass(files: number): string {
  return files > longList ? 'actions stays' : 'actions'
}
