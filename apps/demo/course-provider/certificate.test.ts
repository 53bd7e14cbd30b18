import { Readable } from 'node:stream'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { threadedFileChecker } from '#adapters/file-intake/file-checker.ts'
import { makeCertificate } from './certificate.ts'

const facts = {
  name: 'Rosa María Delgado-Núñez',
  number: '01931-NYEB-CC-123456789',
  courseType: 1,
  agency: 'Harborlight',
  method: 1,
  completedAt: new Date('2026-11-20T18:23:00Z'),
} as const

/** Parses a copy, because the parser may empty the array that it gets. */
async function opened(pdf: Uint8Array) {
  const document = await getDocument({
    data: new Uint8Array(pdf),
    verbosity: VerbosityLevel.ERRORS,
  }).promise
  const page = await document.getPage(1)
  const content = await page.getTextContent()
  const text = content.items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
  return { document, page, text }
}

test('contains the name, the number, the agency, the method, the date and the local time of the court as readable text', async () => {
  const { pdf } = await makeCertificate(facts)
  const { document, text } = await opened(pdf)
  expect(document.numPages).toBe(1)
  for (const part of [
    facts.name,
    facts.number,
    'Harborlight',
    'Certificate of Counseling',
    'by internet',
    'November 20, 2026',
    '1:23 PM',
  ])
    expect(text).toContain(part)
})

test('names the second course and the phone method', async () => {
  const { text } = await opened(
    (
      await makeCertificate({
        ...facts,
        courseType: 2,
        method: 2,
        number: '02576-NYEB-DE-000000001',
      })
    ).pdf,
  )
  for (const part of ['Certificate of Debtor Education', 'by telephone', '02576-NYEB-DE-000000001'])
    expect(text).toContain(part)
})

test('has a title, a language and tags', async () => {
  const { pdf } = await makeCertificate(facts)
  const { document, page } = await opened(pdf)
  const { info } = await document.getMetadata()
  expect(info).toMatchObject({
    Title: 'Certificate of Counseling 01931-NYEB-CC-123456789',
    Language: 'en-US',
  })
  expect(Buffer.from(pdf).toString('latin1')).toMatch(/\/Marked true/)
  const roles = JSON.stringify(await page.getStructTree())
  expect(roles).toMatch(/"role":"Document".*"role":"H1"/)
})

test('makes the same file again for the same certificate, and the file passes our file check', async () => {
  const [first, again] = await Promise.all([makeCertificate(facts), makeCertificate(facts)])
  expect(again.sha256).toBe(first.sha256)
  const checker = threadedFileChecker()
  expect(
    await checker.check('rosa', 'pdf', () => Promise.resolve(Readable.from([first.pdf]))),
  ).toEqual({ isSound: true, reason: '', flags: [] })
  await checker.stop()
})
