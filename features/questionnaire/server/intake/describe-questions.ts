// Questions as the firm reads them (spec: intake#as-asked).
import type {
  IntakeQuestion,
  IntakeQuestionState,
  IntakeResolution,
  IntakeRow,
  IntakeWarning,
} from '#contract/workspace.generated.ts'
import { getColleague, type Colleagues } from '#features/staff/server/colleagues.ts'
import { mapInSteps } from '#lib/steps.ts'
import { listInstances, type Instance } from '../../rules/instances.ts'
import type { JsonObject, ModelGroup, ModelQuestion } from '../../rules/content/model.ts'
import { sectionModel } from '../../rules/content/section-model.ts'
import { createNaming } from '../../rules/content/telling-name.ts'
import type { PrivatePlaces } from '../../rules/private/private-places.ts'
import { asksPrivacy, homeQuestion, homesIn } from '../../rules/copies/copy-privacy.ts'
import { stepInto } from '../../rules/content/pointer.ts'
import { isList } from '../../rules/json.ts'
import { toAnswerRows, type AnswerRow, type RowFacts } from '../../rules/intake/answer-rows.ts'
import type { ArrangedQuestion } from '../../rules/intake/arrange-form.ts'
import { findHelpWords, findMissing } from '../../rules/intake/missing-answers.ts'
import { getQuestionVersion } from '../../rules/intake/versions.ts'
import { maskForFirm, type OpenedAnswer } from '../../rules/private/opened-answer.ts'
import { mapPrivate } from '../../rules/private/secrets.ts'
import { isCompleteState } from '../../rules/progress/progress.ts'
import {
  reviewedGroups,
  type ReviewedQuestion,
  type Reviewing,
} from '../../rules/progress/review.ts'
import type { CaseSection } from '../load-questionnaire.ts'
import { findWarnings, type WarningReader } from '../read/find-warnings.ts'
import { getModelFacts } from '../read/model-facts.ts'
import { withCaseType } from '../read/read-model.ts'
import type { IntakeStateRow } from './intake.store.ts'
import type { Intake } from './load-intake.ts'

export interface DescribedQuestion extends ArrangedQuestion {
  readonly shown: IntakeQuestion
}

export interface DescribedGroup {
  readonly sectionId: string
  readonly questionGroupId: string
  readonly name: string
  readonly questions: readonly DescribedQuestion[]
}

/** The firm compares the numbers of both debtors, also in sections that were handed in. */
const firmReader: WarningReader = { mayCompare: () => true, readsSubmitted: true }

/** Works in steps. `only` limits the groups to those of one section. */
export function* describeQuestions(
  intake: Intake,
  only?: CaseSection,
): Generator<void, readonly DescribedGroup[]> {
  const context = yield* createContext(intake)
  const { questionnaire } = intake
  const groups: DescribedGroup[] = []
  for (const section of only ? [only] : questionnaire.sections) {
    const model = sectionModel(questionnaire.content, section.systemName, context.facts)
    groups.push(...(yield* mapInSteps(model, (group) => describeGroup(context, section.id, group))))
  }
  return groups
}

interface DescribeContext {
  readonly intake: Intake
  readonly instances: ReadonlyMap<string, Instance>
  readonly facts: ReturnType<typeof getModelFacts>
  readonly reviewing: Reviewing
  readonly warnings: readonly IntakeWarning[]
  readonly homes: PrivatePlaces
  readonly findAnswer: (questionKey: string) => JsonObject | undefined
}

function* createContext(intake: Intake): Generator<void, DescribeContext> {
  const { questionnaire, states, answers, language } = intake
  const { content, shapeNow } = questionnaire
  const facts = getModelFacts({ ...questionnaire, viewerDebtor: 1 }, states, language)
  const opened = new Map([...answers].map(([key, answer]) => [key, answer.opened]))
  const warnings = yield* findWarnings(
    { questionnaire, states, answers: opened },
    facts,
    firmReader,
  )
  const withCase = withCaseType(questionnaire)
  const findAnswer = (key: string) => {
    const answer = opened.get(key)
    return answer && withCase(key, maskForFirm(answer))
  }
  return {
    intake,
    instances: listInstances(content, shapeNow),
    facts,
    reviewing: {
      ...{ language, states, findAnswer },
      getName: createNaming(content, language),
      othersIn: () => noPaths,
      toPrintedAnswer: () => undefined,
    },
    warnings: warnings.map(({ id, text, sectionId, questionId, questionName, subHeader }) => ({
      ...{ id, text, sectionId, questionName },
      questionKey: questionId.split('.').at(-1) ?? '',
      whose: subHeader,
      line: '',
    })),
    homes: findPrivateHomes(opened),
    findAnswer,
  }
}

const noPaths: ReadonlySet<string> = new Set()

/** The homes of people who asked to keep their address private. */
function findPrivateHomes(answers: ReadonlyMap<string, OpenedAnswer>): PrivatePlaces {
  return homesIn(
    [...answers].flatMap(([key, answer]) => {
      const question = key.replace(/_d[12]$/, '')
      const asks = question === homeQuestion ? answer.valueAt(stepInto('', asksPrivacy)) : undefined
      return asks === undefined || asks === 'no' ? [] : [{ question, data: answer.data }]
    }),
  )
}

