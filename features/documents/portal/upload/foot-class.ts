/** More files than a phone screen shows. */
const longList = 4

export function footClass(files: number): string {
  return files > longList ? 'acts stays' : 'acts'
}
