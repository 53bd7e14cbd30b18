// Word files before 2007 are compound files, which are small file systems.
import CFB from 'cfb'
import { type FormatCheck, Refusal } from '../verdicts.ts'

const compoundFileStart = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const wordMarks = [0xa5ec, 0xa5dc]
// Entries at the root of other programs' files. Below the root, the same entries are embedded
// tables and slides.
const foreignContents = ['workbook', 'book', 'powerpoint document']
const macroFolders = ['vba', 'macros', '_vba_project_cur', '_vba_project']
const packedObject = '\u0001ole10native'
// Class IDs of installer databases and patches, and of the two kinds of packed objects.
const installerClass = /^8[46]100c00/i
const packageClass = /^(0c000300|20a70df2)/i

export const lookAtDoc: FormatCheck = (content) => {
  if (!content.subarray(0, 8).equals(compoundFileStart)) throw new Refusal('no compound file')
  const { FullPaths, FileIndex } = CFB.read(content, { type: 'buffer' })
  const names = FileIndex.map(({ name }) => name.toLowerCase())
  const atTop = (name: string) =>
    FullPaths.findIndex((path) => path.toLowerCase().replace(/^[^/]*\//, '') === name)
  const word = FileIndex[atTop('worddocument')]?.content ?? []
  if (!wordMarks.includes((word[0] ?? 0) + (word[1] ?? 0) * 256))
    throw new Refusal('compound file without a Word document')
  if (foreignContents.some((name) => atTop(name) !== -1))
    throw new Refusal('compound file of another program')
  if (installerClass.test(FileIndex[0]?.clsid ?? ''))
    throw new Refusal('compound file of the installer')
  if (names.some((name) => macroFolders.includes(name)))
    throw new Refusal('Word document with macros')
  if (names.includes(packedObject) || FileIndex.some(({ clsid }) => packageClass.test(clsid)))
    throw new Refusal('Word document with a packed object')
  return []
}
