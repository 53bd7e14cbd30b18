import { expect, test } from 'vitest'
import { newsWords } from '#apps/server/news-words.ts'
import { newsLook, toastTone } from './news-look.ts'

const unknown = { icon: 'info', tone: 'plain' }
const ofKind = (kind: string) =>
  newsLook({ kind, type: 'nothing known', notificationDisplayType: 1 })

test.each(Object.keys(newsWords))('gives %s a look', (kind) =>
  expect(ofKind(kind)).not.toEqual(unknown),
)

test('colors rejected news ember with a return arrow, accepted green with a check, comments cool with a bubble', () => {
  expect(ofKind('document.sent-back')).toEqual({ icon: 'arrow-u-up-left', tone: 'yours' })
  expect(ofKind('document.accepted')).toEqual({ icon: 'check-circle-fill', tone: 'ok' })
  expect(ofKind('document.commented')).toEqual({ icon: 'chat-circle-text', tone: 'file' })
  expect(ofKind('questionnaire.submitted')).toEqual({ icon: 'paper-plane-tilt', tone: 'file' })
})

test.each(['document.sent-back', 'questionnaire.sent-back'])(
  'shows %s as a toast that requires attention',
  (kind) => expect(toastTone(ofKind(kind))).toBe('attention'),
)
test('shows accepted news as a success toast', () =>
  expect(toastTone(ofKind('document.accepted'))).toBe('success'))
test('shows all other news as an information toast', () =>
  expect(toastTone(ofKind('case.meeting'))).toBe('information'))

test.each([
  [null, 'refund', 1, { icon: 'receipt', tone: 'file' }],
  [null, 'document', 3, { icon: 'folder-open', tone: 'yours' }],
  ['a.kind-of-a-newer-version', 'course', 2, { icon: 'graduation-cap', tone: 'ok' }],
  [null, 'toString', 1, unknown],
])(
  'without a known kind (%s) shows %s for display type %i',
  (kind, type, notificationDisplayType, look) => {
    expect(newsLook({ kind, type, notificationDisplayType })).toEqual(look)
  },
)
