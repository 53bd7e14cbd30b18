// What the answers to the questionnaire make of one requested document. Pure: told what stands and what is wished, it answers what has to stand (decisions, questionnaire B8.1).
import type { Language } from '#lib/language.ts'
import { isAskedByAnswers, templateByKey } from '../category-template/category-template.ts'
import type { Requirement, RequirementBy } from '../records.ts'

/** Why something is asked for, as it is stored: a sentence of what was said, and one of how many are asked for. */
export interface Reason {
  /** Tells one reason from another; of several with the same one counts. */
  readonly key: string
  readonly en: string
  readonly es: string
  readonly each: Readonly<Record<Language, string>> | null
}

export interface Wish {
  readonly templateKey: string
  /** Whose answers they are; null where they are given for both. */
  readonly debtor: 1 | 2 | null
  /** Null while the answers that decide about it are not complete. */
  readonly wanted: boolean | null
  /** It is never required because of this. */
  readonly isOptional: boolean
  readonly because: Reason
}

/** A requested document as it stands. */
export interface Standing {
  readonly templateKey: string
  readonly debtor: 1 | 2 | null
  readonly requirement: Requirement
  readonly requirementBy: RequirementBy
  readonly because: readonly Reason[] | null
  /** Nothing was ever sent into it. */
  readonly isEmpty: boolean
}

export type Asked = Pick<Standing, 'requirement' | 'requirementBy' | 'because'>

/** The wishes that speak of a document: those of its debtor, and where one of both shares, all. */
export function wishesFor(
  of: Pick<Standing, 'templateKey' | 'debtor'>,
  wishes: readonly Wish[],
): readonly Wish[] {
  return wishes.filter(
    ({ templateKey, debtor }) =>
      templateKey === of.templateKey &&
      (debtor === null || of.debtor === null || debtor === of.debtor),
  )
}

/**
 * How a document has to stand; the same object when it stands well. What was asked for stays so: an answer taken back never hides a paper that somebody looks for
 * already. What the firm said is never changed, nor what everybody is asked for.
 */
export function askedNow(standing: Standing, wishes: readonly Wish[]): Asked {
  const own = isAskedByAnswers(standing.templateKey) ? wishesFor(standing, wishes) : []
  if (own.length === 0 || isOfTheFirm(standing)) return standing
  const wanted = own.filter((wish) => wish.wanted === true)
  const open = new Set(own.filter((wish) => wish.wanted === null).map(({ because }) => because.key))
  const reasons = [
    ...reasonsOf(wanted),
    ...(standing.because ?? []).filter(
      ({ key }) => open.has(key) && !wanted.some(({ because }) => because.key === key),
    ),
  ]
  if (wanted.length > 0)
    return changed(
      standing,
      wanted.every(({ isOptional }) => isOptional) ? suggested(standing) : required(standing),
      reasons,
    )
  if (open.size === 0 && standing.requirement === 'optional' && standing.isEmpty)
    return changed(standing, 'notNeeded', [])
  const isStillAsked = standing.requirementBy === 'answers' && standing.requirement === 'required'
  return changed(
    standing,
    standing.requirement,
    reasons.length === 0 && isStillAsked ? (standing.because ?? []) : reasons,
  )
}

/** True for what is news to whoever reads it: it was not required before, and nothing lies in it. */
export function isNewlyRequired(
  before: Pick<Standing, 'requirement' | 'isEmpty'>,
  after: Pick<Asked, 'requirement'>,
): boolean {
  return after.requirement === 'required' && before.requirement !== 'required' && before.isEmpty
}

/** Each reason once, in a language: what was said, and how many are asked for because of it. */
export function becauseIn(language: Language, because: readonly Reason[]): readonly string[] {
  return [
    ...new Set(
      because.map((reason) =>
        reason.each === null ? reason[language] : `${reason[language]} ${reason.each[language]}`,
      ),
    ),
  ]
}

/** Also from before it was noted whose word a requirement is: what is not as the list has it was changed by the firm. */
function isOfTheFirm({ templateKey, requirement, requirementBy }: Standing): boolean {
  return (
    requirementBy === 'firm' ||
    (requirementBy === 'template' && requirement !== templateByKey.get(templateKey)?.requirement)
  )
}

/** Somebody who has sent something need not be told that it is required; what answers took off the list they bring back. */
function required({ requirement, isEmpty }: Standing): Requirement {
  return isEmpty || requirement === 'notNeeded' ? 'required' : requirement
}

function suggested({ requirement }: Standing): Requirement {
  return requirement === 'notNeeded' ? 'optional' : requirement
}

function reasonsOf(wanted: readonly Wish[]): readonly Reason[] {
  return [...new Map(wanted.map(({ because }) => [because.key, because])).values()]
}

function changed(standing: Standing, requirement: Requirement, reasons: readonly Reason[]): Asked {
  const because = reasons.length === 0 ? null : reasons
  const isSame =
    requirement === standing.requirement && wordsOf(because) === wordsOf(standing.because)
  return isSame
    ? standing
    : {
        requirement,
        requirementBy: requirement === standing.requirement ? standing.requirementBy : 'answers',
        because,
      }
}

/** What reasons say, as one text: the database keeps the names in a reason in an order of its own. */
function wordsOf(because: readonly Reason[] | null): string {
  return JSON.stringify(
    (because ?? []).map(({ key, en, es, each }) => [key, en, es, each?.en, each?.es]),
  )
}
