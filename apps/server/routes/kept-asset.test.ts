import { expect, test } from 'vitest'
import { toAssetName } from './kept-asset.ts'

test.each([
  ['/assets/index-CtISyv8m.js', 'portal/assets/index-CtISyv8m.js'],
  ['/workspace/assets/index-a_B-9.css', 'workspace/assets/index-a_B-9.css'],
  ['/assets/pdfjs-6.5.438/cmaps/78-H.bcmap', 'portal/assets/pdfjs-6.5.438/cmaps/78-H.bcmap'],
  ['/assets/', undefined],
  ['/assets/../index.html', undefined],
  ['/assets/pdfjs/../../secret', undefined],
  ['/assets/.hidden', undefined],
  ['/assets/a%2f..%2fb', undefined],
  ['/other/assets/a.js', undefined],
  ['/hero-filed.svg', undefined],
])('%s is %s', (path, name) => expect(toAssetName(path)).toBe(name))
