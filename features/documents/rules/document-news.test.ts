// What clients and firms are told when documents have news.
import { expect, test } from 'vitest'
import {
  categorySubject,
  documentNewsWords,
  documentSubject,
  handedInMail,
} from './document-news.ts'

test('a long name of a document is as short as in lists', () => {
  const params = {
    actors: [{ id: 's', name: 'Dana Reyes' }],
    objects: [documentSubject({ id: 'd', name: 'Statement of March, both pages.pdf' })],
  }
  expect(documentNewsWords['document.sent-back'](params, 'en')).toBe(
    'Dana Reyes sent back Statement of M...s.pdf',
  )
})

test('a category of ours is named in the language that is read, one of the firm as the firm wrote it', () => {
  const said = (templateKey: string, name: string) => {
    const params = {
      actors: [{ id: 's', name: 'Dana Reyes' }],
      objects: [categorySubject({ id: 'c', templateKey, name })],
    }
    return documentNewsWords['document.requested'](params, 'es')
  }
  expect(said('identity.photo-id', 'Photo ID (Elena)')).toMatch(
    /^Dana Reyes le pidió un documento: (?!Photo).+ \(Elena\)$/,
  )
  expect(said('firm.0123456789ab', 'Letter of your landlord')).toBe(
    'Dana Reyes le pidió un documento: Letter of your landlord',
  )
})

test('the firm reads how many came in and whose case it is', () => {
  expect(handedInMail(1, ['Rosa Delgado'])).toEqual({
    subject: 'A client submitted a document',
    body: 'A document was submitted through the client portal in the case of Rosa Delgado. It is waiting for your review.\n',
  })
  expect(handedInMail(3, ['Marcus Whitfield', 'Elena Whitfield'])).toMatchObject({
    subject: 'A client submitted 3 documents',
    body: expect.stringContaining(
      '3 documents were submitted through the client portal in the case of Marcus Whitfield and Elena Whitfield',
    ),
  })
})
