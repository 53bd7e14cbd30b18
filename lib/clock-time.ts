/** The instant of a clock time `HH:MM` on a day in a time zone. */
export function instantAt(day: string, time: string, timeZone: string): Date {
  const asUtc = new Date(`${day}T${time}:00Z`)
  const guess = new Date(asUtc.getTime() - offsetMs(asUtc, timeZone))
  return new Date(asUtc.getTime() - offsetMs(guess, timeZone))
}

/** How far the clocks of a time zone are ahead of UTC. */
function offsetMs(instant: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant)
  const part = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value)
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return local - instant.getTime() + (instant.getTime() % 60_000)
}
