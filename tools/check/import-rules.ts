// Fails on a forbidden import, or when the checker read too few files.
import { cruise, toSentence } from './cruise.ts'
import { sourceFiles } from './sources.ts'

const minFiles = 60

const { files, violations } = cruise(process.cwd())
const onDisk = sourceFiles().length
if (files.length < minFiles || files.length < onDisk * 0.9) {
  console.error(`The import checker read ${files.length} of ${onDisk} files.`)
  process.exitCode = 1
}
for (const violation of violations) {
  console.error(toSentence(violation))
  process.exitCode = 1
}
console.log(`${files.length} files, ${violations.length} forbidden imports`)
