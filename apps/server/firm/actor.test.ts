import { expect, test } from 'vitest'
import { getActKind } from './actor.ts'

test.each<readonly [string, ReturnType<typeof getActKind>]>([
  ['firm:create', 'operator'],
  ['staff:reset', 'operator'],
  ['account:restore', 'operator'],
  ['outbox:release', 'operator'],
  ['reconcile --remove', 'operator'],
  ['reconcile', undefined],
  ['case:create', 'firm'],
  ['faq:set', 'firm'],
  ['faq:show', undefined],
  ['firm:logo', 'firm'],
  ['invite id', 'case'],
  ['status id', undefined],
  ['status id Filed', 'case'],
  ['case:341 id none', 'case'],
  ['case:list', undefined],
  ['review list id', undefined],
  ['review open id', undefined],
  ['review accept id', 'document'],
  ['review comment id', 'document'],
  ['review request id', 'case'],
  ['review send id', 'case'],
  ['questionnaire:status id', undefined],
  ['questionnaire:answers id', undefined],
  ['questionnaire:send-back id vehicles', 'case'],
  ['course:status id', undefined],
  ['course:order id first', 'case'],
  ['message:list', undefined],
  ['message:resend id', 'firm'],
  ['backup:done', undefined],
  ['doctor', undefined],
])('the actor of %s is found by: %s', (line, expected) => {
  const [name = '', ...words] = line.split(' ')
  const command = {
    ...{ name, words, firm: undefined, staff: undefined, reason: undefined },
    isRemoval: words.includes('--remove'),
  }
  expect(getActKind(command)).toBe(expected)
})
