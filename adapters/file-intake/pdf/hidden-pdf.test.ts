import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { checkContent } from '../kinds.ts'
import { pdfCore } from './pdf-core.ts'
import { stream, windowsProgram } from '../test-files.ts'
import {
  attachedTo,
  catalog,
  getHolder,
  launch,
  lockedAction,
  packedAction,
  packedPdf,
} from './test-pdfs.ts'

const toHex = (content: Buffer) => Buffer.from(`${content.toString('hex')}>`)
const hexStream = (dictionary: string, content: Buffer) => stream(dictionary, toHex(content), false)
const program = hexStream('/Type/EmbeddedFile/Filter/ASCIIHexDecode', Buffer.from('words'))
const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>'

const refused: ReadonlyArray<readonly [what: string, content: () => Buffer, reason: string]> = [
  [
    'packed twice',
    () =>
      packedAction((says, content) =>
        stream(
          `${says}/Filter[/FlateDecode/FlateDecode]`,
          deflateSync(deflateSync(content)),
          false,
        ),
      ),
    'unusual',
  ],
  [
    'packed in a way that stands elsewhere',
    () =>
      packedAction((says, content) => hexStream(`${says}/Filter 7 0 R`, content), {
        7: '/ASCIIHexDecode',
      }),
    'unusual',
  ],
  [
    'packed in a way that a remark hides',
    () =>
      packedAction((says, content) => hexStream(`${says}/Filter/ASCIIHexDecode%endobj\n`, content)),
    'starts programs',
  ],
  [
    'packed behind a long dictionary',
    () =>
      packedAction((says, content) =>
        hexStream(`${says}/Filter/ASCIIHexDecode/X(${' '.repeat(9_000)})`, content),
      ),
    'starts programs',
  ],
  [
    'packed behind blanks',
    () =>
      packedAction((says, content) =>
        Buffer.from(
          stream(says, content).toString('latin1').replace('stream\n', 'stream  \r\n'),
          'latin1',
        ),
      ),
    'starts programs',
  ],
  [
    'with its kind as an object that is not packed',
    () =>
      packedPdf(
        {
          1: catalog,
          6: Buffer.concat([
            stream(
              getHolder({ 5: '<</S 7 0 R>>', 7: '/Launch' }).says,
              getHolder({ 5: '<</S 7 0 R>>', 7: '/Launch' }).content,
              false,
            ),
          ]),
        },
        { 5: [6, 0], 7: [6, 1] },
      ),
    'starts programs',
  ],
  [
    'behind a very long remark',
    () => packedPdf({ 1: catalog, 5: `<</Type/Action/S %${'x'.repeat(9_000)}\n/Launch>>` }),
    'starts programs',
  ],
  ['locked without a password', () => lockedAction(launch), 'starts programs'],
  [
    'locked without a password, with a remark before the lock',
    () => lockedAction(launch, '/Encrypt%\n9 0 R'),
    'starts programs',
  ],
  [
    'packed so that only other readers unpack it',
    () =>
      packedAction((says, content) => {
        const packed = deflateSync(content)
        packed.writeUInt8((packed[1] ?? 0) ^ 1, 1)
        return stream(`${says}/Filter/FlateDecode`, packed, false)
      }),
    'cannot be read',
  ],
  [
    'among more objects than anybody packs',
    () =>
      packedPdf(
        { 1: catalog, 6: stream('/Type/ObjStm/N 33000000/First 8', '5 0 6 1 <<>>') },
        { 5: [6, 0] },
      ),
    'too many objects',
  ],
  [
    'behind a string of 20 MB',
    () =>
      packedAction((says, content) =>
        stream(says, Buffer.concat([content, Buffer.alloc(20_000_000, 'a')])),
      ),
    'unpacks to too much',
  ],
]

describe('programs that a PDF starts', () => {
  test.for(refused)('finds %s', async ([, content, reason]) => {
    expect(await checkContent('pdf', content())).toMatchObject({
      isSound: false,
      reason: expect.stringContaining(reason),
    })
  })
})

