// The intake on a slow phone: each screen and each save of a single person's case, and the PDF copy
// of a joint case.
import { chromium, type Browser } from 'playwright-core'
import { continueMs } from '#features/questionnaire/portal/question/after-press.ts'
import { questionnairePaths } from '#features/questionnaire/portal/questionnaire-paths.ts'
import { secondPressMs } from '#ui/display/second-press.ts'
import { findChromium } from '#tools/test/chromium.ts'
import { quantile, toRow, type Row, type Section } from './ratios.ts'
import { openBarePage, type Arrival, type BarePage } from './screens/bare-page.ts'
import { benchCopy } from './screens/copy.ts'
import { openPhone, slowedDown, type Phone } from './screens/phone.ts'
import { signInThroughPortal, type DemoLogin } from './screens/sign-in.ts'
import { readMain, readSections, walkSection, type Step } from './screens/walk.ts'
import { startBare } from './stage/bare.ts'
import type { Server } from './stage/server.ts'
import type { Stage } from './stage/stage.ts'

const checkRounds = 5
/**
 * Draws frames at the rate of a screen. Otherwise the busy animation would use the slow processor
 * that the work needs.
 */
const flags = ['--headless', '--no-sandbox', '--disable-gpu']
const seenBy = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } } as const

/** Our value and that of the bare page for the same screen. */
interface Pair {
  readonly name: string
  readonly ours: number
  readonly limit: number
}

interface Walked {
  readonly opened: readonly Pair[]
  /** Times of the screens, including the wait after Continue. */
  readonly screens: readonly Pair[]
  readonly saves: readonly Pair[]
  readonly checked: readonly Pair[]
  readonly unfolded: readonly Pair[]
}

export async function benchScreens(stage: Stage, server: Server): Promise<readonly Section[]> {
  const copy = await benchCopy(server)
  const executablePath = findChromium()
  if (executablePath === undefined)
    return [{ title: 'The intake on a phone', rows: [], notes: ['no Chromium here'] }, copy]
  const browser = await chromium.launch({ executablePath, args: flags })
  const bare = await startBare(stage, 'screens', { url: server.databaseUrl })
  try {
    return [...sectionsFrom(await walk(browser, server, `http://127.0.0.1:${bare.port}/`)), copy]
  } finally {
    await browser.close()
    await bare.stop()
  }
}

async function walk(browser: Browser, server: Server, bareAddress: string): Promise<Walked> {
  const { caseId, ...person } = await wholeCase(server)
  const context = await browser.newContext({ ...seenBy, baseURL: server.address })
  await context.addInitScript((id) => sessionStorage.setItem('daybreak.case', id), caseId)
  const phone = await openPhone(context)
  await signInThroughPortal(server, phone.page, person)
  const names = await readSections(phone)
  const bare = await openBarePage(
    await browser.newContext(seenBy),
    bareAddress,
    await phone.page.locator('#root').innerHTML(),
  )

  const [opened, screens, saves]: [Pair[], Pair[], Pair[]] = [[], [], []]
  for (const name of names) {
    const section = await walkSection(phone, name)
    opened.push(await beside(bare, section.opened))
    for (const step of section.confirmed) {
      const { paintedMs, savedMs = Number.NaN } = await bare.show(step)
      if (step.isToQuestion) screens.push({ name: step.name, ours: step.ms, limit: paintedMs })
      saves.push({ name: step.name, ours: step.savedMs, limit: savedMs })
    }
  }
  return { opened, screens, saves, ...(await checkAnswers(phone, bare)) }
}

/** Reopens a submitted single case and makes it incomplete, so that each Continue saves data. */
async function wholeCase({ database }: Server): Promise<DemoLogin & { readonly caseId: string }> {
  const { rows } = await database.query<DemoLogin & { readonly caseId: string }>(
    `select s.case_id as "caseId", a.email, a.mobile_phone as "mobilePhone" from questionnaire_submission s join account a on a.id = s.account_id
      where (select count(*) from participant p where p.case_id = s.case_id) = 1 limit 1`,
  )
  const [row] = rows
  if (!row) throw new Error('Nobody has handed in a questionnaire alone')
  await database.query(
    'update questionnaire_section set status = 2, is_rejected = false where case_id = $1',
    [row.caseId],
  )
  await database.query('update question_state set complete = false where case_id = $1', [
    row.caseId,
  ])
  return row
}

