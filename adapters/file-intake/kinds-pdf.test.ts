import { describe, expect, test } from 'vitest'
import { checkContent } from './kinds.ts'
import { lockedPdf, objectStream, pdfWith, stream, windowsProgram } from './test-files.ts'
import { type Make, embedFile, latin1 } from './test-content.ts'

const launch = '<</S/Launch/F(calc.txt)>>'

const unsound: ReadonlyArray<readonly [kind: string, what: string, content: Make, reason: string]> =
  [
    [
      'pdf',
      'that is only its mark and its end',
      () => Buffer.from('%PDF-1.7\nwords\n%%EOF\n'),
      'cannot be read',
    ],
    [
      'pdf',
      'that begins after more than blanks',
      () => Buffer.concat([Buffer.from(' x '), pdfWith()]),
      'does not begin',
    ],
    [
      'pdf',
      'that begins after more than 1,024 blanks',
      () => Buffer.concat([Buffer.alloc(1_025, ' '), pdfWith()]),
      'does not begin',
    ],
    [
      'pdf',
      'that goes on after its end',
      () => Buffer.concat([pdfWith(), Buffer.alloc(3_000, 'x')]),
      'without its end',
    ],
    [
      'pdf',
      'of no pages',
      () =>
        Buffer.from(
          pdfWith().toString('latin1').replace('/Kids[3 0 R]/Count 1', '/Kids[     ]/Count 0'),
          'latin1',
        ),
      'without pages',
    ],
    [
      'pdf',
      'without pages',
      () => Buffer.from(pdfWith().toString('latin1').replaceAll('/Page', '/Cage'), 'latin1'),
      'cannot be read',
    ],
    [
      'pdf',
      'that starts a program',
      () => pdfWith({ catalog: `/OpenAction ${launch}` }),
      'starts programs',
    ],
    [
      'pdf',
      'that starts a program, with the name spelled in numbers',
      () => pdfWith({ catalog: '/OpenAction<</#53 /#4c#61unch/F(a.txt)>>' }),
      'starts programs',
    ],
    [
      'pdf',
      'that starts a program, with a remark between',
      () => pdfWith({ catalog: '/OpenAction<</S%remark\n/Launch/F(a.txt)>>' }),
      'starts programs',
    ],
    [
      'pdf',
      'that starts a program, with the kind as an object',
      () => pdfWith({ catalog: '/OpenAction<</S 4 0 R>>', objects: ['/Launch'] }),
      'starts programs',
    ],
    [
      'pdf',
      'that starts a program from among packed objects',
      () => pdfWith({ objects: [objectStream(launch)] }),
      'starts programs',
    ],
    [
      'pdf',
      'that starts a program from objects that do not say so',
      () => pdfWith({ objects: [stream('', `9 0 10 30 ${launch}`)] }),
      'starts programs',
    ],
    [
      'pdf',
      'whose objects are packed twice',
      () =>
        pdfWith({
          objects: [
            stream('/Type/ObjStm/N 1/First 9/Filter[/ASCIIHexDecode /LZWDecode]', 'x', false),
          ],
        }),
      'unusual',
    ],
    [
      'pdf',
      'whose objects unpack to 70 MB',
      () => pdfWith({ objects: [objectStream(' '.repeat(70_000_000))] }),
      'unpacks to too much',
    ],
    [
      'pdf',
      'that starts a program, with a long remark between',
      () => pdfWith({ catalog: `/OpenAction<</S%${'remark'.repeat(50)}\n  /Launch/F(a.txt)>>` }),
      'starts programs',
    ],
    [
      'pdf',
      'of far too many streams',
      () => pdfWith({ objects: ['stream '.repeat(300_000)] }),
      'too many streams',
    ],
    ['pdf', 'with a program attached', () => embedFile('setup.exe'), 'program inside'],
    [
      'pdf',
      'with a program attached under a wide name',
      () => embedFile('\\376\\377\\000a\\000.\\000e\\000x\\000e'),
      'program inside',
    ],
    [
      'pdf',
      'with a program attached as a letter',
      () => embedFile('letter.txt', windowsProgram),
      'program inside',
    ],
    [
      'pdf',
      'with a program of another system attached',
      () => embedFile('letter.txt', latin1('\x7fELF\x02\x01\x01\0words')),
      'program inside',
    ],
    [
      'pdf',
      'with a script of the shell attached',
      () => embedFile('letter.txt', '#!/bin/sh\n'),
      'program inside',
    ],
    [
      'pdf',
      'that anybody may open, with a program attached under a locked name',
      () => lockedPdf('', 'setup.exe'),
      'program inside',
    ],
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

const action = (inside: string) => pdfWith({ catalog: `/OpenAction<<${inside}>>` })
const form = (fields: string, more = '') =>
  pdfWith({
    catalog: `${more}/AcroForm<</XFA 4 0 R/Fields[${fields}]>>`,
    objects: ['(xfa)', '<<>>'],
  })

describe('accepted files', () => {
  const sound: ReadonlyArray<readonly [what: string, content: Buffer, flags?: readonly string[]]> =
    [
      ['after a byte order mark', Buffer.concat([latin1('\xef\xbb\xbf'), pdfWith()])],
      ['after a blank line', Buffer.concat([latin1('\r\n'), pdfWith()])],
      ['after 1,024 NUL', Buffer.concat([Buffer.alloc(1_024), pdfWith()])],
      ['before padding', Buffer.concat([pdfWith(), Buffer.alloc(5_000), latin1('\r\n')])],
      ['whose form is sent by mail', action('/S/SubmitForm/F<</FS/URL/F(mailto:a@acme.com)>>')],
      ['whose form is sent to a page', action('/S/SubmitForm/F<</FS/URL/F(https://acme.com)>>')],
      ['that leads to another file', action('/S/GoToR/D[0/Fit]/F(x.com)')],
      [
        'that leads to a page, with a list attached',
        pdfWith({
          catalog:
            '/OpenAction<</S/SubmitForm/F<</FS/URL/F(mailto:a@acme.com)>>>>/Names<</EmbeddedFiles<</Names[(a) 4 0 R]>>>>',
          objects: ['<</Type/Filespec/F(list.txt)/EF<</F 5 0 R>>>>', stream('', 'words')],
        }),
        ['attachments'],
      ],
      ['with a form of Acrobat alone', form(''), ['xfa']],
      ['whose form needs Acrobat to be drawn', form('5 0 R', '/NeedsRendering true'), ['xfa']],
      ['with a form that every reader shows', form('5 0 R')],
    ]
  test.for(sound)('accepts a PDF %s', async ([, content, flags = []]) => {
    expect(await checkContent('pdf', content)).toEqual({ isSound: true, reason: '', flags })
  })
})
