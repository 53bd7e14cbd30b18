import { holds } from '../../content/condition.ts'
import type { CheckedAnswers } from '../cross-check.ts'
import { spouseBesides } from '../../instances.ts'
import { answerTo, textAt, type Debtor } from './reading.ts'

export const marriedStatuses: readonly string[] = ['married', 'separated', 'legalEquivalent']

export function findMaritalStatus(checked: CheckedAnswers): string | undefined {
  return textAt(answerTo(checked, 'maritalStatus'), 'status')
}

/** Returns the debtors whose income counts. Undefined until this can be decided. */
export function findEarners(checked: CheckedAnswers): readonly Debtor[] | undefined {
  if (checked.shape.joint) return [1, 2]
  if (findMaritalStatus(checked) === undefined) return undefined
  const { joint, chapter } = checked.shape
  const isBesides = holds(spouseBesides, {
    joint,
    chapter,
    debtor: null,
    findValue: (reference) =>
      'question' in reference ? answerTo(checked, reference.question)[reference.field] : undefined,
  })
  return isBesides ? [1, 2] : [1]
}
