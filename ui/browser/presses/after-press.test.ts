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

test('runs an action at once if no mouse button or finger is down', () => {
  const { done, leave } = page()
  leave('password')
  expect(done).toEqual(['password'])
})

test('runs actions once and in order after the click that ends a press', () => {
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

test('waits for the mouse events that follow a touch', () => {
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
