import { describe, expect, it } from 'vitest'
import { withTicked } from './choice.ts'

describe('ticking a checkbox of a group', () => {
  it.each([
    ['another is added in the order of the options', ['c'], 'a', true, undefined, ['a', 'c']],
    ['one is taken away', ['a', 'c'], 'a', false, undefined, ['c']],
    ['the exclusive one clears the others', ['a', 'c'], 'none', true, 'none', ['none']],
    ['another clears the exclusive one', ['none'], 'a', true, 'none', ['a']],
    ['the exclusive one is taken away', ['none'], 'none', false, 'none', []],
  ])('%s', (_, chosen, changed, isTicked, exclusive, left) => {
    expect(withTicked(['a', 'b', 'c', 'none'], chosen, changed, isTicked, exclusive)).toEqual(left)
  })
})
