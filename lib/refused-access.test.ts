// spec: security#refused-access
import { expect, test } from 'vitest'
import { findRefusedThing } from './refused-access.ts'

test.each([
  ['staff.not-permitted', 'permission'],
  ['clients.no-such-case', 'case'],
  ['cases.not-found', 'case'],
  ['invite.person-absent', 'person'],
  ['clients.no-such-colleague', 'colleague'],
  ['clients.not-an-attorney', 'colleague'],
  ['staff.absent', 'colleague'],
  ['documents.not-found', 'document'],
  ['documents.category-not-found', 'category'],
  ['documents.packet-absent', 'packet'],
  ['questionnaire.no-such-form', 'section'],
  ['courses.certificate-not-found', 'certificate'],
  ['cases.whatever-absent', 'other'],
  ['request.not-found', 'other'],
  ['invite.has-account', undefined],
  ['staff.step-up', undefined],
  ['documents.undo-too-late', undefined],
  ['notifications.person-messages', undefined],
])('%s refuses access to: %s', (code, thing) => expect(findRefusedThing(code)).toBe(thing))
