// The name of a photo that was taken here.

const digits = (number: number, count = 2) => String(number).padStart(count, '0')

/** Date plus milliseconds, as png, by the clock of this browser: `2026-11-20 09-41-07-318.png` (seeds/001, section 4). */
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
