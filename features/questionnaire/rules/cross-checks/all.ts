import { mapInSteps } from '#lib/steps.ts'
import {
  crossCheckIds,
  type CheckedAnswers,
  type CheckedPlace,
  type CrossCheck,
  type CrossCheckId,
} from './cross-check.ts'
import { budgetFarFromEven } from './facts/balance.ts'
import {
  housingPaymentDiffers,
  lifeInsuranceWithoutPolicy,
  retirementLoanInOnePlace,
  supportNotOnce,
  vehiclePaymentsDiffer,
} from './budget.ts'
import {
  cosignedWithoutName,
  familyPaidBack,
  listedTwice,
  findTakenWithoutSeizure,
} from './debts.ts'
import {
  garnishmentNotListed,
  insuranceClaimNotListed,
  paymentsNotListed,
  storageContractNotListed,
  urgentNotListed,
} from './facts/history.ts'
import {
  addressGap,
  communityState,
  householdSizeDiffers,
  impossibleNumber,
  oldCourse,
} from './household.ts'
import {
  incomeInOnePlace,
  jobWithoutPay,
  openBusinessWithoutIncome,
  refundNotListed,
  socialSecurityByYear,
  withdrawalByYear,
} from './income.ts'
import {
  companyWithoutShare,
  itemWithoutLoan,
  loanWithoutItem,
  loanWithoutValue,
  owesOwnBank,
  ownerWithoutHome,
  recentHomestead,
  recentSchoolDeposit,
  totalNotOfList,
} from './property.ts'

const finders: Readonly<Record<CrossCheckId, CrossCheck['find']>> = {
  X01: loanWithoutItem,
  X02: itemWithoutLoan,
  X03: ownerWithoutHome,
  X04: housingPaymentDiffers,
  X05: vehiclePaymentsDiffer,
  X07: jobWithoutPay,
  X08: incomeInOnePlace,
  X10: socialSecurityByYear,
  X11: supportNotOnce,
  X12: retirementLoanInOnePlace,
  X13: lifeInsuranceWithoutPolicy,
  X14: garnishmentNotListed,
  X15: urgentNotListed,
  X16: findTakenWithoutSeizure,
  X21: familyPaidBack,
  X22: paymentsNotListed,
  X24: companyWithoutShare,
  X25: openBusinessWithoutIncome,
  X26: refundNotListed,
  X28: addressGap,
  X30: communityState,
  X33: owesOwnBank,
  X34: cosignedWithoutName,
  X35: budgetFarFromEven,
  X38: householdSizeDiffers,
  X39: oldCourse,
  X40: withdrawalByYear,
  X41: loanWithoutValue,
  X42: recentHomestead,
  X44: impossibleNumber,
  X45: insuranceClaimNotListed,
  X47: storageContractNotListed,
  X48: totalNotOfList,
  X50: listedTwice,
  X52: recentSchoolDeposit,
}

export const crossChecks: readonly CrossCheck[] = crossCheckIds.map((id) => ({
  id,
  find: finders[id],
}))

export interface CheckedWarning {
  readonly id: CrossCheckId
  readonly place: CheckedPlace
}

export function* checkedWarnings(
  checked: CheckedAnswers,
): Generator<void, readonly CheckedWarning[]> {
  const warnings = yield* mapInSteps(crossChecks, ({ id, find }): readonly CheckedWarning[] => {
    const place = find(checked)
    return place ? [{ id, place }] : []
  })
  return warnings.flat()
}
