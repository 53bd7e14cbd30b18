// What clients and firms are told when documents have news.
import { expect, test } from 'vitest'
import { handedInMail, newsOf } from './document-news.ts'

test.each([
  ['accept', 'Your attorney accepted a document', 'Su abogado aceptó un documento'],
  ['reject', 'A document needs a new copy', 'Hace falta una nueva copia de un documento'],
  ['request', 'Your attorney asks for a document', 'Su abogado le pide un documento'],
] as const)('%s', (act, en, es) => expect(newsOf(act)).toEqual({ en, es }))

test('the firm reads how many came in and whose case it is', () => {
  expect(handedInMail(1, ['Rosa Delgado'])).toEqual({
    subject: 'A client has handed in a document',
    body: 'In the case of Rosa Delgado a document was handed in through the client portal. It waits for you to look at it.\n',
  })
  expect(handedInMail(3, ['Marcus Whitfield', 'Elena Whitfield'])).toMatchObject({
    subject: 'A client has handed in 3 documents',
    body: expect.stringContaining('In the case of Marcus Whitfield and Elena Whitfield 3 documents'),
  })
})
