import { expect, test } from 'vitest'
import { isOnOwnDisk } from './own-disk.ts'

test.each([
  ['C:\\Users\\maria\\Letterhead.dotx', true],
  ['d:/Templates/Letter.dot', true],
  ['file:///C:\\Users\\maria\\Letterhead.dotx', true],
  ['file:///C:%5CUsers%5Cmaria%5CMy%20Letter.dotx', true],
  ['file:///Users/maria/Library/Normal.dotm', true],
  ['file://localhost/Users/maria/Normal.dotm', true],
  ['file://server/share/Normal.dotm', false],
  ['file:////server/share/Normal.dotm', false],
  ['file:///\\\\server\\share\\Normal.dotm', false],
  ['file:///%5C%5Cserver%5Cshare%5CNormal.dotm', false],
  ['file:///%2Fserver/share/Normal.dotm', false],
  ['\\\\server\\share\\Normal.dotm', false],
  ['//server/share/Normal.dotm', false],
  ['https://example.com/Normal.dotm', false],
  ['https://example.com/file:///C:/Normal.dotm', false],
  ['Normal.dotm', false],
  ['file:///C:/%E0%A4%A', false],
  ['', false],
])('tells if %s is on the reader’s own disk', (address, expected) => {
  expect(isOnOwnDisk(address)).toBe(expected)
})
