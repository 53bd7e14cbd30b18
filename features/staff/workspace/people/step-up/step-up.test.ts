import { expect, it, vi } from 'vitest'
import { runWithStepUp, stepUp } from './step-up.ts'

const done = { success: true, errorCode: null, errorParams: null }
const asksAgain = { success: false, errorCode: 'staff.step-up', errorParams: {} }

it('runs an act once if no proof is needed', async () => {
  const act = vi.fn(() => Promise.resolve(done))
  await expect(runWithStepUp(act)).resolves.toBe(done)
  expect(act).toHaveBeenCalledTimes(1)
  expect(stepUp.isAsking()).toBe(false)
})

it('repeats the act after the proof', async () => {
  const act = vi.fn().mockResolvedValueOnce(asksAgain).mockResolvedValueOnce(done)
  const result = runWithStepUp(act)
  await vi.waitFor(() => expect(stepUp.isAsking()).toBe(true))
  stepUp.settle(true)
  await expect(result).resolves.toBe(done)
  expect(act).toHaveBeenCalledTimes(2)
})

it('does not repeat the act if the person cancels', async () => {
  const act = vi.fn(() => Promise.resolve(asksAgain))
  const result = runWithStepUp(act)
  await vi.waitFor(() => expect(stepUp.isAsking()).toBe(true))
  stepUp.settle(false)
  await expect(result).resolves.toBe('canceled')
  expect(act).toHaveBeenCalledTimes(1)
})
