// spec: staff-notices#digest
import { expect, test } from 'vitest'
import { writeDigest } from './digest-mail.ts'

const links = { link: 'https://firm.example/workspace/', settings: 'https://firm.example/s' }
const rosa = {
  people: ['Rosa Delgado', 'Luis Delgado'],
  documentsToReview: 1,
  sectionsToCheck: 0,
  helpRequests: 2,
}

test('names the people of each case and what waits, then other news, then the links', () => {
  expect(
    writeDigest({ waiting: [rosa], news: ['Amir Rahimi accepted the invitation'] }, links),
  ).toEqual({
    subject: 'What waits in your cases',
    body: [
      'These cases wait for you:',
      '- Rosa Delgado and Luis Delgado: 1 document to review, 2 requests for help',
      '',
      'Also new:',
      '- Amir Rahimi accepted the invitation',
      '',
      'All of it is in the workspace: https://firm.example/workspace/',
      'You can change when you get this email, or stop it: https://firm.example/s',
      '',
    ].join('\n'),
  })
})

test('says how many more cases wait than it names', () => {
  const { body = '' } =
    writeDigest({ waiting: Array.from({ length: 23 }, () => rosa), news: [] }, links) ?? {}
  expect(body.match(/^- /gm)).toHaveLength(20)
  expect(body).toContain('And 3 more.\n')
  expect(body).not.toContain('Also new')
})

test('is not written when there is nothing to say', () => {
  expect(writeDigest({ waiting: [], news: [] }, links)).toBeUndefined()
})
