// spec: limits#message-limits
import { expect, test } from 'vitest'
import {
  findRecipient,
  isOfFirm,
  listTurns,
  messageLimits,
  roundUpToMinute,
  type LimitedMessage,
} from './message-limits.ts'

const message: LimitedMessage = {
  kind: 'invitation',
  firmId: 'firm',
  recipients: [
    { name: 'Rosa Delgado', addresses: ['rosa@client.example', '7185550142'] },
    { name: 'Luis Delgado', addresses: ['luis@client.example', '7185550142'] },
  ],
}

test('each address has its turn, and the firm one for each person', () => {
  expect(listTurns(message).map(({ limit, subject }) => `${limit.name} ${subject}`)).toEqual([
    'invitations-of-firm firm',
    'invitations-to-person firm|rosa@client.example',
    'invitations-to-person firm|7185550142',
    'invitations-of-firm firm',
    'invitations-to-person firm|luis@client.example',
    'invitations-to-person firm|7185550142',
  ])
})

test('a turn leads back to its person, or is that of the firm', () => {
  const [ofFirm, ofRosa, , , ofLuis] = listTurns(message)
  expect([isOfFirm(message, ofFirm!), isOfFirm(message, ofRosa!)]).toEqual([true, false])
  expect(findRecipient(message, ofLuis!)?.name).toBe('Luis Delgado')
  expect(findRecipient(message, ofFirm!)).toBeUndefined()
})

test('no two limits share a count', () => {
  const names = Object.values(messageLimits).flatMap(({ toPerson, ofFirm }) => [
    toPerson.name,
    ofFirm.name,
  ])
  expect(new Set(names).size).toBe(names.length)
})

test.each([
  ['2026-01-05T15:40:00.000Z', '2026-01-05T15:40:00.000Z'],
  ['2026-01-05T15:40:00.001Z', '2026-01-05T15:41:00.000Z'],
  ['2026-01-05T15:59:30.000Z', '2026-01-05T16:00:00.000Z'],
])('a message that can go at %s is announced for %s', (at, shown) => {
  expect(roundUpToMinute(new Date(at)).toISOString()).toBe(shown)
})