function describeGroup(
  context: DescribeContext,
  sectionId: string,
  group: ModelGroup,
): DescribedGroup {
  const { QuestionGroupId: questionGroupId, Name: name, Questions } = group
  const reviewedByKey = new Map(
    reviewedGroups([group], context.reviewing).flatMap(({ questions }) =>
      questions.map((question) => [question.questionKey, question] as const),
    ),
  )
  const questions = Questions.flatMap((question) => {
    const instance = context.instances.get(question.Value)
    const place = { sectionId, question, reviewed: reviewedByKey.get(question.Value) }
    return instance ? [describeQuestion(context, instance, place)] : []
  })
  return { sectionId, questionGroupId, name, questions }
}

interface QuestionPlace {
  readonly sectionId: string
  readonly question: ModelQuestion
  /** Undefined if the question does not apply. */
  readonly reviewed: ReviewedQuestion | undefined
}

function describeQuestion(
  context: DescribeContext,
  { key, debtor, question }: Instance,
  { sectionId, question: model, reviewed }: QuestionPlace,
): DescribedQuestion {
  const { intake, warnings } = context
  const answer = intake.answers.get(key)
  const state = intake.states.get(key)
  const name = reviewed?.name ?? context.reviewing.getName(model)
  const data = context.findAnswer(key) ?? {}
  const rows = reviewed
    ? toAnswerRows(question, reviewed.lines, toRowFacts(context, model, answer?.opened, data))
    : []
  return {
    ...{ key, name, debtor, question, rows },
    isAsked: reviewed !== undefined,
    isOpen: reviewed !== undefined && !isCompleteState(state),
    wantsHelp: reviewed?.state === 'help',
    shown: {
      ...{ questionKey: key, sectionId, name },
      questionId: model.QuestionId,
      asked: model.Description,
      whose: model.SubHeader,
      debtor: debtor ?? 0,
      state: toState(state),
      version: getQuestionVersion(answer?.revision ?? 0, state?.resolvedAt),
      savedAt: answer?.savedAt ?? null,
      savedBy: findGivenName(intake, answer?.savedBy),
      help:
        reviewed && state?.help
          ? { words: findHelpWords(model, data), since: state.helpSince }
          : null,
      resolution: toResolution(intake.colleagues, state),
      rows: rows.map(toContractRow),
      warnings: warnings.filter(({ questionKey }) => questionKey === key),
    },
  }
}

function toRowFacts(
  { intake: { questionnaire, language }, homes }: DescribeContext,
  model: ModelQuestion,
  opened: OpenedAnswer | undefined,
  data: JsonObject,
): RowFacts {
  const isPrivate = new Set<string>()
  if (opened && questionnaire.shapeNow.joint)
    mapPrivate(opened.fields, opened.data, ({ path }, value) => {
      isPrivate.add(path)
      return value
    })
  const { notSure } = data
  return {
    language,
    missing: findMissing(model, data, questionnaire.today),
    guesses: new Set(isList(notSure) ? notSure.map(String) : []),
    isPrivate: (path, text) => isPrivate.has(path) || (text !== '' && homes.isMentionedIn(text)),
  }
}

function toState(state: IntakeStateRow | undefined): IntakeQuestionState {
  if (!state) return 'OPEN'
  if (state.disabled) return 'NOT_ASKED'
  if (state.resolution !== null)
    return state.resolution === 'answered' ? 'ANSWERED_BY_FIRM' : 'LEFT_TO_FIRM'
  if (state.complete) return 'COMPLETE'
  return state.help ? 'HELP_REQUESTED' : 'OPEN'
}

function toResolution(
  colleagues: Colleagues,
  state: IntakeStateRow | undefined,
): IntakeResolution | null {
  if (!state || state.resolution === null || !state.resolvedBy || !state.resolvedAt) return null
  return {
    as: state.resolution === 'answered' ? 'ANSWERED' : 'LEFT_TO_FIRM',
    act: { by: getColleague(colleagues, state.resolvedBy), at: state.resolvedAt },
    reply: state.reply ?? '',
    note: state.note ?? '',
  }
}

const rowKinds = { answer: 'ANSWER', entry: 'ENTRY', heading: 'HEADING' } as const

function toContractRow(row: AnswerRow): IntakeRow {
  const { path, kind, level, label, text, isMissing, isPrivate, isGuess } = row
  return { path, kind: rowKinds[kind], level, label, text, isMissing, isPrivate, isGuess }
}

/** A hidden section feeds no form (spec: questionnaire#hidden-section). */
export function questionsOfForms(
  { questionnaire: { sections } }: Intake,
  groups: readonly DescribedGroup[],
): readonly DescribedQuestion[] {
  const shown = new Set(sections.flatMap(({ id, isDisplayed }) => (isDisplayed ? [id] : [])))
  return groups.flatMap(({ sectionId, questions }) => (shown.has(sectionId) ? questions : []))
}

export function findGivenName(
  { people }: Pick<Intake, 'people'>,
  accountId: string | null | undefined,
): string | null {
  if (accountId == null) return null
  return people.find((person) => person.accountId === accountId)?.givenName ?? null
}
