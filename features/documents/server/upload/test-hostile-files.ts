// Hostile files and the expected result of each (spec: security#file-refusals).
import { fileTypes, type AcceptedExtension } from '../../rules/files/file-types.ts'

/** sound: accepted. either: accepted, or refused as corrupt. */
export type Verdict =
  | 'corrupt'
  | 'unsupported'
  | 'empty'
  | 'too-large'
  | 'too-many-pages'
  | 'too-many-pixels'
  | 'sound'
  | 'either'

export interface HostileFile {
  readonly name: string
  readonly content: Buffer
  readonly verdict: Verdict
  /** Expected flags of a sound file. */
  readonly flags?: readonly string[]
  /** Checks the stored bytes of a sound file. By default, they must be equal to the sent bytes. */
  readonly isKept?: (stored: Buffer) => boolean
}

const extensions = Object.keys(fileTypes) as AcceptedExtension[]
const program = Buffer.concat([Buffer.from('MZ\u0090\u0000\u0003', 'latin1'), Buffer.alloc(300, 7)])

const foreign = [
  'svg',
  'html',
  'htm',
  'xhtml',
  'js',
  'php',
  'exe',
  'com',
  'scr',
  'bat',
  'cmd',
  'lnk',
  'msi',
  'docm',
  'dotm',
  'xlsx',
  'xls',
  'pptx',
  'odt',
  'heic',
  'webp',
  'tiff',
  'zip',
  'eml',
]
const misnamed = [
  'no extension',
  'pdf',
  '.htaccess',
  'statement.pdfx',
  'statement.pdf.exe',
  'statement.pdf .exe',
  'statement.pdf;.exe',
  'statement.pdf%00.exe',
  'statement.pdf::$DATA',
  'statement.p\u200bdf.svg',
]

/**
 * F04: refused types by their own name, refused types under an accepted name, and each accepted
 * type under the name of every other type.
 */
export function wrongKinds(
  sound: Readonly<Record<AcceptedExtension, Buffer>>,
): readonly HostileFile[] {
  const isSame = (a: string, b: string) => a === b || (a.startsWith('jp') && b.startsWith('jp'))
  const others = (is: string) => extensions.filter((says) => !isSame(is, says))
  return [
    ...foreign.map((extension): HostileFile => ({
      name: `page.${extension}`,
      content: sound.pdf,
      verdict: 'unsupported',
    })),
    ...misnamed.map((name): HostileFile => ({ name, content: sound.pdf, verdict: 'unsupported' })),
    { name: 'statement.pdf.', content: sound.pdf, verdict: 'sound' },
    ...extensions.map((extension): HostileFile => ({
      name: `setup.exe.${extension}`,
      content: program,
      verdict: 'corrupt',
    })),
    ...extensions.map((extension): HostileFile => ({
      name: `SHOUTED.${extension.toUpperCase()}`,
      content: sound[extension],
      verdict: 'sound',
    })),
    ...extensions.map((extension): HostileFile => ({
      name: `empty.${extension}`,
      content: Buffer.alloc(0),
      verdict: 'empty',
    })),
    ...extensions.flatMap((is) =>
      others(is).map((says): HostileFile => ({
        name: `was ${is}.${says}`,
        content: sound[is],
        verdict: 'corrupt',
      })),
    ),
  ]
}

/** F08: hostile names, each for a sound PDF. */
export const hostileNames: readonly string[] = [
  '../../etc/passwd.pdf',
  '..\\..\\Windows\\win.pdf',
  '/etc/shadow.pdf',
  'C:\\autoexec.pdf',
  '....//....//a.pdf',
  '%2e%2e%2fa.pdf',
  'CON.pdf',
  'nul.pdf',
  'COM1.x.pdf',
  'lpt\u00b9.pdf',
  'a\u202efdp.exe.pdf',
  '\u2066a\u2069.pdf',
  'a\u0000.exe.pdf',
  'a\tb.pdf',
  'a\u2028b.pdf',
  'a\ud800b.pdf',
  'e\u0301\u0301\u0301.pdf',
  '\u0301.pdf',
  'Größe \u{1F600} ж 中.pdf',
  `${'long '.repeat(60)}.pdf`,
  `${'\u{1F600}'.repeat(300)}.pdf`,
  '-rf.pdf',
  '...hidden.pdf',
  ' .pdf',
  '.pdf',
  'a%0d%0aSet-Cookie: a=b.pdf',
  'a%22; filename=%22b.exe.pdf',
  "a'b;c,d=e.pdf",
  'a<script>alert(1)<_script>.pdf',
  '$(reboot).pdf',
  '`reboot`.pdf',
  "'; drop table document; --.pdf",
  '__proto__.pdf',
  'constructor.pdf',
]