const attached: ReadonlyArray<readonly [how: string, content: () => Buffer]> = [
  ['under a name with brackets', () => attachedTo('/F(setup(1).exe)', program)],
  [
    'under a name that stands elsewhere',
    () => attachedTo('/F 7 0 R', program, { 7: '(setup.exe)' }),
  ],
  ['under a name over two lines', () => attachedTo('/F(setup.e\\\nxe)', program)],
  ['under a name behind a remark', () => attachedTo('/F%\n(setup.exe)', program)],
  ['under the name for another system', () => attachedTo('/F(a.txt)/DOS(SETUP.EXE)', program)],
  [
    'as a letter that is packed twice',
    () =>
      attachedTo(
        '/F(a.txt)',
        stream(
          '/Filter[/FlateDecode/FlateDecode]',
          deflateSync(deflateSync(windowsProgram)),
          false,
        ),
      ),
  ],
]

describe('programs attached to a PDF', () => {
  test.for(attached)('finds an attachment in %s', async ([, content]) => {
    expect(await checkContent('pdf', content())).toEqual({
      isSound: false,
      reason: 'PDF with a program inside',
      flags: [],
    })
  })
})

/** A thousand packed objects, as office programs write them. */
function officePdf(): Buffer {
  const numbers = Array.from({ length: 1_000 }, (_, index) => index + 10)
  const { says, content } = getHolder({
    5: '[3 0 R/Fit]',
    ...Object.fromEntries(
      numbers.map((number) => [number, `<</Type/StructElem/S/P/K ${number}/Pg 3 0 R>>`]),
    ),
  })
  return packedPdf(
    { 1: catalog, 6: stream(says, content) },
    {
      5: [6, 0],
      ...Object.fromEntries(numbers.map((number, index) => [number, [6, index + 1] as const])),
    },
  )
}

const sound: ReadonlyArray<
  readonly [what: string, content: () => Buffer, flags: readonly string[]]
> = [
  ['with packed objects', officePdf, []],
  [
    'with its one filter in brackets',
    () =>
      packedPdf(
        {
          1: catalog,
          6: stream(
            `${getHolder({ 5: '[3 0 R/Fit]' }).says}/Filter[/FlateDecode]`,
            deflateSync(getHolder({ 5: '[3 0 R/Fit]' }).content),
            false,
          ),
        },
        { 5: [6, 0] },
      ),
    [],
  ],
  [
    'that was changed once',
    () =>
      Buffer.concat([
        officePdf(),
        Buffer.from(
          '\n3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 1 1]>>\nendobj\nstartxref\n0\n%%EOF\n',
        ),
      ]),
    [],
  ],
  ['with an object that its table misses', () => packedPdf({ 1: catalog }, { 5: [7, 0] }), []],
  ['locked without a password', () => lockedAction('[3 0 R/Fit]'), ['encrypted']],
  [
    'locked without a password, with a remark before the lock',
    () => lockedAction('[3 0 R/Fit]', '/Encrypt%\n9 0 R'),
    ['encrypted'],
  ],
  ['with a script that is locked', () => lockedAction(script), ['encrypted', 'javascript']],
  [
    'with a letter attached',
    () => attachedTo('/F(letter\\(1\\).txt)', stream('/Type/EmbeddedFile', 'words')),
    ['attachments'],
  ],
]

describe('sound PDFs', () => {
  test.for(sound)('accepts %s', async ([, content, flags]) => {
    expect(await checkContent('pdf', content())).toEqual({ isSound: true, reason: '', flags })
  })
})

test('pdf.js exports every internal that the check needs', async () => {
  const { LocalPdfManager, Dict, BaseStream, Name, Ref, setVerbosityLevel } = await pdfCore()
  for (const part of [LocalPdfManager, Dict, BaseStream, Name, Ref, setVerbosityLevel])
    expect(part).toBeTypeOf('function')
})
