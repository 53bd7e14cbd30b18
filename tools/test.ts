// `npm test`: everything; names of parts (`checks`, `unit`, `int`, `journeys`) leave out the others.
import { globSync } from 'node:fs'
import { portalBuilds, runChecks } from './test/checks.ts'
import { findChromium } from './test/chromium.ts'
import { isGood, lastLine, none, sumOf } from './test/counts.ts'
import type { Counts } from './test/counts.ts'
import { runVitest } from './test/vitest.ts'

const chosen = process.argv.slice(2)
const isWanted = (part: string): boolean => chosen.length === 0 || chosen.includes(part)

async function journeys(): Promise<Counts> {
  const files = globSync('journeys/*.journey.ts')
  if (files.length === 0) return none
  const chromium = findChromium()
  if (chromium) return await runVitest(['journeys'], { CHROMIUM: chromium })
  console.log(
    `There is no Chromium on this machine, so ${files.length} journeys did not run. CHROMIUM=/path/to/it names one.`,
  )
  return { ...none, skipped: files.length }
}

const all: Counts[] = []
if (isWanted('checks')) all.push(await runChecks([portalBuilds]))
const projects = ['unit', 'int'].filter(isWanted)
if (projects.length > 0) all.push(await runVitest(projects))
if (isWanted('journeys')) all.push(await journeys())
const counts = sumOf(all)
console.log(lastLine(counts))
process.exitCode = isGood(counts) ? 0 : 1
