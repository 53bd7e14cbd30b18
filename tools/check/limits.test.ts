import { expect, test } from 'vitest'
import { findWrongLimits } from './limits.ts'

const sources = [
  {
    path: 'features/cases/rules/life.ts',
    text: `import { minute } from '#lib/units.ts'
export const idleMinutes = 15
const pauseMs = 2 * minute
const floor = 250
export const perAddress: RateLimit = { name: 'a', max: 20, perSeconds: 60 }
export const size = { bytes: 25 * 1_048_576, mb: { deep: 3 } } as const
const quota = readSetting('QUOTA_MB', text, 2_048)
const jitter = 0.2
const linkHours = { reset: 1, 'not-me': 3 * 24 }
const from = 21
export function isCode(text: string) { return /^\\d{6}$/.test(text) }
export function isAlive() { return sql\`now() - interval '2 minutes'\` }
`,
  },
  { path: 'features/staff/rules/life.ts', text: 'export const idleMinutes = 30' },
  { path: 'lib/units.ts', text: 'export const minute = 60_000' },
  { path: 'ui/styles/tokens.css', text: ':root {\n  /* Breakpoints: 475, 768 px */\n}' },
]

function check(value: string, setIn: string): string[] {
  const text = `| limit | value | set in |\n|---|---|---|\n| a | ${value} | ${setIn} |`
  return findWrongLimits({ path: 'limits.md', text }, sources)
}

const life = 'in `cases/rules/life.ts`'

test.each([
  ['900,000 ms (15 min)', `\`idleMinutes\` ${life}`],
  ['2 min', `\`pauseMs\` ${life}`],
  ['250 ms', `\`floor\` ${life}`],
  ['20 a minute', `\`perAddress\` ${life}`],
  ['20 requests', `\`perAddress.max\` ${life}`],
  ['26,214,400 bytes (25 MB), depth 3', `\`size\` ${life}`],
  ['2,048 MB', `\`quota\` ${life}`],
  ['± 20 %', `\`jitter\` ${life}`],
  ['60 min; 3 days', `\`linkHours\` ${life}`],
  ['from 9 p.m.', `\`from\` ${life}`],
  ['6 digits', `\`isCode\` ${life}`],
  ['2 min', `\`isAlive\` ${life}`],
  ['475, 768 px', '`Breakpoints` in `tokens.css`'],
  ['15 min; 30 min', `\`idleMinutes\` ${life}; \`idleMinutes\` in \`staff/rules/life.ts\``],
  ['15 min, about 3 times a day', `\`idleMinutes\` ${life}`],
])('accepts %s set by %s', (value, setIn) => expect(check(value, setIn)).toEqual([]))

test.each([
  [
    'a constant that is gone',
    '15 min',
    `\`idleHours\` ${life}`,
    ['cases/rules/life.ts has no number idleHours'],
  ],
  [
    'another number in the code',
    '20 min',
    `\`idleMinutes\` ${life}`,
    [
      'idleMinutes is 15, but this row does not say so: correct it',
      'no constant of this row is 20 min: correct it, or name its constant',
    ],
  ],
  [
    'another unit',
    '15 s',
    `\`idleMinutes\` ${life}`,
    [
      'idleMinutes is 15, but this row does not say so: correct it',
      'no constant of this row is 15 s: correct it, or name its constant',
    ],
  ],
  [
    'a number without a constant',
    '15 min, 5 times',
    `\`idleMinutes\` ${life}`,
    ['no constant of this row is 5: correct it, or name its constant'],
  ],
  [
    'a period that is not that of the code',
    '20 an hour',
    `\`perAddress\` ${life}`,
    ['perAddress.perSeconds is 60, but this row does not say so: correct it'],
  ],
  [
    'a default that is not that of the call',
    '4,096 MB',
    `\`quota\` ${life}`,
    [
      'quota has no number of this row: correct the row',
      'no constant of this row is 4,096 MB: correct it, or name its constant',
    ],
  ],
  ['a file that is gone', '15 min', '`idleMinutes` in `lives.ts`', ['lives.ts is no file']],
  [
    'a name of two files',
    '15 min',
    '`idleMinutes` in `life.ts`',
    ['life.ts is the name of several files'],
  ],
  [
    'a row without a constant',
    '15 min',
    '`cases/rules/life.ts`',
    ['write the last column as `constant` in `file.ts`'],
  ],
])('refuses %s', (_, value, setIn, complaints) => {
  expect(check(value, setIn)).toEqual(complaints.map((complaint) => `limits.md:3 ${complaint}`))
})
