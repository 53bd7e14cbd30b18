import {
  amountOrNone,
  saysNo,
  saysYes,
  saysYesOrNo,
  sumAt,
  includesAnswer,
  textAt,
} from '../../cross-checks/facts/reading.ts'
import { entriesAt, objectAt } from '../../json.ts'
import type { JsonObject } from '../../content/model.ts'
import { toCents, isStillPaid, otherPropertyCosts } from './home-costs.ts'
import { copyAnswer, withIds, type AnswerCopy, type AnswerSource } from './answer-source.ts'

interface Payment {
  readonly of: string
  readonly what: string
  readonly amount: number
}

/** Maximum number of characters in the field that is filled in. */
const maxCharacters = 80

/** The budget has a line for each of two vehicles. All others are installments. */
export function copyPayments(source: AnswerSource): readonly AnswerCopy[] {
  const [first, second, ...more] = [...vehiclePayments(source), ...leasePayments(source)]
  const others = [
    ...more,
    ...loanPayments(source, 'recreational'),
    ...loanPayments(source, 'itemLoans'),
  ]
  const rents = storageRents(source)
  return [
    ...(first ? copyAnswer([first.of], { vehicle1Payment: first.amount }) : []),
    ...(second ? copyAnswer([second.of], { vehicle2Payment: second.amount }) : []),
    ...listed(others, 'hasOtherInstallments', 'otherInstallments'),
    ...support(source),
    ...otherPropertyCosts(source),
    ...listed(rents, 'hasOtherExpenses', 'otherExpenses'),
  ]
}

export function vehicleCount({ to }: AnswerSource): readonly AnswerCopy[] {
  const [owned, leased] = [to('ownedVehicles'), to('leasedVehicles')]
  if (!saysYesOrNo(owned, 'has') || !saysYesOrNo(leased, 'has')) return []
  const running = entriesAt(owned, 'vehicles').filter(
    (vehicle) => !includesAnswer(objectAt(vehicle, 'vehicleDetails'), 'condition', ['notRunning']),
  )
  return copyAnswer(['ownedVehicles', 'leasedVehicles'], {
    operatedCount: Math.min(maxVehicles, running.length + entriesAt(leased, 'leases').length),
  })
}

/** Maximum value of the field that is filled in. */
const maxVehicles = 10

function vehiclePayments({ to }: AnswerSource): readonly Payment[] {
  return entriesAt(to('ownedVehicles'), 'vehicles').flatMap((vehicle) =>
    payment(
      'ownedVehicles',
      getVehicleName(objectAt(vehicle, 'vehicleDetails')),
      sumAt(
        entriesAt(objectAt(vehicle, 'vehicleLoans'), 'loans').filter(isStillPaid),
        'monthlyPayment',
      ),
    ),
  )
}

function leasePayments({ to }: AnswerSource): readonly Payment[] {
  return entriesAt(to('leasedVehicles'), 'leases')
    .filter((lease) => !saysNo(lease, 'keepLease'))
    .flatMap((lease) =>
      payment('leasedVehicles', getVehicleName(lease), amountOrNone(lease, 'monthlyPayment')),
    )
}

function loanPayments({ to }: AnswerSource, of: 'recreational' | 'itemLoans'): readonly Payment[] {
  const loans =
    of === 'itemLoans'
      ? entriesAt(to(of), 'debts')
      : entriesAt(to(of), 'items').flatMap((item) => entriesAt(item, 'loans'))
  return loans
    .filter(isStillPaid)
    .flatMap((loan) =>
      payment(of, textAt(loan, 'creditorName') ?? '', amountOrNone(loan, 'monthlyPayment')),
    )
}

function storageRents({ to }: AnswerSource): readonly Payment[] {
  const contracts = entriesAt(to('contracts'), 'contracts').filter(
    (contract) => includesAnswer(contract, 'kind', ['storage']) && !saysNo(contract, 'keepIt'),
  )
  const units = entriesAt(to('storageUnits'), 'units').filter((unit) => saysYes(unit, 'stillHave'))
  const rents = contracts.flatMap((contract) =>
    payment(
      'contracts',
      textAt(contract, 'partyName') ?? '',
      amountOrNone(contract, 'monthlyPayment'),
    ),
  )
  return rents.length > 0
    ? rents
    : units.flatMap((unit) =>
        payment('storageUnits', textAt(unit, 'facility') ?? '', amountOrNone(unit, 'monthlyRent')),
      )
}

/** Leaves out support that is taken from pay, because the pay includes it. */
function support({ to }: AnswerSource): readonly AnswerCopy[] {
  const owed = to('supportOwed')
  const direct = entriesAt(owed, 'orders').filter((order) =>
    includesAnswer(order, 'howPaid', ['direct']),
  )
  return saysYes(owed, 'has')
    ? copyAnswer(['supportOwed'], { supportPaid: toCents(sumAt(direct, 'monthlyAmount')) })
    : []
}

function payment(of: string, what: string, amount: number): readonly Payment[] {
  return amount > 0 && what !== ''
    ? [{ of, what: [...what].slice(0, maxCharacters).join(''), amount: toCents(amount) }]
    : []
}

function listed(paid: readonly Payment[], gate: string, list: string): readonly AnswerCopy[] {
  if (paid.length === 0) return []
  return copyAnswer([...new Set(paid.map(({ of }) => of))], {
    [gate]: 'yes',
    [list]: withIds(paid.map(({ what, amount }) => ({ what, amount }))),
  })
}

function getVehicleName(vehicle: JsonObject): string {
  return ['year', 'make', 'model'].flatMap((key) => textAt(vehicle, key) ?? []).join(' ')
}
