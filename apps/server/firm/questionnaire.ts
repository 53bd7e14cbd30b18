// The commands with which a firm shows a questionnaire, sends sections of it back and helps with questions.
import { readFile } from 'node:fs/promises'
import { hideQuestionnaire } from '#features/questionnaire/server/hide-questionnaire.ts'
import { importSections } from '#features/questionnaire/server/import-section.ts'
import { listForFirm } from '#features/questionnaire/server/firm/list-for-firm.ts'
import { resolveQuestion } from '#features/questionnaire/server/firm/resolve-question.ts'
import { sendBackSection } from '#features/questionnaire/server/send-back-section.ts'
import { setDeadline } from '#features/questionnaire/server/set-deadline.ts'
import {
  showQuestionnaire,
  showSection,
} from '#features/questionnaire/server/firm/show-questionnaire.ts'
import type { SectionStatus } from '#features/questionnaire/rules/progress/section-status.ts'
import { Problem } from '#lib/problem.ts'
import type { World } from '../create-deps.ts'
import { staffOf, wantedCase } from './staff.ts'
import { tableOf } from './table.ts'
import { UsageError } from './usage-error.ts'

type Option = 'deadline' | 'section' | 'instructions' | 'comment' | 'staff' | 'as' | 'note'

/** As they were typed. */
export type QuestionnaireValues = Readonly<Partial<Record<Option, string | undefined>>>

export const questionnaireUsage = `
  npm run firm -- questionnaire:show <case id> [--deadline 2026-12-04] [--instructions file.html]
  npm run firm -- questionnaire:show <case id> --section vehicles [--comment "…"]
  npm run firm -- questionnaire:hide <case id> [--section vehicles]
  npm run firm -- questionnaire:deadline <case id> 2026-12-04 | none
  npm run firm -- questionnaire:send-back <case id> <section> --comment "…"
  npm run firm -- questionnaire:import <case id> <section> | all
  npm run firm -- questionnaire:resolve <case id> <question> --as answered | left-to-us [--note "…"]
  npm run firm -- questionnaire:status <case id>
                  all but status: [--staff dana@firm.example], else the attorney of the case acts
`

const statusNames: Readonly<Record<SectionStatus, string>> = {
  1: 'not started',
  2: 'in progress',
  3: 'completed',
  4: 'submitted',
  5: 'sent back',
  6: 'imported',
}
const resolutions: Readonly<Record<string, 'answered' | 'leftToUs'>> = {
  answered: 'answered',
  'left-to-us': 'leftToUs',
}

interface Act {
  readonly caseId: string
  readonly staffId?: string
}

/** What is wrong is said in the words of the product. */
export async function questionnaireOfCase(
  world: World,
  command: string,
  [id = '', object = '']: readonly string[],
  values: QuestionnaireValues,
): Promise<string> {
  try {
    const { caseId, firmId } = await wantedCase(world, id)
    const act: Act = { caseId, ...(await staffOf(world, firmId, values)) }
    switch (command) {
      case 'questionnaire:show':
        return values.section === undefined
          ? await show(world, act, values)
          : await showOne(world, act, values.section, values)
      case 'questionnaire:hide':
        return await hide(world, act, values)
      case 'questionnaire:deadline':
        return await deadline(world, act, object)
      case 'questionnaire:send-back':
        return await sendBack(world, act, object, values)
      case 'questionnaire:import':
        return await importOf(world, act, object)
      case 'questionnaire:resolve':
        return await resolve(world, act, object, values)
      case 'questionnaire:status':
        return await status(world, caseId)
      default:
        throw new UsageError(questionnaireUsage)
    }
  } catch (error) {
    if (error instanceof Problem && error.kind !== 'unexpected' && error.kind !== 'unavailable')
      throw new UsageError(error.message)
    throw error
  }
}

