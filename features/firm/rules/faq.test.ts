// The answers state the seed's facts, and every question can be addressed.
import { expect, test } from 'vitest'
import { faqTopics, type FaqEntry } from './faq.en.ts'

const all = (entries: readonly FaqEntry[]): readonly FaqEntry[] => entries.flatMap((entry) => [entry, ...all(entry.more ?? [])])
const entries = all(faqTopics.flatMap((topic) => topic.entries))
const answerOf = (id: string) => entries.find((entry) => entry.id === id)?.answer.join(' ') ?? ''

test('every question has an id of its own and an answer', () => {
  expect(new Set([...entries, ...faqTopics].map(({ id }) => id)).size).toBe(entries.length + faqTopics.length)
  for (const entry of entries) expect(entry.answer.length, entry.id).toBeGreaterThan(0)
})

test.each([
  ['which-files', /JPG\/JPEG, GIF, PNG, BMP, DOC, DOCX, RTF, TXT and PDF/],
  ['how-large', /25 MB.*50 files.*95 MB/],
  ['certificate-valid', /180 days/],
  ['how-long', /about 90 minutes.*about two hours/],
  ['code-valid', /[Ff]ive minutes/],
  ['status-needed', /“Nothing sent yet”.*“more needed”/],
  ['status-pending', /“Sent, waiting for your attorney”/],
  ['status-accepted', /“All documents accepted”.*“Nothing needed here”/],
  ['status-rejected', /“A document needs a new copy”/],
])('%s', (id, fact) => expect(answerOf(id)).toMatch(fact))

// My Profile and the forgotten password have no screens yet.
test('no answer sends anybody to a page that is not there', () => {
  for (const { id, answer } of entries) expect(answer.join(' '), id).not.toMatch(/My Profile|link for a forgotten password/)
})
