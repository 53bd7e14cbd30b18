import type { Content } from '#features/questionnaire/rules/content/content.ts'
import type { Shape } from '#features/questionnaire/rules/shape.ts'
import type { NewRow } from '../insert-rows.ts'
import type { CaseloadContext } from '../placed-case.ts'
import type { AnswerSheet } from './answer-sheets.ts'

export interface IntakeContext extends CaseloadContext {
  readonly content: Content
  readonly getSheet: (shape: Shape) => AnswerSheet
}

export interface IntakeRows {
  readonly questionnaires: NewRow[]
  readonly sections: NewRow[]
  readonly answers: NewRow[]
  readonly secrets: NewRow[]
  readonly states: NewRow[]
  readonly comments: NewRow[]
  readonly notifications: NewRow[]
}

export interface IntakeSection {
  readonly id: string
  readonly systemName: string
  readonly name: { readonly en: string; readonly es: string }
  readonly status: number
}
