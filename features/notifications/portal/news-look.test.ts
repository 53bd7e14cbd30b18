import { expect, test } from 'vitest'
import { newsWords } from '#testing/test-news-words.ts'
import { newsLook, toastTone } from './news-look.ts'

const unknown = { icon: 'info', tone: 'plain' }
const ofKind = (kind: string) =>
  newsLook({ kind, type: 'nothing known', notificationDisplayType: 1 })

test.each(Object.keys(newsWords))('the news kind %s has its own icon or color', (kind) =>
  expect(ofKind(kind)).not.toEqual(unknown),
)

test('gives rejected documents a return arrow, accepted documents a check, comments a bubble and submissions a plane, each in its color', () => {
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
  'news without a known kind (%s) gets its look from its type %s and its display type %i',
  (kind, type, notificationDisplayType, look) => {
    expect(newsLook({ kind, type, notificationDisplayType })).toEqual(look)
  },
)
