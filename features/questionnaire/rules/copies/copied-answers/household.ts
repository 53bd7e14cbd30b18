import { marriedStatuses } from '../../cross-checks/facts/household.ts'
import { saysYes, saysYesOrNo, textAt } from '../../cross-checks/facts/reading.ts'
import { entriesAt } from '../../json.ts'
import { copyAnswer, type AnswerCopy, type AnswerSource } from './answer-source.ts'

export function sameHome({ to, debtor }: AnswerSource): readonly AnswerCopy[] {
  const marriage = to('maritalStatus')
  if (debtor !== 2) return []
  if (saysYes(marriage, 'separateHousehold'))
    return copyAnswer(['maritalStatus'], { sameAsSpouse: 'no' })
  return saysYesOrNo(marriage, 'liveTogether')
    ? copyAnswer(['maritalStatus'], { sameAsSpouse: textAt(marriage, 'liveTogether') })
    : []
}

export function spouseAddress({ to }: AnswerSource): readonly AnswerCopy[] {
  const marriage = to('maritalStatus')
  return saysYesOrNo(marriage, 'liveTogether')
    ? copyAnswer(['maritalStatus'], { sameAddress: textAt(marriage, 'liveTogether') })
    : []
}

/** People on the tax return are known only if there is no spouse, or if both spouses file. */
export function householdSize({ to, joint }: AnswerSource): readonly AnswerCopy[] {
  const [marriage, dependents, others] = [
    to('maritalStatus'),
    to('dependents'),
    to('otherHousehold'),
  ]
  const status = textAt(marriage, 'status')
  if (status === undefined || !saysYesOrNo(dependents, 'has')) return []
  const isAlone = !joint && !saysYes(marriage, 'liveTogether')
  const hasSpouse = joint || marriedStatuses.includes(status)
  const people = entriesAt(dependents, 'people')
  const livingThere =
    people.filter((person) => saysYes(person, 'livesWithYou')).length +
    entriesAt(others, 'people').length
  const claimed = people.filter((person) => saysYes(person, 'claimedOnTaxes')).length
  const apart = joint && saysYes(marriage, 'separateHousehold')
  return [
    ...copyAnswer(
      ['maritalStatus', 'dependents', ...(saysYesOrNo(others, 'has') ? ['otherHousehold'] : [])],
      { peopleInHousehold: (isAlone || apart ? 1 : 2) + livingThere },
    ),
    ...copyAnswer(['maritalStatus', 'dependents'], {
      peopleOnTaxReturn: hasSpouse && !joint ? undefined : (joint ? 2 : 1) + claimed,
    }),
  ]
}
