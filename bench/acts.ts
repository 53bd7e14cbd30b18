// Presses, choices and typed fields of a whole intake by one person, counted by its journey.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { findChromium } from '#tools/test/chromium.ts'
import { toRow, type Section } from './ratios.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const journey = 'journeys/fill-in-and-submit-the-questionnaire.journey.ts'
/** Budget for all actions together. */
const budget = 400

export async function benchActs(): Promise<Section> {
  const title = 'The acts of a simple case'
  const chromium = findChromium()
  if (chromium === undefined) return { title, rows: [], notes: ['no Chromium here'] }
  const run = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'journeys', journey],
    {
      cwd: root,
      env: { ...process.env, CHROMIUM: chromium },
      stdio: 'ignore',
    },
  )
  const [code] = (await once(run, 'exit')) as [number | null]
  if (code !== 0) return { title, rows: [], notes: [`${journey} failed`] }
  const acts = JSON.parse(await readFile(`${root}.cache/tests/acts.json`, 'utf8')) as Readonly<
    Record<string, number>
  >
  const kinds = Object.entries(acts)
  const sum = kinds.reduce((total, [, count]) => total + count, 0)
  return {
    title,
    rows: [
      toRow({
        what: 'acts of a person alone, all sections',
        unit: '',
        better: 'less',
        ours: [sum],
        limit: [budget],
      }),
    ],
    notes: [kinds.map(([kind, count]) => `${kind} ${count}`).join(', ')],
  }
}
