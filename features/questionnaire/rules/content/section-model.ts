// spec: questionnaire#section-model, questionnaire#sub-header
import type { Content, ContentField, ContentGroup, ContentQuestion } from './content.ts'
import { listInstances, type Instance } from '../instances.ts'
import { withGates } from './list-gate.ts'
import type { ModelGroup, ModelQuestion, UiTransformedModel } from './model.ts'
import { shapeText } from '../shape.ts'
import { createNaming } from './telling-name.ts'
import { getUnit, type DebtorNames, type UnitFacts } from './unit.ts'

const spouseNotFiling = {
  en: 'Your spouse (not filing)',
  es: 'Su cónyuge (no presenta el caso)',
} as const

interface Made {
  readonly groups: readonly ModelGroup[]
  readonly names: DebtorNames
}

export interface ModelFacts extends Omit<UnitFacts, 'debtor'> {
  readonly reader: 1 | 2
  readonly isSpouseAsked: boolean
}

/** Caches one model per section, shape, language and reader, because names differ per case. */
const made = new WeakMap<Content, Map<string, Made>>()

/** Returns the section without answers and flags. Returns [] if the section is unknown. */
export function sectionModel(
  content: Content,
  systemName: string,
  facts: ModelFacts,
): readonly ModelGroup[] {
  const { shape, language, names, reader, isSpouseAsked } = facts
  const ofContent = made.get(content) ?? new Map<string, Made>()
  made.set(content, ofContent)
  const text = `${systemName}|${shapeText(shape)}|${language}|${reader}|${isSpouseAsked}`
  const known = ofContent.get(text)
  if (known && known.names[1] === names[1] && known.names[2] === names[2]) return known.groups
  const inGroups = new Map<ContentGroup, Instance[]>()
  for (const instance of listInstances(content, shape).values()) {
    if (instance.section.systemName !== systemName) continue
    const others = inGroups.get(instance.group)
    if (others) others.push(instance)
    else inGroups.set(instance.group, [instance])
  }
  const groups = [...inGroups].map(([group, instances]): ModelGroup => ({
    Name: group.name[language],
    QuestionGroupId: `${systemName}.${group.key}`,
    GroupSummary: (group.summary ?? group.description)[language],
    Description: group.description[language],
    Questions: instances.map((instance) => modelQuestion(instance, facts, content)),
  }))
  ofContent.set(text, { groups, names })
  return groups
}

export function asTransformed(groups: readonly ModelGroup[]): UiTransformedModel {
  const [only, ...others] = groups
  return only && others.length === 0 ? { Questions: only.Questions } : { Groups: groups }
}

function modelQuestion(
  { key, id, question, debtor }: Instance,
  modelFacts: ModelFacts,
  content: Content,
): ModelQuestion {
  const facts: UnitFacts = { ...modelFacts, debtor }
  const whose = subHeader(debtor, question, modelFacts)
  const { UnitForm } = toForm(question, facts)
  const gates = {
    instances: listInstances(content, facts.shape),
    debtor,
    language: facts.language,
    getName: createNaming(content, facts.language),
  }
  return {
    ...describeQuestion(question, key, id, facts, whose),
    SubQuestions: getSubQuestions(question).map((sub) => ({
      ...describeQuestion(sub, sub.key, `${id}.${sub.key}`, facts, whose),
      SubQuestions: [],
      ...toForm(sub, facts),
      FirmReply: '',
    })),
    UnitForm: { ...UnitForm, UISchema: withGates(UnitForm.UISchema, question, gates) },
    FirmReply: '',
  }
}

export function getSubQuestions({ fields }: ContentQuestion): readonly ContentQuestion[] {
  return fields.flatMap((field: ContentField) => field.sub ?? [])
}

type DescribedPart = Omit<ModelQuestion, 'SubQuestions' | 'UnitForm' | 'FirmReply'>

function describeQuestion(
  { name, summary, description }: ContentQuestion,
  key: string,
  id: string,
  { language }: UnitFacts,
  whose: string,
): DescribedPart {
  return {
    Name: name[language],
    Value: key,
    QuestionId: id,
    QuestionSummary: summary[language],
    Description: description[language],
    SubHeader: whose,
    IsDisabled: false,
  }
}

function toForm(question: ContentQuestion, facts: UnitFacts): Pick<ModelQuestion, 'UnitForm'> {
  return { UnitForm: { ...getUnit(question, facts), Data: {}, QuestionCompleteFlag: false } }
}

/** Returns whom the question is about, if it could be about more than one person. */
function subHeader(
  debtor: 1 | 2 | null,
  { who }: ContentQuestion,
  { shape, names, language, isSpouseAsked }: ModelFacts,
): string {
  if (debtor === null) return ''
  if (shape.joint) return names[debtor]
  if (debtor === 2) return spouseNotFiling[language]
  return isSpouseAsked && who === 'eachOrSpouse' ? names[1] : ''
}
