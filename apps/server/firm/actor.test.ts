import { expect, test } from 'vitest'
import type { ActKind } from './command.ts'
import { loadCommand } from './run-command.ts'

test.each<readonly [string, ActKind | undefined]>([
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
])('the actor of %s is found by: %s', async (line, expected) => {
  const [name = '', ...words] = line.split(' ')
  const call = { name, words, values: { remove: words.includes('--remove') } }
  const command = await loadCommand(call)
  expect(command.act(call)).toBe(expected)
})
