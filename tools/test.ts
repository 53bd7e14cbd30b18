// Named parts (`checks`, `unit`, `int`, `journeys`) exclude all others. Other words are filters.
import { globSync } from 'node:fs'
import { portalBuilds, runChecks } from './test/checks.ts'
import { getChoice, findChosenFiles, unmatchedFilters, type Project } from './test/choice.ts'
import { findBrowsers } from './test/chromium.ts'
import { failure, isGood, sumOf, formatSummary } from './test/counts.ts'
import type { Counts } from './test/counts.ts'
import { runWithVisibleOutput } from './test/run-node.ts'
import { runVitest } from './test/vitest.ts'

/** Without a release, which only the checks make. */
const buildApps = ['tools/setup.mjs', 'apps']

const choice = getChoice(process.argv.slice(2))
const testFiles = globSync('**/*.{test.ts,test.tsx,journey.ts}', {
  exclude: ['**/node_modules', '.*', 'dist'],
}).map((file) => file.replaceAll('\\', '/'))
const getFiles = (project: Project) => findChosenFiles(testFiles, choice, project)

async function runAll(): Promise<Counts> {
  const unmatched = unmatchedFilters(testFiles, choice)
  if (unmatched.length > 0)
    return sumOf(
      unmatched.map((filter) =>
        failure(`No test file of ${choice.projects.join(', ')} has "${filter}" in its path.`),
      ),
    )

  const all: Counts[] = []
  if (choice.withChecks) all.push(await runChecks([portalBuilds]))
  const projects = (['unit', 'int'] as const).filter((project) => getFiles(project).length > 0)
  if (projects.length > 0) all.push(await runVitest(projects, choice.filters))
  if (getFiles('journeys').length > 0) all.push(await runJourneys(getFiles('journeys').length))
  return sumOf(all)
}

async function runJourneys(fileCount: number): Promise<Counts> {
  const browsers = findBrowsers()
  if (!browsers)
    return failure(
      `There is no Chromium on this machine, so ${fileCount} files of journeys did not run; CHROMIUM=/path/to/it names one.`,
    )
  // The checks have already built the apps.
  if (!choice.withChecks && (await runWithVisibleOutput(buildApps, process.env)) !== 0)
    return failure('The apps could not be built.')
  return await runVitest(['journeys'], choice.filters, { ...browsers })
}

const counts = await runAll()
console.log(formatSummary(counts))
process.exitCode = isGood(counts) ? 0 : 1
