// spec: security#refresh-rotation, staff#refresh
import { expect, test } from 'vitest'
import { decideRefresh, type PresentedRefresh } from './decide-refresh.ts'

const life = { idleMinutes: 15, idleGraceSeconds: 30, refreshReplaySeconds: 10 }
const now = new Date('2026-11-25T12:00:00Z')
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)

const endings = { open: null, ended: before(60) }
const ages = {
  young: before(-3600),
  'at its last second': before(-1),
  'at its end': now,
  old: before(1),
}
const idleSeconds = {
  active: 0,
  'idle to the grace': 15 * 60 + 29.999,
  idle: 15 * 60 + 30,
  'long idle': 86_400,
}
const rotations = {
  never: null,
  'by a clock ahead': -2,
  now: 0,
  '9.999 s ago': 9.999,
  '10 s ago': 10,
  'a day ago': 86_400,
}

type Row = Readonly<Record<keyof typeof rotations, string>>

const whileActive: Readonly<Record<PresentedRefresh['presented'], Row>> = {
  current: {
    never: 'rotate',
    'by a clock ahead': 'rotate',
    now: 'rotate',
    '9.999 s ago': 'rotate',
    '10 s ago': 'rotate',
    'a day ago': 'rotate',
  },
  previous: {
    never: 'rotate',
    'by a clock ahead': 'repeat',
    now: 'repeat',
    '9.999 s ago': 'repeat',
    '10 s ago': 'rotate',
    'a day ago': 'rotate',
  },
  unknown: {
    never: 'stolen',
    'by a clock ahead': 'stolen',
    now: 'stolen',
    '9.999 s ago': 'stolen',
    '10 s ago': 'stolen',
    'a day ago': 'stolen',
  },
}

/** Undefined: the session is active, and the token decides. */
const ends: Readonly<
  Record<keyof typeof ages, Readonly<Record<keyof typeof idleSeconds, string | undefined>>>
> = {
  young: { active: undefined, 'idle to the grace': undefined, idle: 'idle', 'long idle': 'idle' },
  'at its last second': {
    active: undefined,
    'idle to the grace': undefined,
    idle: 'idle',
    'long idle': 'idle',
  },
  'at its end': {
    active: 'too-old',
    'idle to the grace': 'too-old',
    idle: 'too-old',
    'long idle': 'too-old',
  },
  old: {
    active: 'too-old',
    'idle to the grace': 'too-old',
    idle: 'too-old',
    'long idle': 'too-old',
  },
}

const keysOf = <Key extends string>(of: Readonly<Record<Key, unknown>>) => Object.keys(of) as Key[]

const cases = keysOf(endings).flatMap((ending) =>
  keysOf(ages).flatMap((age) => keysOf(idleSeconds).map((idle) => ({ ending, age, idle }))),
)

test.each(cases)('a session that is $ending, $age and $idle', ({ ending, age, idle }) => {
  const session = {
    endedAt: endings[ending],
    endsAt: ages[age],
    lastActiveAt: before(idleSeconds[idle]),
  }
  const why = ending === 'ended' ? 'ended' : ends[age][idle]
  for (const presented of keysOf(whileActive))
    for (const rotation of keysOf(rotations)) {
      const secondsSinceRotation = rotations[rotation]
      const decision = decideRefresh({ session, presented, secondsSinceRotation }, life, now)
      const expected =
        why === undefined ? { type: whileActive[presented][rotation] } : { type: 'over', why }
      expect(decision, `${presented} token, rotated ${rotation}`).toEqual(expected)
    }
})

test('the table has all sessions, and each of its decisions occurs', () => {
  expect(cases).toHaveLength(2 * 4 * 4)
  const decisions = keysOf(whileActive).flatMap((presented) =>
    Object.values(whileActive[presented]),
  )
  expect(new Set(decisions)).toEqual(new Set(['rotate', 'repeat', 'stolen']))
})
