import { copiedFrom, isCopied, isCopying } from '../../rules/copies/copied-from.ts'
import type { JsonObject, ModelQuestion, UiTransformedModel } from '../../rules/content/model.ts'
import { queryClient } from '#ui/graphql/query-client.ts'
import { getKey, readAgain } from '#ui/graphql/hooks.ts'
import {
  caseQuestionnaireSections,
  sectionById,
  type SaveQuestionnaireSectionDataMutation,
  type SectionByIdQuery,
} from '../questionnaire.operations.ts'
import { liveSection, type ReadSection } from './live-section.ts'

type Answer = SaveQuestionnaireSectionDataMutation['saveQuestionnaireSectionData']

interface PatchedQuestion {
  readonly caseId: string
  readonly sectionId: string
  readonly questionKey: string
}

export interface CachedSection {
  readonly caseId: string
  readonly section: ReadSection
}

/** A read in progress may not include the save, so it is started again. */
export async function patchSection(
  place: PatchedQuestion,
  answer: Answer,
  sentText: string,
): Promise<void> {
  const queryKey = getKey(sectionById, { caseId: place.caseId, sectionId: place.sectionId })
  const wasReading = queryClient.isFetching({ queryKey }) > 0
  if (wasReading) await queryClient.cancelQueries({ queryKey })
  const before = queryClient.getQueryData<SectionByIdQuery>(queryKey)
  if (before) {
    queryClient.setQueryData<SectionByIdQuery>(queryKey, {
      sectionById: withSavedAnswer(before.sectionById, place.questionKey, answer, sentText),
    })
    if (before.sectionById.sectionStatus !== answer.sectionStatus)
      void readAgain(caseQuestionnaireSections)
  }
  if (wasReading || (before && mayFillOthers(before.sectionById, place.questionKey, answer)))
    void queryClient.invalidateQueries({ queryKey })
}

/** True when the answer prefills another question, which only the server can do. */
export function mayFillOthers(
  read: ReadSection,
  questionKey: string,
  { questionCompleteFlag }: Pick<Answer, 'questionCompleteFlag'>,
): boolean {
  if (questionCompleteFlag !== true || !isCopied(questionKey)) return false
  const answeredKeys = new Set(read.sectionDataRecords.map((record) => record.questionKey))
  return liveSection(read, () => undefined)
    .groups.flatMap(({ Questions }) => Questions)
    .some(({ Value }) => {
      const question = Value.replace(/_d[12]$/, '')
      return (
        !answeredKeys.has(Value) &&
        isCopying(question) &&
        copiedFrom[question].some((source) => source === questionKey)
      )
    })
}

/** Called with every read of a section, and with every section that a save has patched. */
export function onSectionRead(act: (read: CachedSection) => void): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const { queryKey, state } = event.query
    if (queryKey[0] !== sectionById.name) return
    const { caseId } = queryKey[1] as { readonly caseId: string }
    act({ caseId, section: (state.data as SectionByIdQuery).sectionById })
  })
}

export function isSectionKnown(place: PatchedQuestion): boolean {
  return sectionAt(place) !== undefined
}

function sectionAt({ caseId, sectionId }: PatchedQuestion): ReadSection | undefined {
  return queryClient.getQueryData<SectionByIdQuery>(getKey(sectionById, { caseId, sectionId }))
    ?.sectionById
}

/** Returns undefined when this tab has not read the section. */
export function readQuestion(place: PatchedQuestion): ModelQuestion | undefined {
  const read = sectionAt(place)
  return (
    read &&
    liveSection(read, () => undefined)
      .groups.flatMap((group) => group.Questions)
      .find(({ Value }) => Value === place.questionKey)
  )
}

export function withSavedAnswer(
  read: ReadSection,
  questionKey: string,
  answer: Answer,
  sentText: string,
): ReadSection {
  const text = answer.questionDataJsonText ?? sentText
  const isComplete = answer.questionCompleteFlag ?? false
  const disabled = new Set(answer.disabledQuestionKeys)
  const previous = read.sectionDataRecords.find((record) => record.questionKey === questionKey)
  const record = {
    id: previous?.id ?? questionKey,
    questionKey,
    questionDataJsonText: text,
    questionCompleteFlag: isComplete,
    revision: answer.revision ?? previous?.revision ?? 0,
    savedAt: answer.savedAt ?? previous?.savedAt ?? '',
  }
  const patched = (question: ModelQuestion): ModelQuestion => ({
    ...question,
    IsDisabled: disabled.has(question.Value),
    ...(question.Value === questionKey
      ? {
          UnitForm: {
            ...question.UnitForm,
            Data: JSON.parse(text) as JsonObject,
            QuestionCompleteFlag: isComplete,
          },
        }
      : {}),
  })
  return {
    ...read,
    sectionStatus: answer.sectionStatus ?? read.sectionStatus,
    sectionDataRecords: [
      ...read.sectionDataRecords.filter((existing) => existing !== previous),
      record,
    ],
    sectionUiTransformedModel: withRecord(
      read.sectionUiTransformedModel as UiTransformedModel | null,
      patched,
    ),
  }
}

function withRecord(
  model: UiTransformedModel | null,
  change: (question: ModelQuestion) => ModelQuestion,
): UiTransformedModel | null {
  if (model === null) return null
  return 'Groups' in model
    ? {
        Groups: model.Groups.map((group) => ({ ...group, Questions: group.Questions.map(change) })),
      }
    : { Questions: model.Questions.map(change) }
}
