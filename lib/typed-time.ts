// Times of day as people type them (spec: cases#typed-times).

export interface ClockTime {
  /** `HH:MM` */
  readonly time: string
  /** From 8 PM to 7 AM: a slip more often than meant. */
  readonly isAtNight: boolean
}

/** `unclear`: an hour from 1 to 6 that may be morning or afternoon. */
export type TypedTime = ClockTime | 'unclear'

const namedTimes: Readonly<Record<string, string>> = {
  noon: '12:00',
  mediodia: '12:00',
  '12 noon': '12:00',
  '12 del mediodia': '12:00',
  midnight: '00:00',
  medianoche: '00:00',
}

const morning = /^(a|am|de la manana|de la madrugada|in the morning)$/
const afternoon =
  /^(p|pm|de la tarde|de la noche|del mediodia|in the afternoon|in the evening|at night)$/

const firstClearHour = 7
const firstHourAtNight = 20

/**
 * Reads `9:30 AM`, `2 pm`, `14:00`, `2 de la tarde` or `14h30`. Returns undefined for text that is
 * no time.
 */
export function readTypedTime(text: string): TypedTime | undefined {
  const words = plainWords(text)
  const named = namedTimes[words]
  if (named !== undefined) return toClockTime(named)
  const [, typedHour = '', hSign = '', minutes = '00', half = ''] =
    /^(\d{1,2})(?:(?:[:.]|(h))(\d{2}))?\s*(.*)$/.exec(words) ?? []
  const hour = Number(typedHour)
  if (typedHour === '' || Number(minutes) > 59) return undefined
  if (morning.test(half) || afternoon.test(half)) {
    if (hour < 1 || hour > 12) return undefined
    return toClockTime(toTime((hour % 12) + (afternoon.test(half) ? 12 : 0), minutes))
  }
  const is24Hours = hSign !== '' || /^(h|hs|horas)$/.test(half)
  if (hour > 23 || (half !== '' && !is24Hours)) return undefined
  if (!is24Hours && hour > 0 && hour < firstClearHour) return 'unclear'
  return toClockTime(toTime(hour, minutes))
}

/** `9:30 AM` for `09:30`. */
export function twelveHours(time: string): string {
  const [hour = '', minutes = ''] = time.split(':')
  return `${Number(hour) % 12 || 12}:${minutes} ${Number(hour) < 12 ? 'AM' : 'PM'}`
}

/** Without case, accents, dots of abbreviations and the article of the hour. */
function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/^(a )?las? (?=\d)/, '')
    .replace(/\b([ap])\.? ?m\b\.?$/, '$1m')
    .replace(/\b([ap])\.$/, '$1')
    .replaceAll(/\s+/g, ' ')
}

function toClockTime(time: string): ClockTime {
  const hour = Number(time.slice(0, 2))
  return { time, isAtNight: hour < firstClearHour || hour >= firstHourAtNight }
}

function toTime(hour: number, minutes: string): string {
  return `${String(hour).padStart(2, '0')}:${minutes}`
}
