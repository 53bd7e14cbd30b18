import type {
  IntakeFormQuery,
  IntakePartsFragment,
  IntakeQuestionPartsFragment,
  IntakeSectionPartsFragment,
  IntakeSectionQuery,
  IntakeWarningPartsFragment,
} from './intake.operations.ts'

export type Intake = IntakePartsFragment
export type Section = IntakeSectionPartsFragment
export type Question = IntakeQuestionPartsFragment
export type QuestionRow = Question['rows'][number]
export type Warning = IntakeWarningPartsFragment
export type Form = IntakeFormQuery['intakeForm']
export type FormLine = Form['parts'][number]['lines'][number]
export type LineColumn = FormLine['columns'][number]
export type LineEntry = LineColumn['entries'][number]
export type LineRow = LineEntry['rows'][number]
export type Group = IntakeSectionQuery['intakeSection']['groups'][number]
