import { expect, test } from 'vitest'
import { splitSeparatorLine } from './client-list.ts'

test.each([
  ['sep=;\r\nFirst name;Last name', ';', 'First name;Last name'],
  ['SEP=,\nFirst name', ',', 'First name'],
  ['\uFEFFsep=\t\rFirst name', '\t', 'First name'],
  ['"sep=;"\r\nFirst name', ';', 'First name'],
  ['sep=;', ';', ''],
  ['First name;sep=;\nAda', '', 'First name;sep=;\nAda'],
  ['sep=ab\nAda', '', 'sep=ab\nAda'],
  ['', '', ''],
])('finds the line of the separator in %j', (csv, separator, rest) => {
  expect(splitSeparatorLine(csv)).toEqual({ csv: rest, separator })
})
