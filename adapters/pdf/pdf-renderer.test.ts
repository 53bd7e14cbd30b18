import { Readable } from 'node:stream'
import { afterAll, describe, expect, test } from 'vitest'
import { threadedFileChecker } from '#adapters/file-intake/file-checker.ts'
import type { PdfDocument, PdfBlock } from '#lib/pdf-document.ts'
import { createPdfRenderer, type PressSettings } from './pdf-renderer.ts'
import { readPdf } from './test-reading.ts'

const names = 'Łukasz Peña-Nguyễn, Şule Çağlar, Jiří Dvořák, Ольга'
const story = Array.from(
  { length: 260 },
  (_, at) => `Sentence number ${at + 1} of a long story.`,
).join(' ')
const parts: readonly PdfBlock[] = [
  { kind: 'lines', lines: [{ label: 'Case of', text: names }] },
  { kind: 'paragraph', text: 'Only what was answered is listed.' },
  { kind: 'heading', level: 2, text: 'About you' },
  { kind: 'heading', level: 3, text: 'Your story' },
  { kind: 'lines', lines: [{ label: 'What happened', text: story }] },
  { kind: 'heading', level: 2, text: 'Vehicles' },
  { kind: 'heading', level: 3, text: 'Your vehicles' },
  {
    kind: 'lines',
    lines: [
      { label: 'Do you own one?', text: 'Yes' },
      {
        label: 'Vehicles',
        text: '',
        lines: [
          {
            label: 'Vehicle 1',
            text: '2018 Honda Civic',
            lines: [{ label: 'Make', text: 'Honda' }],
          },
        ],
      },
    ],
  },
]
const document: PdfDocument = {
  language: 'en',
  title: 'Your answers',
  author: 'Hollis & Reyes',
  header: 'Hollis & Reyes | Case of Ana',
  pageNumber: 'Page {page} of {of}',
  writtenAt: new Date('2026-11-22T16:00:00Z'),
  parts,
}

const opened = [createPdfRenderer()]
afterAll(() => Promise.all(opened.map((press) => press.stop())))
function open(settings: Partial<PressSettings>) {
  const press = createPdfRenderer(settings)
  opened.push(press)
  return press
}

async function printed(change: Partial<PdfDocument> = {}, press = opened[0]!): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of press.print({ ...document, ...change })) chunks.push(chunk)
  return Buffer.concat(chunks)
}

test('contains every word in order', async () => {
  const { all } = await readPdf(await printed())
  for (const text of [
    names,
    'Only what was answered is listed.',
    '2018 Honda Civic',
    'Sentence number 1 of',
    'Sentence number 260 of',
  ])
    expect(all).toContain(text)
  const order = [
    'Your answers',
    'Case of Łukasz',
    'About you',
    'Your story',
    'What happened',
    'Vehicles',
    'Do you own one?',
    'Vehicle 1: 2018',
    'Make',
  ].map((text) => all.indexOf(text))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(order).not.toContain(-1)
})

test('shows title, page number and page count on each page', async () => {
  const { texts } = await readPdf(await printed())
  expect(texts.length).toBeGreaterThan(2)
  for (const [at, text] of texts.entries()) {
    expect(text).toContain('Hollis & Reyes | Case of Ana')
    expect(text).toContain(`Page ${at + 1} of ${texts.length}`)
  }
})

test('continues a long answer on the next page in the same size', async () => {
  const { pages } = await readPdf(await printed())
  const [, second] = pages
  const sizes = (await second!.getTextContent()).items.flatMap((item) =>
    'str' in item && item.str.includes('Sentence number') ? [item.height] : [],
  )
  expect(new Set(sizes)).toEqual(new Set([10.5]))
})

