import { countQuestions } from '../../rules/progress/question-counts.ts'
import type {
  JsonObject,
  ModelGroup,
  ModelQuestion,
  UiTransformedModel,
} from '../../rules/content/model.ts'
import { isReadOnly, type SectionStatus } from '../../rules/progress/section-status.ts'
import type { SectionByIdQuery } from '../questionnaire.operations.ts'
import type { SectionSavings } from './driver.ts'
import { getPhase, getShown, findUnsent, type ServerState } from './saving-state.ts'

export type ReadSection = SectionByIdQuery['sectionById']

export interface LiveSection {
  readonly section: {
    readonly id: string
    readonly name: string
    readonly systemName: string
    readonly description: string
    readonly status: SectionStatus
    readonly isRejected: boolean
    /** The firm's comment, including its prefix of nine characters. Null if there is no comment. */
    readonly comments: string | null
    readonly isReadOnly: boolean
    /** QuestionId of the last visited question. */
    readonly activeQuestionId: string | null
    /** Max 29 characters. */
    readonly summary: string
  }
  /** False when the questions are shown without a group. */
  readonly isGrouped: boolean
  readonly groups: readonly ModelGroup[]
  /** 0 to 100. 100 only when every question that is asked is complete. */
  readonly progress: number
}

/** Facts of this tab about a question that are newer than the read. */
export interface Overlay {
  readonly data: JsonObject
  readonly isComplete: boolean
}

/** Returns the section with its newest answers, from `findOverlay` if this tab has newer ones. */
export function liveSection(
  read: ReadSection,
  findOverlay: (questionKey: string) => Overlay | undefined,
): LiveSection {
  const model = (read.sectionUiTransformedModel ?? { Groups: [] }) as UiTransformedModel
  const groups = getGroups(model, read).map((group) => ({
    ...group,
    Questions: group.Questions.map((question) =>
      withOverlay(question, findOverlay(question.Value)),
    ),
  }))
  const status = read.sectionStatus as SectionStatus
  return {
    section: {
      id: read.id,
      name: read.sectionName,
      systemName: read.sectionSystemName,
      description: read.sectionDescription,
      status,
      isRejected: read.isRejected,
      comments: read.comments,
      isReadOnly: isSectionReadOnly(read),
      activeQuestionId: read.currentActiveQuestionId,
      summary: read.sectionCardSummary,
    },
    isGrouped: 'Groups' in model,
    groups,
    progress: toPercent(groups.flatMap((group) => group.Questions)),
  }
}

/** A save patches the status of a read section, but not its flag. */
export function isSectionReadOnly(read: ReadSection): boolean {
  return read.isReadOnly || isReadOnly(read.sectionStatus as SectionStatus)
}

/** What this tab has for a question, unless the read is newer. */
export function findOverlays(
  read: ReadSection,
  savings: SectionSavings,
): (questionKey: string) => Overlay | undefined {
  const revisions = new Map(
    read.sectionDataRecords.map(({ questionKey, revision }) => [questionKey, revision]),
  )
  const isClosed = isSectionReadOnly(read)
  return (questionKey) => {
    const saving = savings.get(questionKey)
    // A read-only section shows its own answer, and a change that it refused beside it. A form must
    // have that change, since typing replaces it.
    if (!saving || (isClosed && getPhase(saving) === 'closed')) return undefined
    const isNewest = (saving.saved.revision ?? 0) >= (revisions.get(questionKey) ?? 0)
    return findUnsent(saving) !== undefined || isNewest ? getShown(saving) : undefined
  }
}

/** Returns the prefilled answer if there is no record. Undefined for an unknown question. */
export function findSaved(read: ReadSection, questionKey: string): ServerState | undefined {
  const question = liveSection(read, () => undefined)
    .groups.flatMap((group) => group.Questions)
    .find(({ Value }) => Value === questionKey)
  if (!question) return undefined
  const record = read.sectionDataRecords.find((candidate) => candidate.questionKey === questionKey)
  return {
    data: question.UnitForm.Data,
    revision: record?.revision,
    isComplete: question.UnitForm.QuestionCompleteFlag,
    savedAt: record?.savedAt,
  }
}

/** Rounds down. Returns 100 if no question is asked (spec: questionnaire#progress). */
export function toPercent(
  questions: readonly Pick<ModelQuestion, 'IsDisabled' | 'UnitForm'>[],
): number {
  const { total, complete } = countQuestions(questions)
  return total === 0 ? 100 : Math.floor((100 * complete) / total)
}

/** Adds the only group again to a section whose questions arrive without a group. */
function getGroups(
  model: UiTransformedModel,
  { sectionName, sectionDescription, sectionSystemName }: ReadSection,
): readonly ModelGroup[] {
  if ('Groups' in model) return model.Groups
  const id = model.Questions[0]?.QuestionId.split('.').slice(0, 2).join('.') ?? sectionSystemName
  return [
    {
      Name: sectionName,
      QuestionGroupId: id,
      GroupSummary: '',
      Description: sectionDescription,
      Questions: model.Questions,
    },
  ]
}

function withOverlay(question: ModelQuestion, overlay: Overlay | undefined): ModelQuestion {
  if (!overlay) return question
  return {
    ...question,
    UnitForm: {
      ...question.UnitForm,
      Data: overlay.data,
      QuestionCompleteFlag: overlay.isComplete,
    },
  }
}
