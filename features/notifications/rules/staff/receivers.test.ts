// spec: staff-notices#out-of-office, staff-notices#own-act
import { expect, test } from 'vitest'
import { chooseReceivers, type Receiver } from './receivers.ts'

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
  ['a person before a circle', 'a>b b>c c>b', 'a', undefined, 'a'],
  ['the person who is away, if the colleague acted', 'a>c c', 'a', 'c', 'a'],
  ['nobody for an act of a person who is away', 'a>c c', 'a', 'a', ''],
])('informs %s', (_, people, staffIds, actorId, expected) => {
  expect(chooseReceivers([...staffIds], actorId, read(people)).join('')).toBe(expected)
})
