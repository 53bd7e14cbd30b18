import type { CrossCheckId } from './cross-checks/cross-check.ts'
import type { UiTransformedModel } from './content/model.ts'
import type { ReviewedGroup } from './progress/review.ts'
import type { SectionStatus } from './progress/section-status.ts'

export interface QuestionnaireSectionRecord {
  readonly id: string
  readonly sectionSystemName: string
  readonly sectionName: string
  readonly sectionStatus: SectionStatus
  readonly isReadOnly: boolean
  readonly sectionDescription: string
  readonly sectionOrder: number
  readonly version: number
  readonly comments: string | null
  readonly currentActiveQuestionId: string | null
  readonly currentActiveGroup: string | null
  readonly isRejected: boolean
  readonly sectionCardSummary: string
  readonly isDisplayEnabled: boolean
  readonly sectionDataRecords: readonly SectionDataRecordRecord[]
  readonly sectionUiTransformedModel: UiTransformedModel | null
}

export interface SectionDataRecordRecord {
  readonly id: string
  readonly sectionId: string
  readonly questionKey: string
  readonly questionDataJsonText: string
  readonly questionCompleteFlag: boolean
  readonly revision: number
  readonly savedAt: Date
}

/** Each field is loaded only when it is queried, so a query for the copy reads no answers. */
export interface QuestionnaireReviewRecord {
  readonly people: readonly string[]
  readonly copyDocumentId: () => Promise<string | null>
  readonly isCopyAwaited: () => Promise<boolean>
  readonly submittedAt: () => Promise<Date | null>
  readonly sections: () => Promise<readonly ReviewedSectionRecord[]>
  readonly warnings: () => Promise<readonly QuestionnaireWarningRecord[]>
}

export interface ReviewedSectionRecord {
  readonly id: string
  readonly sectionName: string
  readonly sectionStatus: SectionStatus
  readonly isGrouped: boolean
  readonly groups: readonly ReviewedGroup[]
}

export interface QuestionnaireWarningRecord {
  readonly id: CrossCheckId
  readonly text: string
  readonly sectionId: string
  readonly questionGroupId: string
  readonly questionId: string
  readonly questionName: string
  readonly subHeader: string
  readonly recordId: string | null
  readonly subQuestionId: string | null
}
