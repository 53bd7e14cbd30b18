const digits = (number: number, count = 2) => String(number).padStart(count, '0')

/** Returns a name such as `2026-11-20 09-41-07-318.png`, from the browser's clock. */
export function photoName(moment: Date): string {
  const day = [
    digits(moment.getFullYear(), 4),
    digits(moment.getMonth() + 1),
    digits(moment.getDate()),
  ].join('-')
  const time = [
    digits(moment.getHours()),
    digits(moment.getMinutes()),
    digits(moment.getSeconds()),
    digits(moment.getMilliseconds(), 3),
  ].join('-')
  return `${day} ${time}.png`
}

/** True if a photo still has the name that it got from the clock. */
export function isPhotoName(name: string): boolean {
  return /^\d{4}-\d\d-\d\d \d\d-\d\d-\d\d-\d{3}\.png$/.test(name)
}
