// What the questionnaire's server hands to the contract.
import type { UiTransformedModel } from './model.ts'
import type { SectionStatus } from './section-status.ts'

export interface QuestionnaireSectionRecord {
  readonly id: string
  readonly sectionSystemName: string
  readonly sectionName: string
  readonly sectionStatus: SectionStatus
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
