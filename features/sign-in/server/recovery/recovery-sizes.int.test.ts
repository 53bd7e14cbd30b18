import { expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { recoveriesOf, questions } from './test-recovery-sizes.ts'

const app = openTestApp()
const { ask } = recoveriesOf(app)

test.each([
  ['English', { 'accept-language': 'en' }],
  ['Spanish', { 'accept-language': 'es' }],
  ['a browser that takes compressed answers', { 'accept-encoding': 'gzip, deflate, br, zstd' }],
] as const)(
  'returns a response of the same length for %s whether the account is found, not found or not set up',
  async (_, headers) => {
    const answers = []
    for (const question of questions) answers.push(await ask(question, headers))
    expect(new Set(answers.map(({ said: text }) => text)).size).toBe(3)
    const [{ sent: lengths } = { sent: undefined }] = answers
    expect(lengths?.contentLength).toBe('1024')
    for (const answer of answers) expect(answer.sent).toEqual(lengths)
    expect(lengths?.head.some((header) => header.startsWith('content-encoding'))).toBe(false)
  },
  30_000,
)
