import {
  creditCounselingKey,
  debtorEducationKey,
  fromAttorneyKey,
  otherKey,
  type Chapter,
  type TemplateCategory,
} from './category-kind.ts'
import { businessAndMore } from './category-template-business.ts'
import { courtAndCase } from './category-template-case.ts'
import { personAndMoney } from './category-template-person.ts'
import { everybodyOwed, homeAndVehicles } from './category-template-property.ts'

/** Cases keep their rows when it changes. A migration, or earlier-category-texts.ts, follows edited texts. */
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

/** Leaves that do not depend on answers (spec: documents#never-by-answers). */
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

/** True for leaves that questionnaire answers may request. */
export function isAskedByAnswers(key: string): boolean {
  const entry = templateByKey.get(key)
  return entry !== undefined && !entry.children && !neverByAnswers.includes(key)
}

/** True when a downloaded PDF is requested, even if the firm changed the text. */
export function asksForPdf(templateKey: string): boolean {
  return templateByKey.get(templateKey)?.asksForPdf === true
}

export interface CaseFacts {
  /** Null while the chapter is undecided. */
  readonly chapter: Chapter | null
  readonly isJoint: boolean
  readonly firstNames: readonly [string, string?]
}

export interface CategoryRow {
  readonly key: string
  readonly parentKey: string | null
  readonly debtor: 1 | 2 | null
  readonly name: string
  readonly description: string
  readonly period: string | null
  readonly why: string | null
  readonly help: string | null
  readonly requirement: 'required' | 'optional'
  /** Numbers the whole list from 1. A folder comes before its leaves. */
  readonly position: number
}

/** Without a chapter, omits entries of one chapter. Repeats a per-debtor leaf in a joint case. */
export function categoriesFor(facts: CaseFacts): readonly CategoryRow[] {
  const rows = categoryTemplate.flatMap((entry) => toRows(entry, null, facts))
  return rows.map((row, index) => ({ ...row, position: index + 1 }))
}

type UnplacedCategory = Omit<CategoryRow, 'position'>

function toRows(
  entry: TemplateCategory,
  parentKey: string | null,
  facts: CaseFacts,
): readonly UnplacedCategory[] {
  if (!concernsChapter(entry, facts.chapter)) return []
  if (!entry.children)
    return getOwners(entry, facts).map((debtor) => toRow(entry, parentKey, debtor, facts))
  const below = entry.children.flatMap((child) => toRows(child, entry.key, facts))
  return below.length === 0 ? [] : [toRow(entry, parentKey, null, facts), ...below]
}

/** Without a chapter, only what concerns both. */
export function concernsChapter(entry: TemplateCategory, chapter: Chapter | null): boolean {
  return chapter === null ? entry.chapters.length === 2 : entry.chapters.includes(chapter)
}

function getOwners(entry: TemplateCategory, { isJoint }: CaseFacts): ReadonlyArray<1 | 2 | null> {
  if (!entry.perDebtor) return [null]
  return isJoint ? [1, 2] : [1]
}

function toRow(
  entry: TemplateCategory,
  parentKey: string | null,
  debtor: 1 | 2 | null,
  facts: CaseFacts,
): UnplacedCategory {
  const { key, description, period = null, why = null, help = null, requirement } = entry
  const name =
    debtor === null || !facts.isJoint || entry.fixedName
      ? entry.name
      : `${entry.name} (${ownerName(debtor, facts.firstNames)})`
  return { key, parentKey, debtor, name, description, period, why, help, requirement }
}

/** Returns the first name, or "Debtor 1" or "Debtor 2". Adds the number to equal names. */
function ownerName(debtor: 1 | 2, [first, second = '']: CaseFacts['firstNames']): string {
  const name = (debtor === 1 ? first : second).trim()
  if (name === '') return `Debtor ${debtor}`
  return first.trim() === second.trim() ? `${name}, Debtor ${debtor}` : name
}
