// spec: documents#asked-by-answers
import type { Language } from '#lib/language.ts'
import { isAskedByAnswers, templateByKey } from '../category-template/category-template.ts'
import type { Requirement, RequirementBy } from '../records.ts'

/** A reason as it is stored: one sentence, and in `each` a second sentence or null. */
export interface Reason {
  /** Identifies the reason. Of several reasons with the same key, only one is kept. */
  readonly key: string
  readonly en: string
  readonly es: string
  readonly each: Readonly<Record<Language, string>> | null
}

export interface DocumentNeed {
  readonly templateKey: string
  /** The debtor who gave the answers; null for both. */
  readonly debtor: 1 | 2 | null
  /** Null while the answers that decide this are incomplete. */
  readonly wanted: boolean | null
  /** If true, this need never makes the document required. */
  readonly isOptional: boolean
  readonly because: Reason
}

export interface CategoryState {
  readonly templateKey: string
  readonly debtor: 1 | 2 | null
  readonly requirement: Requirement
  readonly requirementBy: RequirementBy
  readonly because: readonly Reason[] | null
  readonly isEmpty: boolean
}

export type CategoryRequirement = Pick<CategoryState, 'requirement' | 'requirementBy' | 'because'>

/** The needs for a document: those of its debtor, or all for a shared one. */
export function findNeeds(
  of: Pick<CategoryState, 'templateKey' | 'debtor'>,
  needs: readonly DocumentNeed[],
): readonly DocumentNeed[] {
  return needs.filter(
    ({ templateKey, debtor }) =>
      templateKey === of.templateKey &&
      (debtor === null || of.debtor === null || debtor === of.debtor),
  )
}

/**
 * Returns the same object when nothing changes. Changed answers never withdraw a request, because
 * the client may already look for the document.
 */
export function getRequirementNow(
  state: CategoryState,
  needs: readonly DocumentNeed[],
): CategoryRequirement {
  const own = isAskedByAnswers(state.templateKey) ? findNeeds(state, needs) : []
  if (own.length === 0 || isOfTheFirm(state)) return state
  const wanted = own.filter((need) => need.wanted === true)
  const open = new Set(own.filter((need) => need.wanted === null).map(({ because }) => because.key))
  const reasons = [
    ...toReasons(wanted),
    ...(state.because ?? []).filter(
      ({ key }) => open.has(key) && !wanted.some(({ because }) => because.key === key),
    ),
  ]
  if (wanted.length > 0)
    return withRequirement(
      state,
      wanted.every(({ isOptional }) => isOptional) ? toSuggested(state) : toRequired(state),
      reasons,
    )
  if (open.size === 0 && state.requirement === 'optional' && state.isEmpty)
    return withRequirement(state, 'notNeeded', [])
  const isStillAsked = state.requirementBy === 'answers' && state.requirement === 'required'
  return withRequirement(
    state,
    state.requirement,
    reasons.length === 0 && isStillAsked ? (state.because ?? []) : reasons,
  )
}

/** True when the document is newly required and its category is empty. */
export function isNewlyRequired(
  before: Pick<CategoryState, 'requirement' | 'isEmpty'>,
  after: Pick<CategoryRequirement, 'requirement'>,
): boolean {
  return after.requirement === 'required' && before.requirement !== 'required' && before.isEmpty
}

export function becauseIn(language: Language, because: readonly Reason[]): readonly string[] {
  return [
    ...new Set(
      because.map((reason) =>
        reason.each === null ? reason[language] : `${reason[language]} ${reason.each[language]}`,
      ),
    ),
  ]
}

/**
 * True if the firm set the requirement. Rows from before `requirementBy` existed are compared with
 * the template.
 */
function isOfTheFirm({ templateKey, requirement, requirementBy }: CategoryState): boolean {
  return (
    requirementBy === 'firm' ||
    (requirementBy === 'template' && requirement !== templateByKey.get(templateKey)?.requirement)
  )
}

/** An optional category with documents stays optional. */
function toRequired({ requirement, isEmpty }: CategoryState): Requirement {
  return isEmpty || requirement === 'notNeeded' ? 'required' : requirement
}

function toSuggested({ requirement }: CategoryState): Requirement {
  return requirement === 'notNeeded' ? 'optional' : requirement
}

function toReasons(wanted: readonly DocumentNeed[]): readonly Reason[] {
  return [...new Map(wanted.map(({ because }) => [because.key, because])).values()]
}

function withRequirement(
  state: CategoryState,
  requirement: Requirement,
  reasons: readonly Reason[],
): CategoryRequirement {
  const because = reasons.length === 0 ? null : reasons
  const isSame = requirement === state.requirement && getWords(because) === getWords(state.because)
  return isSame
    ? state
    : {
        requirement,
        requirementBy: requirement === state.requirement ? state.requirementBy : 'answers',
        because,
      }
}

/** Returns the reasons as text to compare, because the database reorders the keys of objects. */
function getWords(because: readonly Reason[] | null): string {
  return JSON.stringify(
    (because ?? []).map(({ key, en, es, each }) => [key, en, es, each?.en, each?.es]),
  )
}
