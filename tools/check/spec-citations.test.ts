import { expect, test } from 'vitest'
import { brokenCitations, citationsIn } from './spec-citations.ts'

const specs = [
  { path: 'docs/spec/saving.md', text: '- <a id="late-retry"></a>**Late retry.** …' },
  { path: 'docs/spec/limits.md', text: '- <a id="files"></a>**Files.** …' },
]

test.each([
  ['// spec: saving#late-retry', ['saving#late-retry']],
  ['/** The newest wins (spec: saving#late-retry). */', ['saving#late-retry']],
  ['# spec: saving#late-retry, limits#files', ['saving#late-retry', 'limits#files']],
  ['// spec: saving', ['saving']],
  ['const spec = { saving: 1 }', []],
])('reads the citations of %s', (text, cited) => {
  expect(citationsIn(text)).toEqual(cited)
})

test('accepts a citation of an existing rule', () => {
  const text = '// spec: saving#late-retry, limits#files'
  expect(brokenCitations([{ path: 'a.ts', text }], specs)).toEqual([])
})

test.each(['saving#early-retry', 'limits#late-retry', 'saving'])(
  'complains about %s, which is not a rule',
  (cited) => {
    const text = `// spec: ${cited}`
    expect(brokenCitations([{ path: 'a.ts', text }], specs)).toEqual([
      `a.ts cites ${cited}, which docs/spec does not have`,
    ])
  },
)

test('complains about an anchor that a file has twice', () => {
  const [first] = specs
  expect(brokenCitations([], [first!, first!])).toEqual([
    'docs/spec: the anchor saving#late-retry is there twice',
  ])
})

test.each([
  ['/** The newest wins (spec:\n * saving#late-retry). */', 'breaks the line after spec:: spec:'],
  ['// seeds/002, section 4', 'cites a document that is not in the repository: seeds/002'],
  ['// decisions 3.5', 'cites a document that is not in the repository: decisions 3.5'],
  [
    '// decisions-courses A4.2',
    'cites a document that is not in the repository: decisions-courses A4.2',
  ],
  ['// safety 2.8', 'cites a document that is not in the repository: safety 2.8'],
])('complains about %s', (text, complaint) => {
  expect(brokenCitations([{ path: 'a.ts', text }], specs)).toEqual([`a.ts ${complaint}`])
})

test('accepts a citation of a decision record', () => {
  expect(brokenCitations([{ path: 'a.ts', text: '// decision 0031' }], specs)).toEqual([])
})
