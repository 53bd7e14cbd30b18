import { expect, test } from 'vitest'
import { languages } from '#lib/language.ts'
import { answerToText, noticeMail, noticeText } from './messages.ts'

const link = 'https://portal.example'
const everything = languages.flatMap((language) => [
  ...[1, 2, 12].flatMap((count) => [
    noticeText(language, count, link),
    Object.values(noticeMail(language, count, link)).join('\n'),
  ]),
  ...(['stopped', 'started', 'help', 'nobody'] as const).map((answer) =>
    answerToText(language, answer, link),
  ),
])

test.each(everything)('reveals nothing about the case or the firm: %s', (words) => {
  expect(words).not.toMatch(
    /bankrupt|bancarrota|quiebra|debt|deud|court|corte|tribunal|attorney|abogad|law|legal|firm|bufete|\bcase|\bcaso|document|course|curso|Daybreak/i,
  )
  expect(words).not.toMatch(/[{}]/)
})

test('states the number of new messages in the portal', () => {
  expect(noticeText('en', 1, link)).toBe(
    'You have a new message in your client portal.\nhttps://portal.example\nReply STOP to stop these texts.',
  )
  expect(noticeText('en', 2, link)).toMatch(/^You have 2 new messages in your client portal\./)
  expect(noticeMail('es', 3, link).subject).toBe('Tiene 3 mensajes nuevos')
})

test.each(languages)(
  'ends with how to stop the texts, and fits in one text message of plain characters (%s)',
  (language) => {
    for (const count of [1, 99]) {
      const words = noticeText(language, count, link)
      expect(words).toMatch(/(STOP|PARAR)[^\n]*\.$/)
      expect(words.length).toBeLessThanOrEqual(160)
      // With any other character, one text message holds only 70 characters.
      expect(words).toMatch(/^[\n -~]*$/)
    }
  },
)
