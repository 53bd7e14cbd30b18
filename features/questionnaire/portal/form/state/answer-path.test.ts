// spec: questionnaire#private-apart
import { describe, expect, it } from 'vitest'
import { answerAt, getFieldId, withAnswerAt } from './answer-path.ts'
import { getPointer } from '../../../rules/content/pointer.ts'

const answer = {
  has: 'yes',
  cars: [{ id: 'aaaaaa', make: 'Ford', loans: [{ id: 'cccccc', owed: 5 }] }, { id: 'bbbbbb' }],
  home: { city: 'Troy' },
}

describe('a path in an answer', () => {
  it.each([
    [['has'], 'yes'],
    [['home', 'city'], 'Troy'],
    [['cars', 'aaaaaa', 'make'], 'Ford'],
    [['cars', 'aaaaaa', 'loans', 'cccccc', 'owed'], 5],
    [['cars', 'zzzzzz', 'make'], undefined],
    [['has', 'more'], undefined],
  ])('the path %j has the value %j', (path, value) => {
    expect(answerAt(answer, path)).toEqual(value)
  })

  it('changes one entry, and the others stay the same objects in the same order', () => {
    const changed = withAnswerAt(answer, ['cars', 'aaaaaa', 'make'], 'Jeep')
    expect(changed).toEqual({
      ...answer,
      cars: [{ ...answer.cars[0], make: 'Jeep' }, answer.cars[1]],
    })
    expect(answerAt(changed, ['cars', 'bbbbbb'])).toBe(answer.cars[1])
    expect(Object.keys(changed)).toEqual(Object.keys(answer))
  })

  it('removes a group that becomes empty', () => {
    expect(withAnswerAt(answer, ['home', 'city'], undefined)).toEqual({ ...answer, home: {} })
  })

  it('creates missing groups on the path', () => {
    expect(withAnswerAt({}, ['address', 'street'], '1 Main St')).toEqual({
      address: { street: '1 Main St' },
    })
  })

  it('a path has an ID for its control and a JSON pointer', () => {
    expect([getFieldId(['cars', 'aaaaaa', 'make']), getPointer(['cars', 'aaaaaa', 'a/b'])]).toEqual(
      ['answer-cars-aaaaaa-make', '/cars/aaaaaa/a~1b'],
    )
  })
})
