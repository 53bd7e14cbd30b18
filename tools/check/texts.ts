// Reads every written file and fails when one breaks a rule of the house.
import { readFileSync } from 'node:fs'
import { untestedMutations } from './mutations-tested.ts'
import { wrongProblemCodes } from './problem-codes.ts'
import { sourceFiles } from './sources.ts'
import { textRules } from './text-rules.ts'

const longFileLines = 300

const files = sourceFiles()
const lockfiles = ['package-lock.json', 'tools/check/package-lock.json']
const complaints = [
  ...lockfiles
    .filter((path) => /"resolved": "https?:/.test(readFileSync(path, 'utf8')))
    .map((path) => `${path} names the hosts of a registry`),
  ...files.flatMap((file) => textRules.flatMap((rule) => rule(file))),
  ...wrongProblemCodes(files),
  ...untestedMutations(readFileSync('contract/schema.graphql', 'utf8'), files).map(
    (name) => `mutation ${name}: no integration test sends it`,
  ),
]
for (const complaint of complaints) console.error(complaint)
for (const { path, text } of files) {
  const lines = text.split('\n').length
  if (lines > longFileLines)
    console.log(`note: ${path} has ${lines} lines; what second thing does it do?`)
}
console.log(`${files.length} files, ${complaints.length} complaints`)
if (complaints.length > 0) process.exitCode = 1
