// Places inside answers: by property name, in lists by record id (decisions B5.1).
import { describe, expect, it } from 'vitest'
import { answerAt, fieldIdOf, withAnswerAt } from './answer-path.ts'
import { pointerOf } from '../../../rules/content/pointer.ts'

const answer = {
  has: 'yes',
  cars: [{ id: 'aaaaaa', make: 'Ford', loans: [{ id: 'cccccc', owed: 5 }] }, { id: 'bbbbbb' }],
  home: { city: 'Troy' },
}

describe('a place in an answer', () => {
  it.each([
    [['has'], 'yes'],
    [['home', 'city'], 'Troy'],
    [['cars', 'aaaaaa', 'make'], 'Ford'],
    [['cars', 'aaaaaa', 'loans', 'cccccc', 'owed'], 5],
    [['cars', 'zzzzzz', 'make'], undefined],
    [['has', 'more'], undefined],
  ])('%j holds %j', (path, value) => {
    expect(answerAt(answer, path)).toEqual(value)
  })

  it('is changed in its entry alone; the others stay the same objects, in their order', () => {
    const changed = withAnswerAt(answer, ['cars', 'aaaaaa', 'make'], 'Jeep')
    expect(changed).toEqual({
      ...answer,
      cars: [{ ...answer.cars[0], make: 'Jeep' }, answer.cars[1]],
    })
    expect(answerAt(changed, ['cars', 'bbbbbb'])).toBe(answer.cars[1])
    expect(Object.keys(changed)).toEqual(Object.keys(answer))
  })

  it('is absent, never empty, when nothing is left there', () => {
    expect(withAnswerAt(answer, ['home', 'city'], undefined)).toEqual({ ...answer, home: {} })
  })

  it('makes the groups on its way', () => {
    expect(withAnswerAt({}, ['address', 'street'], '1 Main St')).toEqual({
      address: { street: '1 Main St' },
    })
  })

  it('has an id for its control and a pointer for lists of places', () => {
    expect([fieldIdOf(['cars', 'aaaaaa', 'make']), pointerOf(['cars', 'aaaaaa', 'a/b'])]).toEqual([
      'answer-cars-aaaaaa-make',
      '/cars/aaaaaa/a~1b',
    ])
  })
})
