// Dates, times and sizes read as the screens promise.
import { describe, expect, it } from 'vitest'
import { formatDate, formatDateTime, formatDayOrTime, formatSize } from './format.ts'

const present = new Date(2026, 10, 20, 15, 0)
const thisMorning = new Date(2026, 10, 20, 9, 12).toISOString()
const yesterdayNight = new Date(2026, 10, 19, 23, 59).toISOString()

describe('dates', () => {
  it('shows a calendar day as it stands, whatever the zone', () => {
    expect(formatDate('2026-09-14')).toBe('09/14/2026')
  })
  it('shows an instant in the zone of the browser', () => {
    expect(formatDate(yesterdayNight)).toBe('11/19/2026')
  })
  it('says "today" and the time for what happened today, and the date for all else', () => {
    expect(formatDayOrTime(thisMorning, present)).toBe('today, 9:12 AM')
    expect(formatDayOrTime(yesterdayNight, present)).toBe('11/19/2026')
    expect(formatDateTime(yesterdayNight, present)).toBe('11/19/2026, 11:59 PM')
  })
})

describe('sizes', () => {
  it.each([
    [0, '0 bytes'],
    [1023, '1023 bytes'],
    [319_488, '312 KB'],
    [19_293_798, '18.4 MB'],
    [26_214_400, '25 MB'],
    [120_000_000, '114 MB'],
  ])('%d bytes are %s', (bytes, words) => {
    expect(formatSize(bytes)).toBe(words)
  })
})
