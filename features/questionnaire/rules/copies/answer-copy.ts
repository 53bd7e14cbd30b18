// spec: questionnaire#copy
import type { Language } from '#lib/language.ts'
import type { PdfDocument, PdfLine, PdfBlock } from '#lib/pdf-document.ts'
import { mapInSteps } from '#lib/steps.ts'
import { answerLines, type AnswerLine } from '../shown/answer-text.ts'
import type { Content } from '../content/content.ts'
import { copyWordsIn } from './copy-words.ts'
import {
  homesIn,
  withheld,
  withoutPlaces,
  type AskedAnswer,
  type Withheld,
} from './copy-privacy.ts'
import { isDisabled, type Answers } from '../answers/disabled.ts'
import { listInstances, isSpouseAsked } from '../instances.ts'
import type { ModelGroup, ModelQuestion } from '../content/model.ts'
import { sectionModel } from '../content/section-model.ts'
import type { Shape } from '../shape.ts'
import type { DebtorNames } from '../content/unit.ts'

export interface HandedIn {
  readonly content: Content
  readonly shape: Shape
  readonly names: DebtorNames
  /** Language of the debtor who submitted it. */
  readonly language: Language
  readonly reader: 1 | 2
  readonly sections: readonly string[]
  /**
   * Includes answers in sections that were not submitted, because they decide what is asked in
   * other sections.
   */
  readonly answers: Answers
  /** True if the copy must not show where the people of the case live. */
  readonly keepsHomes: boolean
  readonly firmName: string
  readonly caseNumber: string | null
  readonly submittedBy: string
  readonly submittedAt: Date
  readonly timeZone: string
  /** Number of this submission in the case, starting at 1. */
  readonly number: number
}

export interface AnswerCopy extends PdfDocument {
  readonly fileName: string
}

/** Creates the copy in steps, because a large case takes long. */
export function* answerCopy(handedIn: HandedIn): Generator<void, AnswerCopy> {
  const {
    content,
    shape,
    names,
    language,
    reader,
    sections: handed,
    answers,
    keepsHomes,
    firmName,
    submittedAt,
    timeZone,
    number,
  } = handedIn
  const words = copyWordsIn[language]
  const people = names[2] === '' ? names[1] : words.people(names[1], names[2])
  const openQuestions = yield* getAsked(handedIn)
  const homes = keepsHomes ? homesIn(openQuestions) : undefined
  const submitted = openQuestions.filter(({ section }) => handed.includes(section))
  const shown = new Map(
    yield* mapInSteps(
      submitted,
      (answer) =>
        [answer.key, homes ? withoutPlaces(answer, homes, words.placeKept) : answer.data] as const,
    ),
  )
  const facts = {
    shape,
    names,
    language,
    reader,
    isSpouseAsked: isSpouseAsked(content, shape, (key) => isDisabled(content, shape, key, answers)),
  }
  const sections: PdfBlock[] = []
  for (const { systemName, name } of content.sections)
    sections.push(
      ...(yield* sectionParts(
        name[language],
        sectionModel(content, systemName, facts),
        shown,
        language,
      )),
    )
  const notes = [
    words.about,
    ...(submitted.some(({ isMasked }) => isMasked) ? [words.masked] : []),
    ...(homes ? [words.placesKept] : []),
    ...(submitted.some(({ isLeftOut }) => isLeftOut) ? [words.leftOut] : []),
    ...(submitted.length === 0 ? [words.nothing] : []),
  ]
  return {
    language,
    author: firmName,
    title: words.title,
    header: words.header({ firm: firmName, people }),
    pageNumber: words.pageNumber,
    writtenAt: submittedAt,
    fileName: words.fileName({
      date: formatTime(submittedAt, language, { timeZone, dateStyle: 'long' }),
      number,
    }),
    parts: [
      { kind: 'lines', lines: factLines(handedIn, people) },
      ...notes.map((text): PdfBlock => ({ kind: 'paragraph', text })),
      ...sections,
    ],
  }
}

function factLines(
  { language, firmName, caseNumber, submittedBy, submittedAt, timeZone, number }: HandedIn,
  people: string,
): readonly PdfLine[] {
  const { facts } = copyWordsIn[language]
  return [
    { label: facts.people, text: people },
    ...(caseNumber === null ? [] : [{ label: facts.caseNumber, text: caseNumber }]),
    { label: facts.firm, text: firmName },
    { label: facts.number, text: String(number) },
    { label: facts.submittedBy, text: submittedBy },
    {
      label: facts.submittedAt,
      text: formatTime(submittedAt, language, {
        timeZone,
        year: 'numeric',
        month: 'long',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'short',
      }),
    },
  ]
}

/** Replaces the narrow spaces that some fonts do not have. */
function formatTime(at: Date, language: Language, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', style)
    .format(at)
    .replace(/\s/g, ' ')
}

interface CopiedQuestion extends Withheld, AskedAnswer {
  readonly key: string
  readonly section: string
}

/** Leaves out skipped questions, although their answers are still stored. */
function* getAsked({
  content,
  shape,
  answers,
}: HandedIn): Generator<void, readonly CopiedQuestion[]> {
  const questions = yield* mapInSteps(
    listInstances(content, shape).values(),
    ({ key, question, section }): readonly CopiedQuestion[] => {
      const answer = answers.get(key)
      return answer === undefined || isDisabled(content, shape, key, answers)
        ? []
        : [
            {
              key,
              section: section.systemName,
              question: question.key,
              ...withheld(question.fields, answer),
            },
          ]
    },
  )
  return questions.flat()
}

function* sectionParts(
  name: string,
  groups: readonly ModelGroup[],
  shown: Answers,
  language: Language,
): Generator<void, readonly PdfBlock[]> {
  const isDivided = groups.length > 1
  const parts: PdfBlock[] = []
  for (const group of groups) {
    const questions = (yield* mapInSteps(group.Questions, (question) =>
      questionParts(question, isDivided ? 4 : 3, shown, language),
    )).flat()
    if (questions.length > 0 && isDivided)
      parts.push({ kind: 'heading', level: 3, text: group.Name })
    parts.push(...questions)
  }
  return parts.length === 0 ? [] : [{ kind: 'heading', level: 2, text: name }, ...parts]
}

function questionParts(
  { Value, Name, SubHeader, UnitForm, SubQuestions }: ModelQuestion,
  level: 3 | 4,
  shown: Answers,
  language: Language,
): readonly PdfBlock[] {
  const answer = shown.get(Value)
  const lines =
    answer === undefined ? [] : toPdfLines(answerLines(UnitForm, answer, language, SubQuestions))
  return lines.length === 0
    ? []
    : [
        { kind: 'heading', level, text: SubHeader === '' ? Name : `${Name} (${SubHeader})` },
        { kind: 'lines', lines },
      ]
}

function toPdfLines(lines: readonly AnswerLine[]): readonly PdfLine[] {
  return lines.flatMap(({ label, text, lines: below }) => {
    if (below === undefined) return text === '' ? [] : [{ label, text }]
    const inner = toPdfLines(below)
    return inner.length === 0 && text === '' ? [] : [{ label, text, lines: inner }]
  })
}
