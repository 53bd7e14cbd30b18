import type { Content } from '../../rules/content/content.ts'
import { createFaults } from './faults.ts'
import type { Fault, Faults, SourceFile } from './faults.ts'
import { finishDocuments } from './finish-documents.ts'
import { finishSections } from './finish.ts'
import { getKeys } from './keys.ts'
import type { DraftSection } from './draft.ts'
import { documentKeys, documentsFile, readDocumentRules } from './read-documents.ts'
import { readSection } from './read-sections.ts'
import { readLibrary } from './reading.ts'
import { readSource } from './source.ts'
import { readWords } from './words.ts'

export type CompileResult = { readonly content: Content } | { readonly faults: readonly Fault[] }

const commonFiles = ['words.es.yaml', 'choices.yaml', 'blocks.yaml', documentsFile]
const sectionFile = /^\d\d-[a-z-]+\.yaml$/

/** `folder` is used only in fault sentences. `files` must be sorted by name. */
export function compileContent(
  version: number,
  folder: string,
  files: readonly SourceFile[],
): CompileResult {
  const faults = createFaults()
  const sources = new Map(
    files.map((file) => [
      file.path.slice(file.path.lastIndexOf('/') + 1),
      readSource(file, faults),
    ]),
  )
  // A file that cannot be read would cause misleading faults in other files.
  if (faults.all().length > 0) return { faults: faults.all() }
  const words = readWords(sources.get('words.es.yaml'), folder, faults)
  const readNamed = (name: string) => readLibrary(sources.get(name), `${folder}/${name}`, faults)
  const documents = readDocumentRules(sources.get(documentsFile), words, faults)
  const reading = {
    faults,
    words,
    choices: readNamed('choices.yaml'),
    blocks: readNamed('blocks.yaml'),
    questionKey: getKeys('a question', faults),
    documents: documentKeys(documents),
  }
  const keys = { section: getKeys('a section', faults), group: getKeys('a group', faults) }
  const drafts = [...sources].flatMap(([name, source]) => {
    if (!source || commonFiles.includes(name)) return []
    if (sectionFile.test(name)) return [readSection(source, reading, keys)]
    faults.add(
      { path: `${folder}/${name}`, line: 1 },
      'This file would be ignored: a section needs a file name such as 03-homes-and-land.yaml.',
    )
    return []
  })
  const sections = finishSections(inOrder(drafts, faults), faults)
  // Skips documents after a fault, because each document would repeat the faults of its sections.
  const compiled = faults.all().length > 0 ? [] : finishDocuments(documents, sections, faults)
  words.refuseMissing()
  // A faulty line may be the only use of a text or list, which would be reported as unused.
  if (faults.all().length === 0)
    for (const unused of [words, reading.choices, reading.blocks]) unused.refuseUnused()
  const allFaults = faults.all()
  return allFaults.length > 0
    ? { faults: allFaults }
    : { content: { version, sections, documents: compiled } }
}

function inOrder(drafts: readonly DraftSection[], faults: Faults): readonly DraftSection[] {
  const sorted = drafts.toSorted((a, b) => a.known.order - b.known.order)
  for (const [index, { known, place }] of sorted.entries()) {
    if (known.order < 1) faults.add(place, 'The order of sections begins with 1.')
    if (known.order === sorted[index - 1]?.known.order)
      faults.add(place, `Another section has the order ${known.order} too.`)
  }
  return sorted
}