async function checkAnswers(
  phone: Phone,
  bare: BarePage,
): Promise<Pick<Walked, 'checked' | 'unfolded'>> {
  const { page, press } = phone
  const [checked, unfolded]: [Pair[], Pair[]] = [[], []]
  for (let round = 0; round < checkRounds; round += 1) {
    // Reloads the page, so that the answers are read and not taken from a cache.
    await page.goto(questionnairePaths.overview)
    const way = page.getByRole('link', { name: 'Check all answers', exact: true })
    await way.waitFor()
    checked.push(
      await beside(bare, await arrived(phone, 'check', await press(way, '.checked-section'))),
    )
    unfolded.push(
      await beside(
        bare,
        await arrived(
          phone,
          'all open',
          await press(page.getByRole('button', { name: 'Open all sections' }), '.checked-group'),
        ),
      ),
    )
    // A second press within this time is ignored.
    await page.waitForTimeout(secondPressMs)
    await page.getByRole('button', { name: 'Close all sections' }).click()
    await page.locator('.checked-group').first().waitFor({ state: 'detached' })
  }
  return { checked, unfolded }
}

async function arrived(phone: Phone, name: string, ms: number): Promise<Step> {
  return { name, ms, html: await readMain(phone) }
}

async function beside(
  bare: BarePage,
  { name, ms, html }: Arrival & Pick<Step, 'name' | 'ms'>,
): Promise<Pair> {
  const { paintedMs } = await bare.show({ html })
  return { name, ours: ms, limit: paintedMs }
}

function sectionsFrom({ opened, screens, saves, checked, unfolded }: Walked): readonly Section[] {
  const rest = screens.map((pair) => ({ ...pair, ours: pair.ours - continueMs }))
  const { ours: whole } = columns(screens)
  const [slowest] = worstFirst(screens)
  return [
    {
      title: `The intake on a phone, CPU slowed down ${slowedDown} times (limit: the finished screen, bare)`,
      rows: [
        toRow({
          what: 'Continue to the next heading painted, median',
          unit: 'ms',
          better: 'less',
          ours: whole,
        }),
        toRow({
          what: 'Continue to the next heading painted, p95',
          unit: 'ms',
          better: 'less',
          ours: [quantile(whole, 0.95)],
        }),
        toRow({
          what: `Continue to the next heading painted, worst: ${slowest?.name}`,
          unit: 'ms',
          better: 'less',
          ours: [slowest?.ours ?? Number.NaN],
        }),
        ...toRows(`without its ${continueMs} ms`, rest),
        ...toRows('overview to a section', opened),
        toRow({
          what: 'overview, just loaded, to all answers, folded',
          unit: 'ms',
          better: 'less',
          ...columns(checked),
        }),
        toRow({ what: 'all answers unfolded', unit: 'ms', better: 'less', ...columns(unfolded) }),
      ],
      notes: [
        `${screens.length} presses of Continue from question to question, everything answered before; Continue waits ${continueMs} ms before it does anything.`,
        'The limit: a page without a program puts the same finished screen in place, after the bare save where Continue saves, and asks nothing else of a server.',
        `The worst five: ${worstFirst(screens)
          .slice(0, 5)
          .map(({ name, ours }) => `${name} ${ours.toFixed(0)}`)
          .join(', ')}.`,
      ],
    },
    {
      title: 'Its saves, as the browser saw them (limit: the bare save)',
      rows: toRows('a save', saves),
      notes: [
        `${saves.length} saves. From the first byte on the way to the last one of the answer.`,
      ],
    },
  ]
}

/**
 * The ratio of the median comes from the ratios of the pairs. The ratio of p95 compares the
 * quantiles of both sides.
 */
function toRows(what: string, pairs: readonly Pair[]): readonly Row[] {
  const { ours, limit } = columns(pairs)
  const [worst] = worstFirst(pairs)
  return [
    toRow({ what: `${what}, median`, unit: 'ms', better: 'less', ours, limit }),
    toRow({
      what: `${what}, p95`,
      unit: 'ms',
      better: 'less',
      ours: [quantile(ours, 0.95)],
      limit: [quantile(limit, 0.95)],
    }),
    toRow({
      what: `${what}, worst: ${worst?.name}`,
      unit: 'ms',
      better: 'less',
      ours: [worst?.ours ?? Number.NaN],
      limit: [worst?.limit ?? Number.NaN],
    }),
  ]
}

function columns(pairs: readonly Pair[]): {
  readonly ours: readonly number[]
  readonly limit: readonly number[]
} {
  return { ours: pairs.map(({ ours }) => ours), limit: pairs.map(({ limit }) => limit) }
}

function worstFirst(pairs: readonly Pair[]): readonly Pair[] {
  return pairs.toSorted((a, b) => b.ours - a.ours)
}
