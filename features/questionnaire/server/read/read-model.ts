import type { Language } from '#lib/language.ts'
import type { PortalReader } from '#lib/viewer.ts'
import type { Content } from '../../rules/content/content.ts'
import { listInstances } from '../../rules/instances.ts'
import type {
  JsonObject,
  ModelQuestion,
  UiSchema,
  UiTransformedModel,
  UnitForm,
} from '../../rules/content/model.ts'
import {
  findCaseType,
  courseAnswer,
  firstAnswers,
  type Prefill,
  type PrefillFacts,
} from '../../rules/copies/prefill.ts'
import { isCompleteState } from '../../rules/progress/progress.ts'
import { sameJson } from '../../rules/answers/same-json.ts'
import { asTransformed, sectionModel } from '../../rules/content/section-model.ts'
import { isReadOnly } from '../../rules/progress/section-status.ts'
import { getModelFacts } from './model-facts.ts'
import { isViewersOwn, readFirstAnswers, type SectionAnswers } from './read-first-answers.ts'
import type { OpenedQuestionnaire, CaseSection } from '../load-questionnaire.ts'
import type { QuestionnaireDeps } from '../deps.ts'

export async function readModel(
  deps: QuestionnaireDeps,
  viewer: PortalReader,
  opened: OpenedQuestionnaire,
  section: CaseSection,
  known: SectionAnswers,
): Promise<UiTransformedModel> {
  const { content, shapeNow } = opened
  const { language } = viewer.source
  const instances = listInstances(content, shapeNow)
  const saved = new Map(known.answers.map(({ questionKey, data }) => [questionKey, data]))
  const groups = sectionModel(
    content,
    section.systemName,
    getModelFacts(opened, known.states, language),
  )
  const questions = groups.flatMap(({ Questions }) =>
    Questions.flatMap(({ Value }) => instances.get(Value) ?? []),
  )
  // A read-only section shows only its saved answers and is not prefilled.
  const facts = isReadOnly(section.status)
    ? undefined
    : await readFirstAnswers(deps, viewer, opened, questions, known)
  const withCase = withCaseType(opened)

  return asTransformed(
    groups.map((group) => ({ ...group, Questions: group.Questions.map(withAnswer) })),
  )

  function withAnswer(question: ModelQuestion): ModelQuestion {
    const { Value } = question
    const state = known.states.get(Value)
    const instance = instances.get(Value)
    const own = instance &&
      facts && { ...facts, ...(isViewersOwn(opened, instance) ? {} : withoutPerson) }
    const data = saved.get(Value)
    const first = data === undefined && instance && own ? firstAnswers(instance, own) : []
    const ofCase = instance && findCaseType(instance, shapeNow)
    const answer = withCase(Value, data ?? Object.assign({}, ...first.map(({ values }) => values)))
    const marked = [...first, ...(ofCase ? [ofCase] : [])].reduce(
      (ui, prefill) => withOrigin(ui, prefill, content, language),
      question.UnitForm.UISchema,
    )
    return {
      ...question,
      IsDisabled: state?.disabled === true,
      FirmReply: state?.reply ?? '',
      UnitForm: {
        ...question.UnitForm,
        UISchema:
          instance && own
            ? withFixed(marked, answer, courseAnswer(instance, own.coursesDone))
            : marked,
        Data: answer,
        QuestionCompleteFlag: isCompleteState(state),
      } satisfies UnitForm,
    }
  }
}

/** Account and course data is used only in its owner's questions. */
const withoutPerson: Pick<PrefillFacts, 'person' | 'coursesDone'> = {
  person: undefined,
  coursesDone: [],
}

/** The case type comes from the case. A saved value is overwritten. */
export function withCaseType({
  content,
  shapeNow,
}: Pick<OpenedQuestionnaire, 'content' | 'shapeNow'>): (
  questionKey: string,
  data: JsonObject,
) => JsonObject {
  const instances = listInstances(content, shapeNow)
  return (questionKey, data) => {
    const instance = instances.get(questionKey)
    const ofCase = instance && findCaseType(instance, shapeNow)
    return ofCase ? { ...data, ...ofCase.values } : data
  }
}

/** Adds to each prefilled field the source of its value. */
function withOrigin(
  uiSchema: UiSchema,
  { from, values, questions }: Prefill,
  content: Content,
  language: Language,
): UiSchema {
  const answers = questions && {
    prefilledQuestions: questions.flatMap((key) => getName(content, key, language)),
  }
  return withFields(uiSchema, Object.keys(values), (field) => ({
    ...field,
    'ui:options': { ...field['ui:options'], prefilledFrom: from, ...answers },
  }))
}

/** A field from a certificate is read-only while its value equals that on the certificate. */
function withFixed(uiSchema: UiSchema, answer: JsonObject, course: Prefill | undefined): UiSchema {
  const same = Object.entries(course?.values ?? {}).flatMap(([key, value]) =>
    sameJson(answer[key], value) ? [key] : [],
  )
  return same.length === 0
    ? uiSchema
    : withFields(uiSchema, same, (field) => ({
        ...field,
        'ui:readonly': true,
        'ui:options': { ...field['ui:options'], prefilledFrom: 'courses' },
      }))
}

function withFields(
  uiSchema: UiSchema,
  keys: readonly string[],
  change: (field: UiSchema) => UiSchema,
): UiSchema {
  return {
    ...uiSchema,
    ...Object.fromEntries(keys.map((key) => [key, change((uiSchema[key] ?? {}) as UiSchema)])),
  }
}

function getName(content: Content, key: string, language: Language): readonly string[] {
  return content.sections.flatMap(({ groups }) =>
    groups.flatMap(({ questions }) =>
      questions.flatMap((question) => (question.key === key ? [question.name[language]] : [])),
    ),
  )
}