describe('screen readers', () => {
  test('get a title, a language and tags', async () => {
    const pdf = await printed()
    const { file } = await readPdf(pdf)
    expect((await file.getMetadata()).info).toMatchObject({
      Title: 'Your answers',
      Author: 'Hollis & Reyes',
      Language: 'en-US',
    })
    expect(pdf.toString('latin1')).toMatch(/\/Marked true/)
    expect(
      (await (await readPdf(await printed({ language: 'es' }))).file.getMetadata()).info,
    ).toMatchObject({ Language: 'es-US' })
  })

  test('get headings in order and lists of entries, without headers and page numbers', async () => {
    const { pages } = await readPdf(await printed())
    const trees = JSON.stringify(await Promise.all(pages.map((page) => page.getStructTree())))
    expect([...trees.matchAll(/"role":"(H\d)"/g)].map(([, role]) => role)).toEqual([
      'H1',
      'H2',
      'H3',
      'H2',
      'H3',
    ])
    expect(trees).toMatch(/"role":"LBody","children":\[\{"role":"L","children":\[\{"role":"LI"/)
    const [first] = pages
    const { items } = await first!.getTextContent({ includeMarkedContent: true })
    expect(items.findIndex((item) => 'tag' in item && item.tag === 'Artifact')).toBeLessThan(
      items.findIndex((item) => 'str' in item && item.str.includes('Hollis')),
    )
  })

  test('get bookmarks of the sections', async () => {
    const { file } = await readPdf(await printed())
    expect(
      (await file.getOutline())?.map(({ title, items }) => [
        title,
        items.map((item: { readonly title: string }) => item.title),
      ]),
    ).toEqual([
      ['About you', ['Your story']],
      ['Vehicles', ['Your vehicles']],
    ])
  })
})

test('embeds its fonts', async () => {
  const text = (await printed()).toString('latin1')
  expect(text).toMatch(/\/FontFile2 /)
  expect(
    [...text.matchAll(/\/BaseFont \/(\S+)/g)].every(([, font]) =>
      /^[A-Z]{6}\+SourceSans3/.test(font!),
    ),
  ).toBe(true)
})

test('replaces a letter that the font lacks with a visible sign, and removes invisible ones', async () => {
  const { all } = await readPdf(
    await printed({ parts: [{ kind: 'paragraph', text: 'One 中 two\u0000\u202E three\tfour' }] }),
  )
  expect(all).toContain('One □ two three four')
})

test('prints a very long word whole without blocking', async () => {
  const { all } = await readPdf(
    await printed({
      parts: [{ kind: 'lines', lines: [{ label: 'What happened', text: 'xy'.repeat(10_000) }] }],
    }),
  )
  expect(all.match(/xy/g)).toHaveLength(10_000)
})

test('shortens many blanks and empty lines and prints the text around them', async () => {
  const press = open({ processorMs: 5_000 })
  const { all, texts } = await readPdf(
    await printed(
      {
        parts: [
          { kind: 'paragraph', text: `One${' '.repeat(250_000)}two${' \n'.repeat(120_000)}three` },
        ],
      },
      press,
    ),
  )
  expect([/One two three/.test(all), texts.length]).toEqual([true, 1])
})

test('creates a PDF that passes our own file check', async () => {
  const pdf = await printed()
  const checker = threadedFileChecker()
  expect(await checker.check('rosa', 'pdf', () => Promise.resolve(Readable.from([pdf])))).toEqual({
    isSound: true,
    reason: '',
    flags: [],
  })
  await checker.stop()
})

const long = { parts: Array.from({ length: 20 }, () => parts).flat() }

test('does not block the server while it renders', async () => {
  await printed()
  const [here, everywhere] = [process.threadCpuUsage(), process.cpuUsage()]
  await printed(long)
  const [spentHere, spent] = [process.threadCpuUsage(here), process.cpuUsage(everywhere)]
  expect((spentHere.user + spentHere.system) / (spent.user + spent.system)).toBeLessThan(0.3)
})

test('renders concurrent documents one after the other, each complete', async () => {
  const [longPdf, shortPdf] = await Promise.all([printed(long), printed()])
  expect([
    (await readPdf(longPdf)).texts.length > 20,
    (await readPdf(shortPdf)).texts.length,
  ]).toEqual([true, (await readPdf(await printed())).texts.length])
})

describe('a document that fails to render', () => {
  test('is refused permanently if it exceeds the limits on a new thread too, and the next document is rendered', async () => {
    const press = open({ processorMs: 1 })
    await expect(printed(long, press)).rejects.toMatchObject({
      code: 'paper.too-much',
      kind: 'invalid',
      cause: { message: 'needs too much time' },
    })
    await expect(printed(long, open({ memoryMb: 24 }))).rejects.toMatchObject({
      code: 'paper.too-much',
      kind: 'invalid',
    })
    expect((await printed()).length).toBeGreaterThan(1000)
  })

  test.each([
    ['nothing prints', { program: new URL('./absent.ts', import.meta.url) }],
    ['the line is full', { maxQueued: 0 }],
  ])('can be rendered later when %s', async (_, settings) => {
    const press = open(settings)
    const [, second] = await Promise.allSettled([printed(long, press), printed({}, press)])
    expect(second).toMatchObject({
      status: 'rejected',
      reason: { code: 'paper.unavailable', kind: 'unavailable' },
    })
  })

  test('is not rendered after the renderer was stopped', async () => {
    const press = open({})
    await press.stop()
    await expect(printed({}, press)).rejects.toMatchObject({ code: 'paper.unavailable' })
  })
})
