// What the checklists of a firm's new cases ask for (spec: documents#checklist-template).
import { problemFactory, type ProblemList } from '#lib/problem.ts'
import {
  creditCounselingKey,
  debtorEducationKey,
  fromAttorneyKey,
  otherKey,
  type Chapter,
  type TemplateCategory,
} from '../category-template/category-kind.ts'
import { categoryTemplate, type CategoryRow } from '../category-template/category-template.ts'
import type { Requirement, RequirementBy } from '../records.ts'

export const checklistProblems = {
  'documents.checklist-category-unknown': {
    kind: 'invalid',
    text: 'This page is too old. Reload it and try again.',
  },
  'documents.checklist-changed': {
    kind: 'refused',
    text: 'A colleague has changed this checklist. Your changes are not saved yet.',
  },
  'documents.checklists-changed': {
    kind: 'refused',
    text: 'A colleague has changed the names of the checklists. Your changes are not saved yet.',
  },
  'documents.checklist-name-blank': {
    kind: 'invalid',
    text: 'Enter a name, or remove this checklist.',
  },
  'documents.checklist-name-too-long': {
    kind: 'invalid',
    text: 'A name can have {max} characters at most.',
  },
  'documents.checklist-name-twice': {
    kind: 'invalid',
    text: 'An earlier checklist has this name. Choose a different one.',
  },
  'documents.checklist-change-outdated': {
    kind: 'refused',
    text: 'The case has changed since you opened this. Check again what would change, then save.',
  },
  'documents.checklist-case-ended': {
    kind: 'refused',
    text: 'This case has ended. Its checklist stays as it is.',
  },
} as const satisfies ProblemList

export type ChecklistProblemCode = keyof typeof checklistProblems

export const problem = problemFactory(checklistProblems)

/** Only what differs from the product, by the key of the category. */
export type ChecklistTemplate = Readonly<Record<string, Requirement>>

export const chapters: readonly Chapter[] = [7, 13]

export interface ChecklistEntry {
  readonly key: string
  /** Null for a category of its own. */
  readonly folderKey: string | null
  readonly perDebtor: boolean
  readonly standard: Requirement
  readonly chapters: readonly Chapter[]
}

/** The courses, the documents of the firm and "Other" are in every case. */
const fixedKeys = [creditCounselingKey, debtorEducationKey, fromAttorneyKey, otherKey]

export function isOfEveryCase(key: string): boolean {
  return fixedKeys.includes(key)
}

/** What a firm may change for a chapter, in the order of the checklist. */
export function listEntries(chapter: Chapter): readonly ChecklistEntry[] {
  return categoryTemplate
    .flatMap((category) =>
      category.children
        ? category.children.map((child) => toEntry(child, category.key))
        : [toEntry(category, null)],
    )
    .filter(({ key, chapters: concerned }) => concerned.includes(chapter) && !isOfEveryCase(key))
}

function toEntry(
  { key, perDebtor, requirement: standard, chapters: concerned }: TemplateCategory,
  folderKey: string | null,
): ChecklistEntry {
  return { key, folderKey, perDebtor, standard, chapters: concerned }
}

export interface ChosenRequirement {
  readonly key: string
  readonly requirement: Requirement
}

/** What is not chosen stays as in the product. */
export function toTemplate(
  chapter: Chapter,
  chosen: readonly ChosenRequirement[],
): ChecklistTemplate {
  const standards = new Map(listEntries(chapter).map(({ key, standard }) => [key, standard]))
  if (!chosen.every(({ key }) => standards.has(key)))
    throw problem('documents.checklist-category-unknown')
  return Object.fromEntries(
    chosen
      .filter(({ key, requirement }) => standards.get(key) !== requirement)
      .map(({ key, requirement }) => [key, requirement]),
  )
}

export interface TailoredRow extends Omit<CategoryRow, 'requirement'> {
  readonly requirement: Requirement
  readonly requirementBy: RequirementBy
}

/**
 * Rows of a new case as the firm asks for them. While the chapter is undecided, a category is as
 * needed as in the chapter that needs it more.
 */
export function tailor(
  rows: readonly CategoryRow[],
  templates: Readonly<Record<Chapter, ChecklistTemplate>>,
  chapter: Chapter | null,
): readonly TailoredRow[] {
  const concerned = chapter === null ? chapters : [chapter]
  return rows.map((row) => {
    const [requirement = row.requirement] = concerned
      .map((each) => templates[each][row.key] ?? row.requirement)
      .toSorted((a, b) => byNeed.indexOf(a) - byNeed.indexOf(b))
    const requirementBy = requirement === row.requirement ? 'template' : 'firm'
    return { ...row, requirement, requirementBy }
  })
}

/** The most needed first. */
export const byNeed: readonly Requirement[] = ['required', 'optional', 'notNeeded']
