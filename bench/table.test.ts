import { expect, test } from 'vitest'
import { figureText, tableText } from './table.ts'

test.each([
  [null, '–'],
  [0, '0.00'],
  [0.126, '0.13'],
  [9.996, '10.0'],
  [12.34, '12.3'],
  [99.96, '100'],
  [31_367.8, '31,368'],
])('%s is printed as %s', (figure, text) => {
  expect(figureText(figure)).toBe(text)
})

test('aligns values across all sections, and prints notes below their section', () => {
  const text = tableText([
    {
      title: 'Poll',
      rows: [{ what: 'one client', unit: 'per s', ours: 8000, limit: 20_000, ratio: 2.5 }],
    },
    {
      title: 'Memory',
      rows: [{ what: 'idle', unit: 'MB', ours: 120.5, limit: null, ratio: null }],
      notes: ['PostgreSQL not counted.'],
    },
  ])
  expect(text).toBe(
    [
      'Poll                      ours    limit    ratio',
      '  one client, per s      8,000   20,000   2.50 ×',
      '',
      'Memory                    ours    limit    ratio',
      '  idle, MB                 121        –',
      '  PostgreSQL not counted.',
    ].join('\n'),
  )
})
