// spec: cases#typed-times
import { expect, test } from 'vitest'
import { readTypedTime, twelveHours } from './typed-time.ts'

test.each([
  ['9:30 AM', '09:30'],
  ['9:30am', '09:30'],
  ['9.30 a.m.', '09:30'],
  ['9:30 a. m.', '09:30'],
  ['9:30', '09:30'],
  ['7', '07:00'],
  ['12', '12:00'],
  ['12:15', '12:15'],
  ['12:15 pm', '12:15'],
  ['noon', '12:00'],
  ['2 PM', '14:00'],
  ['2p', '14:00'],
  ['2 p. m.', '14:00'],
  ['2 de la tarde', '14:00'],
  ['a las 2 de la tarde', '14:00'],
  ['Las 9 de la mañana', '09:00'],
  ['mediodía', '12:00'],
  ['14:05', '14:05'],
  ['14h', '14:00'],
  ['14h30', '14:30'],
  ['14:30 horas', '14:30'],
  ['3 in the afternoon', '15:00'],
])('%j is read as %s', (text, time) => {
  expect(readTypedTime(text)).toEqual({ time, isAtNight: false })
})

test.each(['1', '2:00', '1:30', '4', '6:59', '02:00', 'a las 4'])('%j may be AM or PM', (text) => {
  expect(readTypedTime(text)).toBe('unclear')
})

test.each([
  ['2 AM', '02:00'],
  ['6:59 a.m.', '06:59'],
  ['12 AM', '00:00'],
  ['0:30', '00:30'],
  ['2h', '02:00'],
  ['8 PM', '20:00'],
  ['22:00', '22:00'],
  ['9 de la noche', '21:00'],
  ['midnight', '00:00'],
])('%j is %s, at night', (text, time) => {
  expect(readTypedTime(text)).toEqual({ time, isAtNight: true })
})

test.each(['', 'soon', '24:00', '13 PM', '0 AM', '9:75', '9:3', 'half past nine', '9 x', '9:30 9'])(
  '%j is no time',
  (text) => {
    expect(readTypedTime(text)).toBeUndefined()
  },
)

test.each([
  ['00:05', '12:05 AM'],
  ['09:30', '9:30 AM'],
  ['12:00', '12:00 PM'],
  ['14:00', '2:00 PM'],
])('%s is written as %s', (time, text) => {
  expect(twelveHours(time)).toBe(text)
  expect(readTypedTime(text)).toMatchObject({ time })
})
