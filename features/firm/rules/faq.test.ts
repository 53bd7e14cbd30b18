import { describe, expect, test } from 'vitest'
import { languages } from '#lib/language.ts'
import { readFaq } from './faq-shape.ts'
import { productFaq } from './product-faq.ts'
import type { FaqEntryRecord } from './records.ts'

const all = (entries: readonly FaqEntryRecord[]): readonly FaqEntryRecord[] =>
  entries.flatMap((entry) => [entry, ...all(entry.more ?? [])])
const entriesIn = (language: (typeof languages)[number]) =>
  all(productFaq[language].topics.flatMap((topic) => topic.entries))

describe.each(languages)('the content in %s', (language) => {
  test("passes the checks for a firm's own content, and every question has an answer", () => {
    expect(readFaq(productFaq[language])).toEqual({ content: productFaq[language], findings: [] })
    for (const { id, answer } of entriesIn(language)) expect(answer.length, id).toBeGreaterThan(0)
  })

  test('has questions that open further ones', () => {
    expect(
      productFaq[language].topics.flatMap(({ entries }) => entries).filter(({ more }) => more)
        .length,
    ).toBeGreaterThan(3)
  })
})

// The facts that the specification requires (spec: cases#faqs).
test.each([
  [
    'which-files',
    'JPG/JPEG, GIF, PNG, BMP, DOC, DOCX, RTF, TXT, PDF.',
    'JPG/JPEG, GIF, PNG, BMP, DOC, DOCX, RTF, TXT, PDF.',
  ],
  ['how-large', '25 MB', '25 MB'],
  ['how-large', '50 files per upload', '50 archivos'],
  ['how-large', 'total of 95 MB', 'total de 95 MB'],
  ['certificate-valid', 'The credit counseling certificate is valid 180 days.', '180 días'],
  ['how-long', 'Credit counseling takes about 90 minutes.', 'unos 90 minutos'],
  ['how-long', 'Debtor education takes about two hours.', 'unas dos horas'],
  ['code-valid', 'A verification code is valid five minutes.', 'cinco minutos'],
  // These answers quote texts of the screens.
  ['status-needed', '“Nothing sent yet”', '«Nada enviado todavía»'],
  ['status-needed', '“more needed”', '«faltan más»'],
  [
    'status-pending',
    '“Sent, waiting for your attorney”',
    '«Enviado; falta que su abogado lo revise»',
  ],
  ['status-accepted', '“All documents accepted”', '«Todo fue aceptado»'],
  ['status-accepted', '“Nothing needed here”', '«Aquí no se necesita nada»'],
  ['status-rejected', '“A document needs a new copy”', '«Un documento necesita una copia nueva»'],
  ['change-password', '“Change password”', '«Cambiar la contraseña»'],
  ['new-phone', '“Change mobile phone”', '«Cambiar el celular»'],
  ['new-phone', '“Change email address”', '«Cambiar el correo electrónico»'],
  ['deactivate', '“Show Deactivated Cases”', '«Mostrar casos desactivados»'],
])('the answer %s contains the text: %s', (id, english, spanish) => {
  const answerIn = (language: (typeof languages)[number]) =>
    entriesIn(language)
      .find((entry) => entry.id === id)
      ?.answer.join(' ')
  expect(answerIn('en')).toContain(english)
  expect(answerIn('es')).toContain(spanish)
})
