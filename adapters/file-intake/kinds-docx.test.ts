import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { checkContent } from './kinds.ts'
import {
  compound,
  contentTypes,
  docx,
  relations,
  windowsProgram,
  wordType,
  toZip,
} from './test-files.ts'
import { type Make, toWide } from './test-content.ts'

const bound = (kind: string, mode = 'External') => {
  const { name, content } = relations(
    'word/_rels/settings.xml.rels',
    kind,
    'https://example.com/a',
    true,
  )
  return { name, content: String(content).replace('External', mode) }
}

const unsound: ReadonlyArray<readonly [kind: string, what: string, content: Make, reason: string]> =
  [
    ['docx', 'that is no archive', () => Buffer.from('PK\u0003\u0004 and words'), 'cannot be read'],
    [
      'docx',
      'that is any archive',
      () => toZip([{ name: 'letter.txt', content: 'words' }]),
      'no plain Word document',
    ],
    [
      'docx',
      'that is a workbook',
      () =>
        docx(contentTypes(wordType.replace('wordprocessingml.document', 'spreadsheetml.sheet'))),
      'no plain Word document',
    ],
    [
      'docx',
      'that is a template',
      () => docx(contentTypes(wordType.replace('document.main', 'template.main'))),
      'no plain Word document',
    ],
    [
      'docx',
      'with macros by its list',
      () => docx(contentTypes('application/vnd.ms-word.document.macroEnabled.main+xml')),
      'no plain Word document',
    ],
    [
      'docx',
      'with macros by a list that is spelled in numbers',
      () =>
        docx(
          contentTypes(
            wordType,
            '<Override ContentType="application/vnd.ms-word.document.macro&#69;nabled.main+xml"/>',
          ),
        ),
      'no plain',
    ],
    [
      'docx',
      'with macros',
      () => docx({ name: 'word/vbaProject.bin', content: 'x' }),
      'with macros',
    ],
    [
      'docx',
      'with macros elsewhere',
      () => docx({ name: 'elsewhere/VBAPROJECT.BIN', content: 'x' }),
      'with macros',
    ],
    [
      'docx',
      'that fetches a template',
      () =>
        docx(
          relations(
            'word/_rels/settings.xml.rels',
            'attachedTemplate',
            'https://example.com/a.dotm',
            true,
          ),
        ),
      'fetches',
    ],
    [
      'docx',
      'that fetches an object',
      () =>
        docx(relations('word/_rels/document.xml.rels', 'oleObject', 'file://example.com/a', true)),
      'fetches',
    ],
    [
      'docx',
      'that fetches a template from a neighbour',
      () =>
        docx(
          relations(
            'word/_rels/settings.xml.rels',
            'attachedTemplate',
            'file:///\\\\server\\share\\a.dotm',
            true,
          ),
        ),
      'fetches',
    ],
    [
      'docx',
      'that fetches a template, spelled with many zeros',
      () => docx(bound('&#x0000000061;ttachedTemplate', '&#000000069;xternal')),
      'fetches',
    ],
    ...['frame', 'subDocument', 'image', 'package'].map(
      (kind) => ['docx', `that fetches a ${kind}`, () => docx(bound(kind)), 'fetches'] as const,
    ),
    [
      'docx',
      'that fetches a template, in wide letters',
      () =>
        docx({ ...bound('attachedTemplate'), content: toWide(bound('attachedTemplate').content) }),
      'fetches',
    ],
    [
      'docx',
      'with a list in wide letters that does not say so',
      () =>
        docx({
          ...bound('attachedTemplate'),
          content: toWide(bound('attachedTemplate').content).subarray(2),
        }),
      'list cannot be read',
    ],
    [
      'docx',
      'with a list that says it is written otherwise',
      () =>
        docx({
          name: 'word/_rels/a.rels',
          content: '<?xml version="1.0" encoding="utf-7"?><Relationships/>',
        }),
      'part that cannot be read',
    ],
    [
      'docx',
      'with a list that has no end',
      () => docx({ name: 'word/_rels/a.rels', content: '<Relationship "'.repeat(60) }),
      'list cannot be read',
    ],
    [
      'docx',
      'that is a letter only by a remark',
      () => docx(contentTypes('application/xml', `<!--<Override ContentType="${wordType}"/>-->`)),
      'no plain',
    ],
    [
      'docx',
      'with macros by a list that is spelled with many zeros',
      () =>
        docx(
          contentTypes(
            wordType,
            '<Default ContentType="application/vnd.ms-office.&#x0000076;baProject"/>',
          ),
        ),
      'no plain',
    ],
    [
      'docx',
      'that pours in another text',
      () => docx(relations('word/_rels/document.xml.rels', 'aFChunk', 'a.bin', false)),
      'fetches',
    ],
    [
      'docx',
      'with another text inside',
      () => docx({ name: 'word/afchunk.RTF', content: '{\\rtf1}' }),
      'another kind of text',
    ],
    [
      'docx',
      'with a packed object',
      () =>
        docx({
          name: 'word/embeddings/a.bin',
          content: compound([['/\u0001Ole10Native', 'setup.exe']]),
        }),
      'packed object',
    ],
    [
      'docx',
      'with a packed object far inside',
      () =>
        docx({
          name: 'word/embeddings/a.bin',
          content: compound([
            ['/a', randomBytes(300_000)],
            ['/\u0001Ole10Native', 'setup.exe'],
          ]),
        }),
      'packed object',
    ],
    [
      'docx',
      'with a program under another name',
      () => docx({ name: 'word/media/a.png', content: windowsProgram }),
      'program inside',
    ],
    [
      'docx',
      'with a program under its name',
      () => docx({ name: 'word/media/setup.exe', content: 'x' }),
      'program inside',
    ],
    [
      'docx',
      'with a part in pieces',
      () => docx({ name: 'word/_rels/settings.xml.rels/[0].last.piece', content: 'x' }),
      'in pieces',
    ],
    [
      'docx',
      'with one name in two spellings',
      () => docx({ name: 'word/d%6Fcument.xml', content: '<a/>' }),
      'twice',
    ],
    [
      'docx',
      'with macros under another spelling',
      () => docx({ name: 'word/vba%50roject.bin.', content: 'x' }),
      'with macros',
    ],
    [
      'docx',
      'with a field that starts a program',
      () =>
        docx({
          name: 'word/document.xml',
          content: '<w:instrText>DDEAUTO c:\\windows\\cmd.exe</w:instrText>',
        }),
      'starts programs',
    ],
    [
      'docx',
      'with a field that starts a program, in UTF-16',
      () =>
        docx({
          name: 'word/document.xml',
          content: toWide('<w:instrText>DDEAUTO c:\\windows\\cmd.exe</w:instrText>'),
        }),
      'starts programs',
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
