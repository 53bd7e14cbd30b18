import { readFileSync } from 'node:fs'
import { findWrongLimits } from './limits.ts'
import { untestedMutations } from './mutations-tested.ts'
import { wrongProblemCodes } from './problem-codes.ts'
import { findRetiredWords } from './retired-words.ts'
import { citingFiles, filesAt, sourceFiles } from './sources.ts'
import type { SourceFile } from './sources.ts'
import { brokenCitations } from './spec-citations.ts'
import { textRules } from './text-rules.ts'

const longFileLines = 300

const files = sourceFiles()
const citing = citingFiles()
const sources = [...files, ...filesAt('ui/styles/*.css', 'database/migrations/*.sql')]
const lockfiles = ['package-lock.json', 'tools/check/package-lock.json']
const complaints = [
  ...lockfiles
    .filter((path) => /"resolved": "https?:/.test(readFileSync(path, 'utf8')))
    .map((path) => `${path} names the hosts of a registry`),
  ...files.flatMap((file) => textRules.flatMap((rule) => rule(file))),
  ...wrongProblemCodes(files),
  ...findRetiredWords([...files, ...citing.filter(({ path }) => !/\.tsx?$/.test(path))]),
  ...brokenCitations(citing, filesAt('docs/spec/*.md')),
  ...findWrongLimits(readFile('docs/spec/limits.md'), sources),
  ...untestedMutations(readFileSync('contract/schema.graphql', 'utf8'), files).map(
    (name) => `mutation ${name}: no integration test sends it`,
  ),
]
for (const complaint of complaints) console.error(complaint)
const longFiles = files.filter(({ text }) => text.split('\n').length > longFileLines)
console.log(`note: ${longFiles.length} files have more than ${longFileLines} lines`)
console.log(`${files.length} files, ${complaints.length} complaints`)
if (complaints.length > 0) process.exitCode = 1

function readFile(path: string): SourceFile {
  return { path, text: readFileSync(path, 'utf8') }
}
