// A paper is a PDF that people can print and programs can read: its words, its order, its tags, and letters of every name.
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { threadedFileChecker } from '#adapters/file-checks/file-checker.ts'
import type { Paper, PaperPart } from '#kit/paper.ts'
import { pdfPress } from './pdf-press.ts'
import { readPaper } from './test-reading.ts'

const names = 'Łukasz Peña-Nguyễn, Şule Çağlar, Jiří Dvořák, Ольга'
const story = Array.from({ length: 260 }, (_, at) => `Sentence number ${at + 1} of a long story.`).join(' ')
const parts: readonly PaperPart[] = [
  { kind: 'lines', lines: [{ label: 'Case of', text: names }] },
  { kind: 'paragraph', text: 'Only what was answered is listed.' },
  { kind: 'heading', level: 2, text: 'About you' },
  { kind: 'heading', level: 3, text: 'Your story' },
  { kind: 'lines', lines: [{ label: 'What happened', text: story }] },
  { kind: 'heading', level: 2, text: 'Vehicles' },
  { kind: 'heading', level: 3, text: 'Your vehicles' },
  { kind: 'lines', lines: [{ label: 'Do you own one?', text: 'Yes' }, { label: 'Vehicles', text: '', lines: [{ label: 'Vehicle 1', text: '2018 Honda Civic', lines: [{ label: 'Make', text: 'Honda' }] }] }] },
]
const paper: Paper = {
  language: 'en', title: 'Your answers', author: 'Hollis & Reyes', header: 'Hollis & Reyes | Case of Ana', pageNumber: (page, of) => `Page ${page} of ${of}`, writtenAt: new Date('2026-11-22T16:00:00Z'), parts,
}

async function printed(change: Partial<Paper> = {}): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of pdfPress().print({ ...paper, ...change })) chunks.push(chunk)
  return Buffer.concat(chunks)
}

test('every word comes back as it was given, in its order', async () => {
  const { all } = await readPaper(await printed())
  for (const text of [names, 'Only what was answered is listed.', '2018 Honda Civic', 'Sentence number 1 of', 'Sentence number 260 of']) expect(all).toContain(text)
  const order = ['Your answers', 'Case of Łukasz', 'About you', 'Your story', 'What happened', 'Vehicles', 'Do you own one?', 'Vehicle 1: 2018', 'Make'].map((text) => all.indexOf(text))
  expect(order).toEqual(order.toSorted((one, other) => one - other))
  expect(order).not.toContain(-1)
})

test('each page says whose it is, which it is and how many there are', async () => {
  const { texts } = await readPaper(await printed())
  expect(texts.length).toBeGreaterThan(2)
  for (const [at, text] of texts.entries()) {
    expect(text).toContain('Hollis & Reyes | Case of Ana')
    expect(text).toContain(`Page ${at + 1} of ${texts.length}`)
  }
})

test('a long answer goes on over the page in letters of one size', async () => {
  const { pages } = await readPaper(await printed())
  const [, second] = pages
  const sizes = (await second!.getTextContent()).items.flatMap((item) => ('str' in item && item.str.includes('Sentence number') ? [item.height] : []))
  expect(new Set(sizes)).toEqual(new Set([10.5]))
})

describe('programs that read aloud', () => {
  test('find a title, a language and tags', async () => {
    const pdf = await printed()
    const { file } = await readPaper(pdf)
    expect((await file.getMetadata()).info).toMatchObject({ Title: 'Your answers', Author: 'Hollis & Reyes', Language: 'en-US' })
    expect(pdf.toString('latin1')).toMatch(/\/Marked true/)
    expect((await (await readPaper(await printed({ language: 'es' }))).file.getMetadata()).info).toMatchObject({ Language: 'es-US' })
  })

  test('find headings in their order, lists in their entries, and no header or page number among them', async () => {
    const { pages } = await readPaper(await printed())
    const trees = JSON.stringify(await Promise.all(pages.map((page) => page.getStructTree())))
    expect([...trees.matchAll(/"role":"(H\d)"/g)].map(([, role]) => role)).toEqual(['H1', 'H2', 'H3', 'H2', 'H3'])
    expect(trees).toMatch(/"role":"LBody","children":\[\{"role":"L","children":\[\{"role":"LI"/)
    const [first] = pages
    const { items } = await first!.getTextContent({ includeMarkedContent: true })
    expect(items.findIndex((item) => 'tag' in item && item.tag === 'Artifact')).toBeLessThan(items.findIndex((item) => 'str' in item && item.str.includes('Hollis')))
  })

  test('find bookmarks of the sections', async () => {
    const { file } = await readPaper(await printed())
    expect((await file.getOutline())?.map(({ title, items }) => [title, items.map((item: { readonly title: string }) => item.title)])).toEqual([['About you', ['Your story']], ['Vehicles', ['Your vehicles']]])
  })
})

test('its letters are in it', async () => {
  const text = (await printed()).toString('latin1')
  expect(text).toMatch(/\/FontFile2 /)
  expect([...text.matchAll(/\/BaseFont \/(\S+)/g)].every(([, font]) => /^[A-Z]{6}\+SourceSans3/.test(font!))).toBe(true)
})

test('a letter that the font does not have is a sign that can be seen and read, and what nobody sees is gone', async () => {
  const { all } = await readPaper(await printed({ parts: [{ kind: 'paragraph', text: 'One 中 two\u0000\u202E three\tfour' }] }))
  expect(all).toContain('One □ two three four')
})

test('our own check takes it', async () => {
  const pdf = await printed()
  const checker = threadedFileChecker()
  expect(await checker.check('rosa', 'pdf', () => Promise.resolve(Readable.from([pdf])))).toEqual({ isSound: true, reason: '', flags: [] })
  await checker.stop()
})

test('while a long paper is printed others have their turn', async () => {
  let turns = 0
  const other = setInterval(() => (turns += 1), 0)
  await printed({ parts: Array.from({ length: 20 }, () => parts).flat() })
  clearInterval(other)
  expect(turns).toBeGreaterThan(5)
})
