// spec: petition#marks, petition#numbers
import { expect, test } from 'vitest'
import type { FieldKind } from '#features/questionnaire/rules/content/content.ts'
import type { Json } from '#features/questionnaire/rules/content/model.ts'
import { convertValue } from './value.ts'

test.each<[FieldKind, Json, ReturnType<typeof convertValue>]>([
  ['text', 'unknown', { value: 'unknown' }],
  ['textarea', 'A\nB', { value: 'A\nB' }],
  ['select', 'unknown', { value: 'unknown', mark: 'unknown' }],
  ['radio', 'unsure', { value: 'unsure', mark: 'unknown' }],
  ['ynh', 'userNeedsHelp', { value: 'unknown', mark: 'unknown' }],
  ['yn', 'no', { value: 'no' }],
  ['yn', 'maybe', undefined],
  ['checkbox', true, { value: 'yes' }],
  ['checkbox', false, { value: 'no' }],
  ['checkboxes', ['a', 'b'], { value: ['a', 'b'] }],
  ['checkboxes', [1], undefined],
  ['currency', 12.5, { value: 1250 }],
  ['currency', '12.5', undefined],
  ['number', 0, { value: 0 }],
  ['percent', 33.3, { value: 33.3 }],
  ['date', '02/29/2024', { value: '2024-02-29' }],
  ['date', '02/30/2024', undefined],
  ['month', '13/2024', undefined],
  ['month', '12/2024', { value: '2024-12' }],
  ['year', '2024', { value: '2024' }],
  ['ssn', '987654321', { value: 'XXX-XX-4321' }],
  ['itin', 'XXX-XX-XXXX', { value: 'XXX-XX-XXXX' }],
  ['ssn', '98765', { value: 'XXX-XX-XXXX' }],
])('%s %j', (kind, given, converted) => {
  expect(convertValue(kind, given)).toEqual(converted)
})
