// spec: questionnaire#unit-form, questionnaire#case-folded, questionnaire#reader
import type { Language } from '#lib/language.ts'
import type { Setting } from '../../kinds/kind.ts'
import { toSchema, toUi } from '../../kinds/kinds.ts'
import type { Condition, ContentField, ContentQuestion } from './content.ts'
import type { QuestionUnit, Schema, UiSchema, Unit } from './model.ts'
import { hasCheckLines } from './quick-check.ts'
import { schemaOfCondition, foldShown, type CaseFacts } from './schema-of-condition.ts'
import type { Shape } from '../shape.ts'

export interface UnitFacts {
  readonly shape: Shape
  readonly debtor: 1 | 2 | null
  readonly language: Language
  readonly names: DebtorNames
  /** The debtor who reads the form. Left out if the form is only evaluated. */
  readonly reader?: 1 | 2
}

export interface DebtorNames {
  readonly 1: string
  readonly 2: string
}

const made = new WeakMap<ContentQuestion, Map<string, Unit>>()

/** Builds a form, cached by input. A field is required only in the branch that shows it. */
export function getUnit(
  question: ContentQuestion,
  { shape, debtor, language, reader = 1 }: UnitFacts,
): Unit {
  const ofQuestion = made.get(question) ?? new Map<string, Unit>()
  made.set(question, ofQuestion)
  const reading: Reading = { language, reader: shape.joint ? reader : 1 }
  const text = `${shape.joint}|${shape.chapter}|${debtor}|${language}|${reading.reader}`
  const unit =
    ofQuestion.get(text) ??
    withExtras(
      toForm(
        question.fields,
        { joint: shape.joint, chapter: shape.chapter, debtor },
        reading,
        findHelpKey(question),
      ),
      question,
      language,
    )
  ofQuestion.set(text, unit)
  return unit
}

export function getQuestionUnit(question: ContentQuestion, facts: UnitFacts): QuestionUnit {
  const subs = question.fields.flatMap(({ sub }) => sub ?? [])
  return {
    ...getUnit(question, facts),
    subs: new Map(subs.map((sub) => [sub.key, getUnit(sub, facts).Schema])),
  }
}

type Reading = Pick<Setting, 'language' | 'reader'>

function toForm(
  fields: readonly ContentField[],
  facts: CaseFacts,
  reading: Reading,
  helpKey?: string,
): Unit {
  const beside = new Map(fields.map((field) => [field.key, field]))
  const belows = new Map<readonly ContentField[], Unit>()
  const below = (inner: readonly ContentField[]): Unit => {
    const form = belows.get(inner) ?? toForm(inner, facts, reading)
    belows.set(inner, form)
    return form
  }
  const setting: Setting = { ...reading, joint: facts.joint, below }
  const always: ShownTogether = { properties: {}, required: [] }
  const branches = new Map<string, ShownTogether & { readonly when: Schema }>()
  const getBranch = (shown: Condition): ShownTogether => {
    const text = JSON.stringify(shown)
    const known = branches.get(text) ?? {
      properties: {},
      required: [],
      when: schemaOfCondition(shown, beside),
    }
    branches.set(text, known)
    return known
  }
  const ui: Record<string, UiSchema> = {}
  for (const field of fields) {
    const shown = foldShown(field, beside, facts)
    if (shown === false) continue
    const together = shown === true ? always : getBranch(shown)
    const ofField: Setting = field.key === helpKey ? { ...setting, takesHelp: true } : setting
    const schema = toSchema(field, ofField)
    ui[field.key] = toUi(field, ofField)
    together.properties[field.key] = schema
    if (isNeeded(field, schema, ui[field.key])) together.required.push(field.key)
  }
  const conditional = [...branches.values()].map(({ when, properties, required }) => ({
    if: when,
    then: branch(properties, required),
  }))
  return {
    Schema: {
      type: 'object',
      ...branch(always.properties, always.required),
      ...(conditional.length > 0 && { allOf: conditional }),
    },
    UISchema: { 'ui:order': Object.keys(ui), ...ui },
  }
}

interface ShownTogether {
  readonly properties: Record<string, Schema>
  readonly required: string[]
}

function branch(properties: Readonly<Record<string, Schema>>, required: readonly string[]): Schema {
  return { properties, ...(required.length > 0 && { required }) }
}

/** A group is required if one of its fields is. A hidden field with a default is not required. */
function isNeeded(
  { kind, required }: ContentField,
  schema: Schema,
  ui: UiSchema | undefined,
): boolean {
  if (kind === 'group') return (schema.required?.length ?? 0) > 0
  return required === true && kind !== 'info' && ui?.['ui:widget'] !== 'hidden'
}

/** Returns the field with help for the whole question. A Quick Check has help on each line. */
function findHelpKey({ fields }: ContentQuestion): string | undefined {
  const [first] = fields
  return first && offersHelp(first) && !hasCheckLines(fields) ? first.key : undefined
}

function offersHelp({ kind, flag }: ContentField): boolean {
  return kind === 'ynh' && !flag
}

/** spec: questionnaire#help-box, questionnaire#guess */
function withExtras(
  { Schema, UISchema }: Unit,
  { fields }: ContentQuestion,
  language: Language,
): Unit {
  const { userNeedsHelp, helpNote, notSure } = extrasIn[language]
  const extras: Readonly<Record<string, Schema>> =
    fields[0] && offersHelp(fields[0]) ? { notSure } : { userNeedsHelp, helpNote, notSure }
  const hidden = Object.fromEntries(
    Object.keys(extras).map((key): [string, UiSchema] => [key, { 'ui:widget': 'hidden' }]),
  )
  return {
    Schema: { ...Schema, properties: { ...Schema.properties, ...extras } },
    UISchema: {
      ...UISchema,
      ...hidden,
      'ui:order': [...(UISchema['ui:order'] ?? []), ...Object.keys(extras)],
    },
  }
}

/** The paths of the fields in which the client entered a guess. */
const notSure: Schema = { type: 'array', items: { type: 'string', maxLength: 200 }, maxItems: 400 }

const extrasIn = {
  en: {
    userNeedsHelp: { title: 'I need help with this', type: 'boolean' },
    helpNote: { title: 'What is not clear?', type: 'string', maxLength: 500 },
    notSure,
  },
  es: {
    userNeedsHelp: { title: 'Necesito ayuda con esto', type: 'boolean' },
    helpNote: { title: '¿Qué no está claro?', type: 'string', maxLength: 500 },
    notSure,
  },
} as const satisfies Record<Language, Record<string, Schema>>
