// Fails when an import goes where the plan has no arrow, or when the checker read suspiciously few modules.
import { cruise, inWords } from './cruise.ts'
import { sourceFiles } from './sources.ts'

const fewestModules = 60

const { seen, violations } = cruise(process.cwd())
const onDisk = sourceFiles().length
if (seen.length < fewestModules || seen.length < onDisk * 0.9) {
  console.error(
    `The import checker read ${seen.length} modules, and ${onDisk} files are there: it does not see the house.`,
  )
  process.exitCode = 1
}
for (const violation of violations) {
  console.error(inWords(violation))
  process.exitCode = 1
}
console.log(`${seen.length} modules, ${violations.length} wrong arrows`)
