// `npm run bench [files home save poll sign-in clients review keystroke screens oracle] [--profile]`: prints each
// value beside the limit of the same run. The names select benchmarks.
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { benchActs } from './acts.ts'
import { benchClientHome } from './client-home.ts'
import { benchClientList } from './client-list.ts'
import { benchFiles } from './files.ts'
import { benchFirstLoad } from './first-load.ts'
import { benchKeystroke } from './keystroke.ts'
import { idleMemory, memorySection } from './memory.ts'
import { benchPoll } from './poll.ts'
import { benchOracle } from './oracle.ts'
import type { Section } from './ratios.ts'
import { benchReview } from './review.ts'
import { benchSave } from './save.ts'
import { benchScreens } from './screens.ts'
import { benchSignIn } from './sign-in.ts'
import { growFirm } from './stage/firm-growth.ts'
import { growTo, growthText } from './stage/growth.ts'
import { readFacts, type Facts } from './stage/facts.ts'
import { startServer } from './stage/server.ts'
import { openStage, type Stage } from './stage/stage.ts'
import { tableText } from './table.ts'

const results = fileURLToPath(new URL('results/', import.meta.url))
const fewCases = 100
const manyCases = 100_000
const casesOfLargeFirm = 20_000

const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isWanted = (name: string): boolean => chosen.length === 0 || chosen.includes(name)
const profile = process.argv.includes('--profile')
  ? ['--cpu-prof', `--cpu-prof-dir=${results}`]
  : []

async function run(
  stage: Stage,
): Promise<{ readonly facts: Facts; readonly sections: readonly Section[] }> {
  const sections: Section[] = []
  const server = await step('server', () => startServer(stage))
  const facts = await readFacts(server)
  const afterStart = await idleMemory(server)
  // Runs first, while the server is fresh, because it compares the peak memory with the memory
  // before.
  if (isWanted('files')) sections.push(await step('files', () => benchFiles(stage, server)))
  if (isWanted('home')) {
    await step(`${fewCases} cases`, () => growTo(server, fewCases))
    sections.push(await step('home', () => benchClientHome(stage, server, fewCases)))
  }
  if (['home', 'save', 'poll', 'sign-in'].some(isWanted))
    await step(`${manyCases} cases`, () => growTo(server, manyCases))
  if (isWanted('home'))
    sections.push(await step('home', () => benchClientHome(stage, server, manyCases)))
  if (isWanted('save')) sections.push(await step('save', () => benchSave(stage, server)))
  if (isWanted('poll')) sections.push(await step('poll', () => benchPoll(stage, server)))
  if (isWanted('sign-in')) sections.push(await step('sign-in', () => benchSignIn(stage, server)))
  if (isWanted('oracle')) sections.push(await step('oracle', () => benchOracle(server)))
  if (isWanted('clients')) {
    const firm = await step('a large firm', () => growFirm(server, casesOfLargeFirm))
    sections.push(...(await step('clients', () => benchClientList(stage, server, firm))))
  }
  if (isWanted('screens'))
    sections.push(
      ...(await step('screens', () => benchScreens(stage, server))),
      await step('acts', benchActs),
    )
  if (isWanted('review')) sections.push(await step('review', () => benchReview(stage)))
  if (isWanted('keystroke')) sections.push(await step('keystroke', benchKeystroke))
  sections.push(memorySection(afterStart, await idleMemory(server)), await benchFirstLoad())
  return { facts, sections }
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  process.stdout.write(`  ${name} …`)
  const result = await work()
  process.stdout.write(` ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`)
  return result
}

const stage = openStage(profile)
try {
  const { facts, sections } = await run(stage)
  const table = tableText(sections)
  process.stdout.write(
    `\n${Object.entries(facts)
      .map(([name, value]) => `${name}: ${value}`)
      .join(' · ')}\n`,
  )
  process.stdout.write(
    `ratio: how many times the cost of the limit. Each grown case has ${growthText}.\n\n${table}\n\n`,
  )
  await mkdir(results, { recursive: true })
  const file = `${results}${facts.date.replace(/[:.]/g, '-')}.json`
  await writeFile(file, `${JSON.stringify({ facts, sections }, undefined, 2)}\n`)
  process.stdout.write(`Kept in ${file}\n`)
} finally {
  await stage.close()
}
