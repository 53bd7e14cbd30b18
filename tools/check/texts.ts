import { readFileSync } from 'node:fs'
import {
  findDeadLinks,
  findMissingPaths,
  findMissingPathsInComments,
  toRepository,
} from './documents.ts'
import { findWrongMap } from './feature-map.ts'
import { findBareTexts } from './jsx-texts.ts'
import { findWrongLimits } from './limits.ts'
import { untestedMutations } from './mutations-tested.ts'
import { wrongProblemCodes } from './problem-codes.ts'
import { findRetiredWords } from './retired-words.ts'
import {
  findLongGlossary,
  findLongSetUps,
  findWrongSizes,
  maxSetUpLines,
  sizeExceptions,
} from './sizes.ts'
import { citingFiles, filesAt, listPaths, sourceFiles, type SourceFile } from './sources.ts'
import { brokenCitations } from './spec-citations.ts'
import { textRules } from './text-rules.ts'

const files = sourceFiles()
const citing = citingFiles()
const paths = listPaths()
const repository = toRepository(paths)
const documents = readFiles((path) => path.endsWith('.md'))
const imports = JSON.parse(readText('tools/check/feature-imports.json')) as Record<string, string[]>
const sources = [...files, ...readFiles((path) => /\.(css|sql)$/.test(path))]
const lockfiles = ['package-lock.json', 'tools/check/package-lock.json']
const complaints = [
  ...lockfiles
    .filter((path) => /"resolved": "https?:/.test(readText(path)))
    .map((path) => `${path} names the hosts of a registry`),
  ...files.flatMap((file) => textRules.flatMap((rule) => rule(file))),
  ...files.flatMap(findBareTexts),
  ...wrongProblemCodes(files),
  ...findRetiredWords([...files, ...citing.filter(({ path }) => !/\.tsx?$/.test(path))]),
  ...brokenCitations(citing, filesAt('docs/spec/*.md')),
  ...findDeadLinks(documents, repository),
  ...findMissingPaths(documents, repository),
  ...findMissingPathsInComments(citing.filter(isWithoutExamples), repository),
  ...findWrongMap(readFile('README.md'), imports),
  ...findWrongLimits(readFile('docs/spec/limits.md'), sources),
  ...findLongGlossary(readFile('GLOSSARY.md')),
  ...findWrongSizes(files, sizeExceptions),
  ...findLongSetUps(files, maxSetUpLines),
  ...['contract/schema.graphql', 'contract/workspace.graphql'].flatMap((contract) =>
    untestedMutations(readText(contract), files).map(
      (name) => `${contract}: no integration test sends the mutation ${name}`,
    ),
  ),
]
for (const complaint of complaints) console.error(complaint)
console.log(`${files.length} files, ${documents.length} documents, ${complaints.length} complaints`)
if (complaints.length > 0) process.exitCode = 1

/** The tests of these checks have examples of what they refuse. */
function isWithoutExamples({ path }: SourceFile): boolean {
  return !/^tools\/check\/.*\.test\.ts$/.test(path) && !path.endsWith('.md')
}

function readFiles(isWanted: (path: string) => boolean): SourceFile[] {
  return paths.filter(isWanted).map(readFile)
}

function readFile(path: string): SourceFile {
  return { path, text: readText(path) }
}

function readText(path: string): string {
  return readFileSync(path, 'utf8')
}
