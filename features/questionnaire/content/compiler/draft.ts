// Content during compilation. Conditions are resolved after all fields have been read.
import type {
  ContentField,
  ContentGroup,
  ContentQuestion,
  ContentSection,
} from '../../rules/content/content.ts'
import type { WrittenCondition } from './conditions/condition-language.ts'
import type { SourcePosition } from './faults.ts'

export interface Written {
  readonly place: SourcePosition
  readonly condition: WrittenCondition
}

export interface DraftField {
  readonly place: SourcePosition
  readonly only: Written | undefined
  readonly known: Omit<ContentField, 'condition' | 'fields' | 'sub'>
  /** Added to the documents of the question. */
  readonly documents: readonly string[]
  readonly fields: readonly DraftField[] | undefined
  readonly sub: readonly DraftQuestion[] | undefined
}

export interface DraftQuestion {
  readonly place: SourcePosition
  readonly only: Written | undefined
  readonly known: Omit<ContentQuestion, 'condition' | 'fields'>
  readonly fields: readonly DraftField[]
}

export interface DraftGroup {
  readonly only: Written | undefined
  readonly known: Omit<ContentGroup, 'condition' | 'questions'>
  readonly questions: readonly DraftQuestion[]
}

export interface DraftSection {
  readonly place: SourcePosition
  readonly known: Omit<ContentSection, 'groups'>
  readonly groups: readonly DraftGroup[]
}
