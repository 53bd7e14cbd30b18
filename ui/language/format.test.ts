import { describe, expect, it } from 'vitest'
import { formatDate, formatsIn } from './format.ts'
import { kitWords } from '../words.ts'
import { kitWords as kitWordsEs } from '../words.es.ts'

const present = new Date(2026, 10, 20, 15, 0)
const thisMorning = new Date(2026, 10, 20, 9, 12).toISOString()
const yesterdayNight = new Date(2026, 10, 19, 23, 59).toISOString()
const english = formatsIn('en', kitWords.english)
const spanish = formatsIn('es', kitWordsEs)

describe('formats of dates', () => {
  it('shows a calendar day unchanged in every time zone', () => {
    expect(formatDate('2026-09-14')).toBe('09/14/2026')
  })
  it('shows an instant in the time zone of the browser', () => {
    expect(formatDate(yesterdayNight)).toBe('11/19/2026')
  })
  it('shows "today" and the time for an instant of today, and the date for all others', () => {
    expect(english.formatDayOrTime(thisMorning, present)).toBe('today, 9:12 AM')
    expect(english.formatDayOrTime(yesterdayNight, present)).toBe('11/19/2026')
    expect(english.formatDateTime(yesterdayNight, present)).toBe('11/19/2026, 11:59 PM')
  })
  it('writes a calendar day in words unchanged', () => {
    expect(english.formatDay('2026-12-15', 'full')).toBe('Tuesday, December 15, 2026')
    expect(english.formatDay('2026-12-15', 'short')).toBe('Tue, Dec 15')
    expect(english.formatDay('2026-12-15', 'month')).toBe('Dec')
    expect(spanish.formatDay('2026-12-15', 'full')).toBe('martes, 15 de diciembre de 2026')
    expect(spanish.formatDay('2026-12-15', 'short')).toBe('mar, 15 de dic')
  })
  it('writes an instant in words in the time zone of the browser', () => {
    expect(english.formatDay(yesterdayNight, 'long')).toBe('November 19, 2026')
    expect(spanish.formatDay(yesterdayNight, 'long')).toBe('19 de noviembre de 2026')
  })
  it('writes the same days in Spanish', () => {
    expect(spanish.formatDayOrTime(thisMorning, present)).toBe('hoy, 9:12 a.m.')
    expect(spanish.formatDayOrTime(yesterdayNight, present)).toBe('11/19/2026')
    expect(spanish.formatDateTime(yesterdayNight, present)).toBe('11/19/2026, 11:59 p.m.')
  })
})

describe('formats of file sizes', () => {
  it.each([
    [0, '0 bytes'],
    [1023, '1023 bytes'],
    [319_488, '312 KB'],
    [19_293_798, '18.4 MB'],
    [26_214_400, '25 MB'],
    [120_000_000, '114 MB'],
  ])('%d bytes are shown as %s', (bytes, words) => {
    expect(english.formatSize(bytes)).toBe(words)
  })
})
