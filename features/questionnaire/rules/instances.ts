// spec: questionnaire#copies, questionnaire#non-filing-spouse
import type {
  Condition,
  Content,
  ContentGroup,
  ContentQuestion,
  ContentSection,
} from './content/content.ts'
import { shapeText, type Shape } from './shape.ts'

export interface Instance {
  readonly key: string
  readonly id: string
  readonly debtor: 1 | 2 | null
  readonly question: ContentQuestion
  readonly group: ContentGroup
  readonly section: ContentSection
  /** All must be true (spec: questionnaire#group-conditions). */
  readonly conditions: readonly Condition[]
}

/** A non-filing spouse's income counts if they live together or in chapter 13 (122A, 122C). */
export const spouseBesides: Condition = {
  all: [
    {
      of: { question: 'maritalStatus', field: 'status' },
      is: 'in',
      value: ['married', 'legalEquivalent'],
    },
    {
      any: [
        { of: { question: 'maritalStatus', field: 'liveTogether' }, is: '==', value: 'yes' },
        { of: { context: 'chapter' }, is: '==', value: 13 },
      ],
    },
  ],
}

const made = new WeakMap<Content, Map<string, ReadonlyMap<string, Instance>>>()

/** Returns the instances by key, in content order. They are cached for each content and shape. */
export function listInstances(content: Content, shape: Shape): ReadonlyMap<string, Instance> {
  const ofContent = made.get(content) ?? new Map<string, ReadonlyMap<string, Instance>>()
  made.set(content, ofContent)
  const text = shapeText(shape)
  const known = ofContent.get(text)
  if (known) return known
  const all = content.sections.flatMap((section) =>
    section.groups.flatMap((group) =>
      group.questions.flatMap((question) => getCopies(section, group, question, shape)),
    ),
  )
  const byKey = new Map(all.map((instance) => [instance.key, instance]))
  ofContent.set(text, byKey)
  return byKey
}

function getCopies(
  section: ContentSection,
  group: ContentGroup,
  question: ContentQuestion,
  { joint, chapter }: Shape,
): readonly Instance[] {
  const conditions = [group.condition, question.condition].filter(
    (condition) => condition !== undefined,
  )
  const otherChapter =
    question.chapters !== undefined && chapter !== null && !question.chapters.includes(chapter)
  const copy = (key: string, debtor: 1 | 2 | null, ...more: readonly Condition[]): Instance => ({
    key,
    id: `${section.systemName}.${group.key}.${key}`,
    debtor,
    question,
    group,
    section,
    conditions: [...conditions, ...more, ...(otherChapter ? [never] : [])],
  })
  if (question.who === 'household') return [copy(question.key, null)]
  if (question.who === 'debtor2') return [copy(question.key, 2)]
  const first = copy(`${question.key}_d1`, 1)
  if (joint) return [first, copy(`${question.key}_d2`, 2)]
  return question.who === 'eachOrSpouse'
    ? [first, copy(`${question.key}_d2`, 2, spouseBesides)]
    : [first]
}

export function isSpouseAsked(
  content: Content,
  shape: Shape,
  isSkipped: (key: string) => boolean,
): boolean {
  return (
    !shape.joint &&
    [...listInstances(content, shape).values()].some(
      ({ key, debtor, question }) =>
        debtor === 2 && question.who === 'eachOrSpouse' && !isSkipped(key),
    )
  )
}

const never: Condition = { any: [] }
