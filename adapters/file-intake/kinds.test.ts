import { describe, expect, test } from 'vitest'
import { checkContent } from './kinds.ts'
import { bitmap, compound, doc, docx, windowsProgram } from './test-files.ts'
import { type Make, drawPicture, latin1, readPng, toWide } from './test-content.ts'
import { soundFiles } from './test-sound-files.ts'

describe('sound files', () => {
  test.for(soundFiles)('accepts %s: %s', async ([kind, , content, flags = []]) => {
    expect(await checkContent(kind, await content())).toEqual({ isSound: true, reason: '', flags })
  })
})

const unsound: ReadonlyArray<readonly [kind: string, what: string, content: Make, reason: string]> =
  [
    ['doc', 'that is no compound file', () => docx(), 'no compound file'],
    ['doc', 'that is torn', () => doc().subarray(0, 700), 'cannot be read'],
    [
      'doc',
      'that is a workbook',
      () => compound([['/Workbook', 'cells']]),
      'without a Word document',
    ],
    [
      'doc',
      'that is a workbook with a letter beside it',
      () => doc(['/Workbook', 'cells']),
      'of another program',
    ],
    [
      'doc',
      'that installs something',
      () => compound([['/Binary.setup', 'x']], '84100c0000000000c000000000000046'),
      'without a Word document',
    ],
    [
      'doc',
      'that installs something beside a letter',
      () =>
        compound(
          [['/WordDocument', Buffer.concat([Buffer.of(0xec, 0xa5), Buffer.alloc(600)])]],
          '84100c0000000000c000000000000046',
        ),
      'of the installer',
    ],
    [
      'doc',
      'whose letter lies elsewhere',
      () => compound([['/ObjectPool/WordDocument', Buffer.of(0xec, 0xa5, 0, 0)]]),
      'without a Word document',
    ],
    [
      'doc',
      'whose letter is none',
      () => compound([['/WordDocument', 'words']]),
      'without a Word document',
    ],
    ['doc', 'with macros', () => doc(['/Macros/VBA/dir', 'x']), 'with macros'],
    [
      'doc',
      'with macros of a workbook',
      () => doc(['/_VBA_PROJECT_CUR/VBA/dir', 'x']),
      'with macros',
    ],
    [
      'doc',
      'with macros in an embedded table',
      () => doc(['/ObjectPool/_1/_VBA_PROJECT_CUR/x', 'x']),
      'with macros',
    ],
    [
      'doc',
      'with a packed object',
      () => doc(['/ObjectPool/_1/\u0001Ole10Native', 'x']),
      'packed object',
    ],
    ['rtf', 'that begins later', () => Buffer.from(' {\\rtf1\\ansi}'), 'does not begin as RTF'],
    [
      'rtf',
      'with a packed object far inside',
      () =>
        Buffer.from(
          `{\\rtf1 ${'words '.repeat(9_000)}{\\object{\\*\\objdata 0105}}${' words'.repeat(9_000)}}`,
        ),
      'objdata',
    ],
    [
      'rtf',
      'with an object that updates itself',
      () => Buffer.from('{\\rtf1{\\object\\objupdate}}'),
      'objupdate',
    ],
    [
      'rtf',
      'with an object that is linked by itself',
      () => Buffer.from('{\\rtf1{\\object\\objautlink}}'),
      'objautlink',
    ],
    [
      'rtf',
      'with a packed object in capitals',
      () => Buffer.from('{\\rtf1{\\object{\\*\\OBJDATA 01}}}'),
      'objdata',
    ],
    [
      'rtf',
      'that fetches a template',
      () => Buffer.from('{\\rtf1{\\*\\template http://example.com/a.dotm}}'),
      'fetches a template',
    ],
    [
      'rtf',
      'that fetches a template, spelled in numbers',
      () => Buffer.from("{\\rtf1{\\*\\template {\\u-65432?}\\'74tp://example.com/a}}"),
      'fetches a template',
    ],
    [
      'rtf',
      'that fetches a template from a neighbour',
      () => Buffer.from('{\\rtf1{\\*\\template \\\\\\\\server\\\\share\\\\a.dotm}}'),
      'fetches a template',
    ],
    [
      'rtf',
      'with a field that starts a program',
      () => Buffer.from('{\\rtf1{\\field{\\*\\fldinst {\\rtlch D}DEAUTO c:\\\\cmd}}}'),
      'starts programs',
    ],
    [
      'rtf',
      'of far too many fields',
      () => Buffer.from(`{\\rtf1${'{\\fldinst PAGE}'.repeat(50_001)}}`),
      'too many fields',
    ],
    [
      'txt',
      'with a NUL far inside',
      () => Buffer.from(`${'words '.repeat(9_000)}\0${'words '.repeat(9_000)}`),
      'NUL',
    ],
    ['txt', 'UTF-16 with a NUL', () => toWide('a\0b'), 'NUL'],
    [
      'txt',
      'UTF-16 with half a letter',
      () => Buffer.concat([toWide('a'), Buffer.of(0x3d, 0xd8)]),
      'cannot be read',
    ],
    ['jpg', 'that is a PNG', () => drawPicture().png().toBuffer(), 'png under the name of jpeg'],
    ['jpg', 'that is none', () => latin1('\xff\xd8\xff\xe0 words'), 'cannot be read'],
    ['png', 'of 65,500 points a side', () => readPng(65_500, 65_500), 'cannot be read'],
    ['png', 'with one long side', () => readPng(30_001, 10), 'too long a side'],
    [
      'png',
      'cut in its header',
      async () => (await drawPicture().png().toBuffer()).subarray(0, 20),
      'cannot be read',
    ],
    ['gif', 'that is a script', () => Buffer.from('GIF89a=1;alert(1)//'), 'cannot be read'],
    [
      'bmp',
      'of another size than it says',
      () => Buffer.concat([bitmap(), Buffer.alloc(5)]),
      'another size',
    ],
    ['exe', 'of no accepted kind', () => windowsProgram, 'no accepted kind'],
    ['constructor', 'of no kind at all', () => windowsProgram, 'no accepted kind'],
  ]

describe('refused files', () => {
  test.for(unsound)('refuses %s: %s', async ([kind, , content, reason]) => {
    expect(await checkContent(kind, await content())).toEqual({
      isSound: false,
      reason: expect.stringContaining(reason),
      flags: [],
    })
  })
})

/** A seeded random number generator, so that every run uses the same numbers. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state
  }
}

describe('damaged files', () => {
  test.for(soundFiles.filter(([, what]) => !what.includes('much')))(
    'returns a verdict for a damaged file, %s: %s',
    async ([kind, , content]) => {
      const random = numbers(7)
      const next = () => random.next().value as number
      const whole = await content()
      for (let round = 0; round < 30; round++) {
        const broken = Buffer.from(whole)
        for (let change = next() % 20; change >= 0; change--)
          broken[next() % broken.length] = next() >>> 24
        expect(
          await checkContent(
            kind,
            round % 5 === 0 ? broken.subarray(0, next() % broken.length) : broken,
          ),
        ).toEqual({
          isSound: expect.any(Boolean),
          reason: expect.any(String),
          flags: expect.any(Array),
        })
      }
    },
  )
})
