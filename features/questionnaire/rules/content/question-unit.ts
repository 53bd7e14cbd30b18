import type { ModelQuestion, QuestionUnit } from './model.ts'

export function questionUnit({
  UnitForm,
  SubQuestions,
}: Pick<ModelQuestion, 'UnitForm' | 'SubQuestions'>): QuestionUnit {
  return { ...UnitForm, subs: new Map(SubQuestions.map((sub) => [sub.Value, sub.UnitForm.Schema])) }
}
