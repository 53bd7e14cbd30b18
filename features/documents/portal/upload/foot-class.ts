// The buttons below a list of files: of a long one they stay in sight.

/** More files than a phone shows at once. */
const longList = 4

export function footClass(files: number): string {
  return files > longList ? 'acts stays' : 'acts'
}
