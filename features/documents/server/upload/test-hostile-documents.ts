import type { HostileFile } from './test-hostile-files.ts'
import { toCompound, toDoc } from './test-sound-files.ts'
import { program, hostilePdfs } from './test-hostile-pdfs.ts'
import { hostileDocx } from './test-hostile-docx.ts'

function hostileDocs(): readonly HostileFile[] {
  const sound = toDoc()
  const circle = Buffer.from(sound)
  // The header contains the position of the sector table. Each sector is then made to follow
  // itself.
  const table = 512 + 512 * circle.readUInt32LE(76)
  for (let sector = 0; sector < 128; sector++) circle.writeUInt32LE(sector, table + sector * 4)
  return [
    {
      name: 'macros.doc',
      content: toDoc({ path: '/Macros/VBA/dir', content: 'x' }),
      verdict: 'corrupt',
    },
    {
      name: 'macros elsewhere.doc',
      content: toDoc({ path: '/_VBA_PROJECT_CUR/VBA/Module1', content: 'x' }),
      verdict: 'corrupt',
    },
    {
      name: 'packed object.doc',
      content: toDoc({ path: '/ObjectPool/_1/\u0001Ole10Native', content: program }),
      verdict: 'corrupt',
    },
    {
      name: 'renamed installer.doc',
      content: toCompound([
        { path: '/\u4840\u3b3f\u43f2\u4438\u45b1', content: 'x'.repeat(5_000) },
      ]),
      verdict: 'corrupt',
    },
    {
      name: 'renamed sheet.doc',
      content: toCompound([{ path: '/Workbook', content: 'x'.repeat(5_000) }]),
      verdict: 'corrupt',
    },
    {
      name: 'locked docx.doc',
      content: toCompound([
        { path: '/EncryptedPackage', content: 'x'.repeat(5_000) },
        { path: '/EncryptionInfo', content: 'x' },
      ]),
      verdict: 'corrupt',
    },
    { name: 'sectors in a circle.doc', content: circle, verdict: 'either' },
    { name: 'only a header.doc', content: sound.subarray(0, 512), verdict: 'corrupt' },
    {
      name: 'page.doc',
      content: Buffer.from(
        '<html xmlns:o="urn:schemas-microsoft-com:office:office"><script>alert(1)</script></html>',
      ),
      verdict: 'corrupt',
    },
  ]
}

function hostileTexts(): readonly HostileFile[] {
  const rtf = (inside: string) =>
    Buffer.from(`{\\rtf1\\ansi ${'Dear Sir, '.repeat(900)}${inside}${' Yours. '.repeat(900)}}`)
  return [
    {
      name: 'object.rtf',
      content: rtf('{\\object\\objemb{\\*\\objdata 0105000002000000}}'),
      verdict: 'corrupt',
    },
    {
      name: 'fetched object.rtf',
      content: rtf('{\\object\\objautlink\\objupdate}'),
      verdict: 'corrupt',
    },
    { name: 'updating object.rtf', content: rtf('{\\object\\objupdate}'), verdict: 'corrupt' },
    { name: 'deep.rtf', content: rtf('{'.repeat(500_000)), verdict: 'either' },
    { name: 'other.rtf', content: Buffer.from('{\\rt Dear Sir}'), verdict: 'corrupt' },
    {
      name: 'NUL.txt',
      content: Buffer.from(`${'words '.repeat(2_000)}\0${' words'.repeat(2_000)}`),
      verdict: 'corrupt',
    },
    {
      name: 'wide without a mark.txt',
      content: Buffer.from('Dear Sir', 'utf16le'),
      verdict: 'sound',
    },
    {
      name: 'wide with a NUL.txt',
      content: Buffer.from(`\uFEFF${'words '.repeat(2_000)}\0`, 'utf16le'),
      verdict: 'corrupt',
    },
    { name: 'escape.txt', content: Buffer.from('\u001b]0;title\u0007'), verdict: 'corrupt' },
    { name: 'shell.txt', content: Buffer.from('#!/bin/sh\nrm -rf /\n'), verdict: 'corrupt' },
    {
      name: 'page.txt',
      content: Buffer.from('<html><script>alert(1)</script></html>'),
      verdict: 'sound',
    },
    {
      name: 'bidi.txt',
      content: Buffer.from('if (isAdmin\u202e) { \u2066// words\u2069'),
      verdict: 'sound',
    },
  ]
}

export function hostilePapers(): readonly HostileFile[] {
  return [...hostilePdfs(), ...hostileDocx(), ...hostileDocs(), ...hostileTexts()]
}
