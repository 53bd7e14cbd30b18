// spec: case-checklist#template
import { expect, test } from 'vitest'
import { groupLines, type ChangeLine } from './group-lines.ts'

const line = (
  from: ChangeLine['from'],
  to: ChangeLine['to'],
  stays: ChangeLine['stays'] = null,
) => ({
  ...{ name: `${from} ${to}`, folder: null },
  ...{ from, to, stays },
})

test('tells apart what comes, what goes and what stays', () => {
  const groups = groupLines([
    line(null, 'OPTIONAL'),
    line('OPTIONAL', 'REQUIRED'),
    line('NOT_NEEDED', 'OPTIONAL'),
    line('REQUIRED', 'OPTIONAL'),
    line('OPTIONAL', 'NOT_NEEDED'),
    line('REQUIRED', 'NOT_NEEDED', 'BY_FIRM'),
  ])
  expect(
    Object.values(groups).map((lines: readonly ChangeLine[]) => lines.map(({ name }) => name)),
  ).toEqual([
    ['null OPTIONAL', 'OPTIONAL REQUIRED', 'NOT_NEEDED OPTIONAL'],
    ['REQUIRED OPTIONAL', 'OPTIONAL NOT_NEEDED'],
    ['REQUIRED NOT_NEEDED'],
  ])
})
