// The list of documents a case asks for: a versioned template, and the rows that a new case copies from it.
import {
  creditCounselingKey,
  debtorEducationKey,
  fromAttorneyKey,
  otherKey,
  type Chapter,
  type TemplateCategory,
} from '../categories/category-kind.ts'
import { businessAndMore } from './category-template-business.ts'
import { courtAndCase } from './category-template-case.ts'
import { personAndMoney } from './category-template-person.ts'
import { everybodyOwed, homeAndVehicles } from './category-template-property.ts'

/** Goes up by one with every change of the list. A case keeps the rows it copied; edited words reach them by a migration. */
export const categoryTemplateVersion = 5

export const categoryTemplate: readonly TemplateCategory[] = [
  ...personAndMoney,
  ...homeAndVehicles,
  ...businessAndMore,
  ...everybodyOwed,
  ...courtAndCase,
]

export const templateByKey: ReadonlyMap<string, TemplateCategory> = new Map(
  categoryTemplate
    .flatMap((entry) => [entry, ...(entry.children ?? [])])
    .map((entry) => [entry.key, entry]),
)

/** Everybody is asked for these, or the firm and the courses alone, whatever the answers are (decisions, questionnaire B8.1). */
const neverByAnswers = [
  'identity.photo-id',
  'identity.social-security',
  'taxes.federal-latest',
  'taxes.federal-before',
  'taxes.four-years',
  creditCounselingKey,
  debtorEducationKey,
  fromAttorneyKey,
  otherKey,
]

/** True for what the answers to the questionnaire may ask for: a leaf, none of those. */
export function isAskedByAnswers(key: string): boolean {
  const entry = templateByKey.get(key)
  return entry !== undefined && !entry.children && !neverByAnswers.includes(key)
}

/** True where a downloaded PDF is asked for, whatever the firm has made of the words. */
export function asksForPdf(templateKey: string): boolean {
  return templateByKey.get(templateKey)?.asksForPdf === true
}

export interface CaseFacts {
  /** Null while the chapter is not decided. */
  readonly chapter: Chapter | null
  readonly isJoint: boolean
  readonly firstNames: readonly [string, string?]
}

export interface CategoryRow {
  readonly key: string
  readonly parentKey: string | null
  /** Whose it is; null for what both share. */
  readonly debtor: 1 | 2 | null
  readonly name: string
  readonly description: string
  readonly period: string | null
  readonly why: string | null
  readonly help: string | null
  readonly requirement: 'required' | 'optional'
  /** 1, 2, 3 … through the whole list, folders before their leaves. */
  readonly position: number
}

/**
 * The rows of a new case, in order. An entry of one chapter is left out while the chapter is not decided, and a folder that ends up empty with it.
 * In a joint case a per-debtor leaf appears once for each, and its name says whose it is.
 */
export function categoriesFor(facts: CaseFacts): readonly CategoryRow[] {
  const rows = categoryTemplate.flatMap((entry) => rowsOf(entry, null, facts))
  return rows.map((row, index) => ({ ...row, position: index + 1 }))
}

type Unplaced = Omit<CategoryRow, 'position'>

function rowsOf(
  entry: TemplateCategory,
  parentKey: string | null,
  facts: CaseFacts,
): readonly Unplaced[] {
  if (!concerns(entry, facts.chapter)) return []
  if (!entry.children)
    return ownersOf(entry, facts).map((debtor) => rowOf(entry, parentKey, debtor, facts))
  const below = entry.children.flatMap((child) => rowsOf(child, entry.key, facts))
  return below.length === 0 ? [] : [rowOf(entry, parentKey, null, facts), ...below]
}

function concerns(entry: TemplateCategory, chapter: Chapter | null): boolean {
  return chapter === null ? entry.chapters.length === 2 : entry.chapters.includes(chapter)
}

function ownersOf(entry: TemplateCategory, { isJoint }: CaseFacts): ReadonlyArray<1 | 2 | null> {
  if (!entry.perDebtor) return [null]
  return isJoint ? [1, 2] : [1]
}

function rowOf(
  entry: TemplateCategory,
  parentKey: string | null,
  debtor: 1 | 2 | null,
  facts: CaseFacts,
): Unplaced {
  const { key, description, period = null, why = null, help = null, requirement } = entry
  const name =
    debtor === null || !facts.isJoint || entry.fixedName
      ? entry.name
      : `${entry.name} (${ownerName(debtor, facts.firstNames)})`
  return { key, parentKey, debtor, name, description, period, why, help, requirement }
}

/** The first name, or the slot where it is missing or both share one. */
function ownerName(debtor: 1 | 2, [first, second = '']: CaseFacts['firstNames']): string {
  const name = (debtor === 1 ? first : second).trim()
  if (name === '') return `Debtor ${debtor}`
  return first.trim() === second.trim() ? `${name}, Debtor ${debtor}` : name
}
