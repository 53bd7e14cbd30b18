// spec: staff-notices#out-of-office, staff-notices#own-act
import { expect, test } from 'vitest'
import { chooseReceivers, listRepresented, type Receiver } from './receivers.ts'

/** `a>b`: b receives instead of a. `a-`: a has left. */
function read(words: string): ReadonlyMap<string, Receiver> {
  return new Map(
    words.split(' ').map((word) => {
      const [, staffId = '', substituteId, left] = /^(\w)(?:>(\w))?(-)?$/.exec(word) ?? []
      return [staffId, { staffId, substituteId, isActive: left === undefined }]
    }),
  )
}

test.each([
  ['both who work on the case', 'a b', 'ab', undefined, 'ab'],
  ['a person once, who has both roles', 'a', 'aa', undefined, 'a'],
  ['nobody who has left', 'a- b', 'ab', undefined, 'b'],
  ['nobody who acted', 'a b', 'ab', 'a', 'b'],
  ['the colleague instead', 'a>c b c', 'ab', undefined, 'cb'],
  ['a colleague once, who also works on the case', 'a>b b', 'ab', undefined, 'b'],
  ["the colleague's substitute", 'a>c c>d d', 'a', undefined, 'd'],
  ['the person who is away, if the colleague has left', 'a>c c-', 'a', undefined, 'a'],
  ['the colleague, if their substitute has left', 'a>c c>d d-', 'a', undefined, 'c'],
  ['each person of a circle', 'a>b b>a', 'ab', undefined, 'ab'],
  ['each person of a circle of three', 'a>b b>c c>a', 'abc', undefined, 'abc'],
  ['a person before a circle', 'a>b b>c c>b', 'a', undefined, 'a'],
  ['the last who works here, if one of a circle has left', 'a>b b>c c>a-', 'ab', undefined, 'b'],
  ['the person who is away, if the colleague acted', 'a>c c', 'a', 'c', 'a'],
  ['nobody for an act of a person who is away', 'a>c c', 'a', 'a', ''],
])('informs %s', (_, people, staffIds, actorId, expected) => {
  expect(chooseReceivers([...staffIds], actorId, read(people)).join('')).toBe(expected)
})

test.each([
  ['a person at work: their own', 'a b', 'a', 'a'],
  ['a person who is away: none', 'a>b b', 'a', ''],
  ['the colleague: both', 'a>b b', 'b', 'ab'],
  ["the colleague's substitute: all three", 'a>b b>c c', 'c', 'abc'],
  ['each of a circle: their own', 'a>b b>a', 'a', 'a'],
  ['each of a circle of three: their own', 'a>b b>c c>a', 'c', 'c'],
  ['a person who is away, and whose colleague has left: their own', 'a>b b-', 'a', 'a'],
  ['a colleague who has left: none', 'a>b b-', 'b', ''],
  ['nobody else for a person who has left', 'a>b- b', 'b', 'b'],
])('represents, for %s', (_, people, staffId, expected) => {
  expect(listRepresented(staffId, read(people)).join('')).toBe(expected)
})
