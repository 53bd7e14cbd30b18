import { readFile } from 'node:fs/promises'
import { hideQuestionnaire } from '#features/questionnaire/server/firm/hide-questionnaire.ts'
import { importSections } from '#features/questionnaire/server/firm/import-section.ts'
import { listForFirm } from '#features/questionnaire/server/firm/list-for-firm.ts'
import { resolveQuestion } from '#features/questionnaire/server/firm/resolve-question.ts'
import { sendBackSection } from '#features/questionnaire/server/firm/send-back-section.ts'
import { setDeadline } from '#features/questionnaire/server/firm/set-deadline.ts'
import {
  showQuestionnaire,
  showSection,
} from '#features/questionnaire/server/firm/show-questionnaire.ts'
import type { SectionStatus } from '#features/questionnaire/rules/progress/section-status.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { Problem } from '#lib/problem.ts'
import type { AppDeps } from '../../app-deps.ts'
import { asStaff, readStaff, wantedCase } from '../staff.ts'
import { formatTable } from '../table.ts'
import type { Command } from '../command.ts'
import { UsageError } from '../usage-error.ts'

type Option = 'deadline' | 'section' | 'instructions' | 'comment' | 'staff' | 'as' | 'note'

export type QuestionnaireValues = Readonly<Partial<Record<Option, string | undefined>>>

const questionnaireUsage = `
  npm run firm -- questionnaire:show <case id> [--deadline 2026-12-04] [--instructions file.html]
  npm run firm -- questionnaire:show <case id> --section vehicles [--comment "…"]
  npm run firm -- questionnaire:hide <case id> [--section vehicles]
  npm run firm -- questionnaire:deadline <case id> 2026-12-04 | none
  npm run firm -- questionnaire:send-back <case id> <section> --comment "…"
  npm run firm -- questionnaire:import <case id> <section> | all
  npm run firm -- questionnaire:resolve <case id> <question> --as answered | left-to-us [--note "…"]
  npm run firm -- questionnaire:status <case id>
                  all but status: --staff dana@firm.example, the person who acts
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

interface Act extends CaseOfFirm {
  readonly staffId?: string
}

export const questionnaireCommand: Command = {
  usage: questionnaireUsage,
  act: ({ name }) => (name === 'questionnaire:status' ? undefined : 'case'),
  run: (deps, { name, words, values }) => questionnaireOfCase(deps, name, words, values),
}

/** Reports refusals with the messages that the product defines. */
export async function questionnaireOfCase(
  deps: AppDeps,
  command: string,
  [id = '', object = '']: readonly string[],
  values: QuestionnaireValues,
): Promise<string> {
  try {
    const { caseId, firmId } = await wantedCase(deps, id)
    const staffDeps = asStaff(deps, firmId)
    const act: Act = { caseId, firmId, ...(await readStaff(deps, firmId, values)) }
    switch (command) {
      case 'questionnaire:show':
        return values.section === undefined
          ? await show(staffDeps, act, values)
          : await showOne(staffDeps, act, values.section, values)
      case 'questionnaire:hide':
        return await hide(staffDeps, act, values)
      case 'questionnaire:deadline':
        return await deadline(staffDeps, act, object)
      case 'questionnaire:send-back':
        return await sendBack(staffDeps, act, object, values)
      case 'questionnaire:import':
        return await readImport(staffDeps, act, object)
      case 'questionnaire:resolve':
        return await resolve(staffDeps, act, object, values)
      case 'questionnaire:status':
        return await describeQuestionnaire(staffDeps, { caseId, firmId })
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
  deps: AppDeps,
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
  await deps.database.transact((tx) =>
    showQuestionnaire(deps, tx, {
      ...act,
      ...(dueOn === undefined ? {} : { dueOn }),
      ...(html === undefined ? {} : { instructions: html }),
    }),
  )
  return 'The case shows its questionnaire.'
}

async function showOne(
  deps: AppDeps,
  act: Act,
  section: string,
  { comment }: QuestionnaireValues,
): Promise<string> {
  const isNew = await deps.database.transact((tx) =>
    showSection(deps, tx, { ...act, section, ...(comment === undefined ? {} : { comment }) }),
  )
  return isNew
    ? `The questionnaire shows ${section}.`
    : `The questionnaire showed ${section} before; nothing has changed.`
}

async function hide(deps: AppDeps, act: Act, { section }: QuestionnaireValues): Promise<string> {
  const isNew = await deps.database.transact((tx) =>
    hideQuestionnaire(deps, tx, { ...act, ...(section === undefined ? {} : { section }) }),
  )
  return isNew
    ? `Hidden: ${section ?? 'the questionnaire'}. What was answered stays.`
    : 'It was hidden before; nothing has changed.'
}

async function deadline(deps: AppDeps, act: Act, day: string): Promise<string> {
  await deps.database.transact((tx) =>
    setDeadline(deps, tx, { ...act, dueOn: day === 'none' ? null : day }),
  )
  return day === 'none' ? 'There is no deadline any more.' : `The deadline is ${day}.`
}

async function sendBack(
  deps: AppDeps,
  act: Act,
  section: string,
  { comment = '' }: QuestionnaireValues,
): Promise<string> {
  await deps.database.transact((tx) => sendBackSection(deps, tx, { ...act, section, comment }))
  return `${section} is back with the client.`
}

async function readImport(deps: AppDeps, act: Act, section: string): Promise<string> {
  const count = await deps.database.transact((tx) => importSections(deps, tx, { ...act, section }))
  return count === 1 ? '1 section is imported.' : `${count} sections are imported.`
}

async function resolve(
  deps: AppDeps,
  act: Act,
  questionKey: string,
  { as = '', note }: QuestionnaireValues,
): Promise<string> {
  const resolution = Object.hasOwn(resolutions, as) ? resolutions[as] : undefined
  if (resolution === undefined)
    throw new UsageError(`--as: expected one of ${Object.keys(resolutions).join(', ')}.`)
  await deps.database.transact((tx) =>
    resolveQuestion(deps, tx, {
      ...act,
      questionKey,
      as: resolution,
      ...(note === undefined ? {} : { note }),
    }),
  )
  return `${questionKey} counts as complete until the client changes it.`
}

async function describeQuestionnaire(deps: AppDeps, caseOfFirm: CaseOfFirm): Promise<string> {
  const questionnaire = await listForFirm(deps, caseOfFirm)
  if (!questionnaire) return 'This case has no questionnaire.'
  const { isDisplayed, dueOn, version, sections, helps } = questionnaire
  return [
    `${isDisplayed ? 'Shown' : 'Hidden'}, content ${version}, ${dueOn === null ? 'no deadline' : `due ${dueOn}`}`,
    '',
    formatTable(
      ['section', 'status', 'answered', 'shown'],
      sections.map((section) => [
        section.systemName,
        statusNames[section.status] +
          (section.isRejected && section.status !== 5 ? ', was sent back' : ''),
        `${section.complete} of ${section.total}`,
        section.isDisplayed ? 'yes' : 'no',
      ]),
    ),
    '',
    helps.length === 0
      ? 'No question asks for help.'
      : formatTable(
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
