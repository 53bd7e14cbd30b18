// Fails on a forbidden import, or when the checker read too few files.
import { cruise, describeViolations } from './cruise.ts'
import { findMutualFolders, mutualFolders } from './sibling-folders.ts'
import { sourceFiles } from './sources.ts'

const minFiles = 60

const { files, imports, violations, remedies } = cruise(process.cwd())
const onDisk = sourceFiles().length
if (files.length < minFiles || files.length < onDisk * 0.9) {
  console.error(`The import checker read ${files.length} of ${onDisk} files.`)
  process.exitCode = 1
}
for (const line of describeViolations(violations, remedies)) console.error(line)
const mutual = findMutualFolders(imports, mutualFolders)
for (const line of mutual) console.error(line)
if (violations.length > 0 || mutual.length > 0) process.exitCode = 1
console.log(`${files.length} files, ${violations.length} forbidden imports`)
