// A section as it stands at this moment: as it was read, with what was saved or typed here since.
import { askedComplete } from '#features/questionnaire/rules/documents/asked-complete.ts'
import type {
  JsonObject,
  ModelGroup,
  ModelQuestion,
  UiTransformedModel,
} from '#features/questionnaire/rules/content/model.ts'
import {
  isReadOnly,
  type SectionStatus,
} from '#features/questionnaire/rules/progress/section-status.ts'
import type { SectionByIdQuery } from '../questionnaire.operations.ts'
import type { Saved } from '../saving/saving-state.ts'

export type ReadSection = SectionByIdQuery['sectionById']

export interface LiveSection {
  readonly section: {
    readonly id: string
    readonly name: string
    readonly systemName: string
    readonly description: string
    readonly status: SectionStatus
    readonly isRejected: boolean
    /** With its prefix of nine characters; null without one. */
    readonly comments: string | null
    readonly isReadOnly: boolean
    /** Where somebody was last: a QuestionId. */
    readonly activeQuestionId: string | null
    /** At most 29 characters. */
    readonly summary: string
  }
  /** False: its questions are shown without a group around them. */
  readonly isGrouped: boolean
  readonly groups: readonly ModelGroup[]
  /** 0 to 100, and 100 only when every question that is asked is complete. */
  readonly progress: number
}

/** What this tab knows of a question beyond what was read. */
export interface Overlay {
  readonly data: JsonObject
  readonly isComplete: boolean
}

/** The section with the newest answer of each question; `overlayOf` answers undefined where nothing newer is known than what was read. */
export function liveSection(
  read: ReadSection,
  overlayOf: (questionKey: string) => Overlay | undefined,
): LiveSection {
  const model = (read.sectionUiTransformedModel ?? { Groups: [] }) as UiTransformedModel
  const groups = groupsOf(model, read).map((group) => ({
    ...group,
    Questions: group.Questions.map((question) => patched(question, overlayOf(question.Value))),
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
      isReadOnly: isReadOnly(status),
      activeQuestionId: read.currentActiveQuestionId,
      summary: read.sectionCardSummary,
    },
    isGrouped: 'Groups' in model,
    groups,
    progress: percentOf(groups.flatMap((group) => group.Questions)),
  }
}

/** What a read has told of one question; without a record its answers were only filled in beforehand. Undefined where there is no such question. */
export function savedIn(read: ReadSection, questionKey: string): Saved | undefined {
  const question = liveSection(read, () => undefined)
    .groups.flatMap((group) => group.Questions)
    .find(({ Value }) => Value === questionKey)
  if (!question) return undefined
  const record = read.sectionDataRecords.find((one) => one.questionKey === questionKey)
  return {
    data: question.UnitForm.Data,
    revision: record?.revision,
    isComplete: question.UnitForm.QuestionCompleteFlag,
    savedAt: record?.savedAt,
  }
}

/** The share of the questions that are asked and complete, rounded down; 100 where none is asked (decisions B2.9). */
export function percentOf(
  questions: readonly Pick<ModelQuestion, 'IsDisabled' | 'UnitForm'>[],
): number {
  const { asked, complete } = askedComplete(questions)
  return asked === 0 ? 100 : Math.floor((100 * complete) / asked)
}

/** A section with a single group is sent as its questions: the group is put around them again, so that there is one way through all sections. */
function groupsOf(
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

function patched(question: ModelQuestion, overlay: Overlay | undefined): ModelQuestion {
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
