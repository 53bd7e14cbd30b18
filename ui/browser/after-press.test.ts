// Holds what would move the page back while something is pressed.
import { expect, test } from 'vitest'
import { createPresses } from './after-press.ts'

function page() {
  const later: Array<() => void> = []
  const done: string[] = []
  const presses = createPresses((act) => later.push(act))
  const click = () => {
    for (const act of later.splice(0)) act()
  }
  return { presses, done, click, leave: (field: string) => presses.run(() => done.push(field)) }
}

test('nothing pressed: at once', () => {
  const { done, leave } = page()
  leave('password')
  expect(done).toEqual(['password'])
})

test('pressed: after the click, once and in order', () => {
  const { presses, done, leave, click } = page()
  presses.begin()
  leave('password')
  leave('confirmation')
  presses.end()
  expect(done).toEqual([])
  click()
  presses.end()
  click()
  expect(done).toEqual(['password', 'confirmation'])
})

test('a touch that goes on as a press of a mouse is waited for until that is over too', () => {
  const { presses, done, leave, click } = page()
  presses.begin()
  leave('password')
  presses.end()
  presses.begin()
  click()
  expect(done).toEqual([])
  presses.end()
  click()
  expect(done).toEqual(['password'])
})