async function show(
  world: World,
  act: Act,
  { deadline: dueOn, instructions }: QuestionnaireValues,
): Promise<string> {
  const html =
    instructions === undefined
      ? undefined
      : await readFile(instructions, 'utf8').catch((cause: unknown) => {
          throw new UsageError(
            `--instructions: ${instructions} could not be read: ${cause instanceof Error ? cause.message : String(cause)}`,
          )
        })
  await world.database.transact((tx) =>
    showQuestionnaire(world, tx, {
      ...act,
      ...(dueOn === undefined ? {} : { dueOn }),
      ...(html === undefined ? {} : { instructions: html }),
    }),
  )
  return 'The case shows its questionnaire.'
}

async function showOne(
  world: World,
  act: Act,
  section: string,
  { comment }: QuestionnaireValues,
): Promise<string> {
  const isNew = await world.database.transact((tx) =>
    showSection(world, tx, { ...act, section, ...(comment === undefined ? {} : { comment }) }),
  )
  return isNew
    ? `The questionnaire shows ${section}.`
    : `The questionnaire showed ${section} before; nothing has changed.`
}

async function hide(world: World, act: Act, { section }: QuestionnaireValues): Promise<string> {
  const isNew = await world.database.transact((tx) =>
    hideQuestionnaire(world, tx, { ...act, ...(section === undefined ? {} : { section }) }),
  )
  return isNew
    ? `Hidden: ${section ?? 'the questionnaire'}. What was answered stays.`
    : 'It was hidden before; nothing has changed.'
}

async function deadline(world: World, act: Act, day: string): Promise<string> {
  await world.database.transact((tx) =>
    setDeadline(world, tx, { ...act, dueOn: day === 'none' ? null : day }),
  )
  return day === 'none' ? 'There is no deadline any more.' : `The deadline is ${day}.`
}

async function sendBack(
  world: World,
  act: Act,
  section: string,
  { comment = '' }: QuestionnaireValues,
): Promise<string> {
  await world.database.transact((tx) => sendBackSection(world, tx, { ...act, section, comment }))
  return `${section} is back with the client.`
}

async function importOf(world: World, act: Act, section: string): Promise<string> {
  const count = await world.database.transact((tx) =>
    importSections(world, tx, { ...act, section }),
  )
  return count === 1 ? '1 section is imported.' : `${count} sections are imported.`
}

async function resolve(
  world: World,
  act: Act,
  questionKey: string,
  { as = '', note }: QuestionnaireValues,
): Promise<string> {
  const resolution = Object.hasOwn(resolutions, as) ? resolutions[as] : undefined
  if (resolution === undefined)
    throw new UsageError(`--as: expected one of ${Object.keys(resolutions).join(', ')}.`)
  await world.database.transact((tx) =>
    resolveQuestion(world, tx, {
      ...act,
      questionKey,
      as: resolution,
      ...(note === undefined ? {} : { note }),
    }),
  )
  return `${questionKey} counts as complete until the client changes it.`
}

async function status(world: World, caseId: string): Promise<string> {
  const found = await listForFirm(world, caseId)
  if (!found) return 'This case has no questionnaire.'
  const { isDisplayed, dueOn, version, sections, helps } = found
  return [
    `${isDisplayed ? 'Shown' : 'Hidden'}, content ${version}, ${dueOn === null ? 'no deadline' : `due ${dueOn}`}`,
    '',
    tableOf(
      ['section', 'status', 'answered', 'shown'],
      sections.map((section) => [
        section.systemName,
        statusNames[section.status] +
          (section.isRejected && section.status !== 5 ? ', was sent back' : ''),
        `${section.complete} of ${section.asked}`,
        section.isDisplayed ? 'yes' : 'no',
      ]),
    ),
    '',
    helps.length === 0
      ? 'Nobody asks for help.'
      : tableOf(
          ['asks for help', 'section', 'name', 'from the firm'],
          helps.map(({ questionKey, section, name, resolution }) => [
            questionKey,
            section,
            name,
            resolution === null ? '' : resolution === 'answered' ? 'answered' : 'left to us',
          ]),
        ),
  ].join('\n')
}
