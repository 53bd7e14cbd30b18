import { expect, test } from 'vitest'
import {
  categorySubject,
  documentNewsWords,
  documentSubject,
  documentNoticeWords,
} from './document-news.ts'

test('shortens a long document name as lists do', () => {
  const params = {
    actors: [{ id: 's', name: 'Dana Reyes' }],
    objects: [documentSubject({ id: 'd', name: 'Statement of March, both pages.pdf' })],
  }
  expect(documentNewsWords['document.sent-back'](params, 'en')).toBe(
    'Dana Reyes sent back Statement of M...s.pdf',
  )
})

test("names a template category in the reader's language and a firm's category as written", () => {
  const newsText = (templateKey: string, name: string) => {
    const params = {
      actors: [{ id: 's', name: 'Dana Reyes' }],
      objects: [categorySubject({ id: 'c', templateKey, name })],
    }
    return documentNewsWords['document.requested'](params, 'es')
  }
  expect(newsText('identity.photo-id', 'Photo ID (Elena)')).toMatch(
    /^Dana Reyes le pidió un documento: (?!Photo).+ \(Elena\)$/,
  )
  expect(newsText('firm.0123456789ab', 'Letter of your landlord')).toBe(
    'Dana Reyes le pidió un documento: Letter of your landlord',
  )
})

test("the firm's email contains the number of documents and the case", () => {
  const { mail } = documentNoticeWords['document.handed-in']
  expect(mail({ people: ['Rosa Delgado'], values: { count: 1 } })).toEqual({
    subject: 'A client submitted a document',
    body: 'A document was submitted through the client portal in the case of Rosa Delgado. It is waiting for your review.\n',
  })
  const people = ['Marcus Whitfield', 'Elena Whitfield']
  expect(mail({ people, values: { count: 3 } })).toMatchObject({
    subject: 'A client submitted 3 documents',
    body: expect.stringContaining(
      '3 documents were submitted through the client portal in the case of Marcus Whitfield and Elena Whitfield',
    ),
  })
})
