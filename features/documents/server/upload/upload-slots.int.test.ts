import { expect, test, vi } from 'vitest'
import { openTwoPrograms, refusal, success } from './test-upload-slots.ts'

const { given, openUpload, upload } = openTwoPrograms()

test(
  'either process refuses a fourth upload until the slot of a killed process expires',
  { timeout: 120_000 },
  async () => {
    const ofFirst = [await openUpload(given.first), await openUpload(given.first)]
    await openUpload(given.second)
    expect(await upload(given.first)).toContain(refusal)
    expect(await upload(given.second)).toContain(refusal)

    await given.second.kill()
    await vi.waitFor(async () => expect(await upload(given.first)).toContain(success), {
      timeout: 60_000,
      interval: 500,
    })

    // The living process still holds both slots after more than one lease time.
    const third = await openUpload(given.first)
    expect(await upload(given.first)).toContain(refusal)
    for (const open of [...ofFirst, third]) expect(await open.finish()).toContain(success)
    expect(await upload(given.first)).toContain(success)
  },
)
