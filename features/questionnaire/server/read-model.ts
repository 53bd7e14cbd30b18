// A section as a screen gets it: the static model of its shape, and joined to it what this case has answered and what this viewer may see.
import type { ClientViewer } from '#kit/viewer.ts'
import { instancesOf } from '../rules/instances.ts'
import type { JsonObject, ModelQuestion, UiSchema, UiTransformedModel, UnitForm } from '../rules/model.ts'
import { caseTypeOf, firstAnswer, isFromAccount, type Prefill, type PrefillFacts } from '../rules/prefill.ts'
import { isCompleteState, type KnownStates } from '../rules/progress.ts'
import { asTransformed, sectionModel } from '../rules/section-model.ts'
import type { OpenedQuestionnaire, SectionOfCase } from './standing.ts'
import type { QuestionnaireWorld } from './world.ts'

interface Known {
  readonly states: KnownStates
  /** As this viewer may see them. */
  readonly answers: ReadonlyArray<{ readonly questionKey: string; readonly data: JsonObject }>
}

export async function readModel(
  world: QuestionnaireWorld, viewer: ClientViewer, opened: OpenedQuestionnaire, section: SectionOfCase, { states, answers }: Known,
): Promise<UiTransformedModel> {
  const { content, shapeNow, names } = opened
  const instances = instancesOf(content, shapeNow)
  const saved = new Map(answers.map(({ questionKey, data }) => [questionKey, data]))
  const groups = sectionModel(content, section.systemName, shapeNow, viewer.source.language, names)
  const asksAccount = groups.some(({ Questions }) => Questions.some(({ Value }) => !saved.has(Value) && isViewersOwn(Value)))
  const facts: PrefillFacts = { shape: shapeNow, today: opened.today, person: asksAccount ? await world.personOf(world.database.db, viewer.accountId) : undefined }
  const withCase = withCaseType(opened)

  return asTransformed(groups.map((group) => ({ ...group, Questions: group.Questions.map(joined) })))

  /** An account is told to its owner alone: the spouse sees what was saved, and nothing before. */
  function isViewersOwn(key: string): boolean {
    const instance = instances.get(key)
    return instance?.debtor === opened.viewerDebtor && isFromAccount(instance)
  }

  function joined(question: ModelQuestion): ModelQuestion {
    const { Value } = question
    const state = states.get(Value)
    const instance = instances.get(Value)
    const data = saved.get(Value)
    const first = data === undefined && instance ? firstAnswer(instance, { ...facts, person: isViewersOwn(Value) ? facts.person : undefined }) : undefined
    const ofCase = instance && caseTypeOf(instance, shapeNow)
    const prefills = [first, ofCase].filter((prefill) => prefill !== undefined)
    return {
      ...question,
      IsDisabled: state?.disabled === true,
      UnitForm: {
        ...question.UnitForm,
        UISchema: prefills.reduce(withOrigin, question.UnitForm.UISchema),
        Data: withCase(Value, data ?? first?.values ?? {}),
        QuestionCompleteFlag: isCompleteState(state),
      } satisfies UnitForm,
    }
  }
}

/** Puts the case's own type into the answer that shows it, whatever was saved there. */
export function withCaseType({ content, shapeNow }: Pick<OpenedQuestionnaire, 'content' | 'shapeNow'>): (questionKey: string, data: JsonObject) => JsonObject {
  const instances = instancesOf(content, shapeNow)
  return (questionKey, data) => {
    const instance = instances.get(questionKey)
    const ofCase = instance && caseTypeOf(instance, shapeNow)
    return ofCase ? { ...data, ...ofCase.values } : data
  }
}

/** Says of each prefilled field where its value comes from. */
function withOrigin(uiSchema: UiSchema, { from, values }: Prefill): UiSchema {
  const marked = Object.keys(values).map((key) => {
    const field = (uiSchema[key] ?? {}) as UiSchema
    return [key, { ...field, 'ui:options': { ...field['ui:options'], prefilledFrom: from } }] as const
  })
  return { ...uiSchema, ...Object.fromEntries(marked) }
}
