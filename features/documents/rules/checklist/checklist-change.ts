// What changes in a case that gets another checklist (spec: case-checklist#template).
import { templateByKey } from '../category-template/category-template.ts'
import type { Requirement, RequirementBy } from '../records.ts'
import { byNeed, isOfEveryCase, type TailoredRow } from './checklist-template.ts'

/** Why a category keeps its requirement although the checklist asks for another one. */
export type Stay = 'documents' | 'firm' | 'answers'

export interface HeldCategory {
  readonly templateKey: string
  readonly debtor: 1 | 2 | null
  readonly requirement: Requirement
  readonly requirementBy: RequirementBy
  /** False once the firm has decided the requirement in the case. */
  readonly followsChecklist: boolean
  /** True while an answer of the client asks for the document. */
  readonly isNeededByAnswers: boolean
  readonly hasDocuments: boolean
}

export interface ChecklistChange {
  readonly row: TailoredRow
  /** Null for a category that the case does not have. */
  readonly from: Requirement | null
  readonly to: Requirement
  /** Null if it changes. */
  readonly stays: Stay | null
}

/**
 * In the order of the checklist; without what is as the checklist wants it. Nothing is taken out of a
 * case: a category that the checklist does not ask for is not needed.
 */
export function planChange(
  held: readonly HeldCategory[],
  wanted: readonly TailoredRow[],
): readonly ChecklistChange[] {
  return wanted.flatMap((row): readonly ChecklistChange[] => {
    if (templateByKey.get(row.key)?.children || isOfEveryCase(row.key)) return []
    const category = held.find(
      ({ templateKey, debtor }) => templateKey === row.key && debtor === row.debtor,
    )
    const to = row.requirement
    if (!category) return to === 'notNeeded' ? [] : [{ row, from: null, to, stays: null }]
    if (category.requirement === to || isAsAnswered(category, to)) return []
    return [{ row, from: category.requirement, to, stays: findStay(category, to) }]
  })
}

/** An optional category is as needed as the answers say. */
function isAsAnswered({ requirementBy }: HeldCategory, to: Requirement): boolean {
  return requirementBy === 'answers' && to === 'optional'
}

function findStay(category: HeldCategory, to: Requirement): Stay | null {
  const { requirement, requirementBy, followsChecklist, isNeededByAnswers, hasDocuments } = category
  if (requirementBy === 'firm' && !followsChecklist) return 'firm'
  const isLess = byNeed.indexOf(to) > byNeed.indexOf(requirement)
  if (!isLess) return null
  if (hasDocuments) return 'documents'
  return isNeededByAnswers || requirementBy === 'answers' ? 'answers' : null
}
