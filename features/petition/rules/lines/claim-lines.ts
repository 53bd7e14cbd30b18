// Totals of Schedules D and E/F.
import type { Entry, Petition } from '../model/petition.ts'
import {
  addLine,
  findUnsettled,
  fromLines,
  joinInputs,
  noInputs,
  toInput,
  type LineInputs,
  type Lines,
} from './computed-line.ts'

export const securedKinds = ['secured', 'propertyTax'] as const

/** The line of Schedule E/F that adds up claims of a kind. */
const lineOfClaim: Readonly<Record<string, string>> = {
  domesticSupport: '6a',
  taxes: '6b',
  intoxicatedInjury: '6c',
  ...{ otherPriority: '6d', tenantDeposit: '6d' },
  studentLoans: '6f',
  divorceDebts: '6g',
  ...{ creditCards: '6i', personalLoans: '6i', familyLoans: '6i', medicalBills: '6i' },
  ...{ utilityBills: '6i', rentDebts: '6i', rent: '6i', bankDebts: '6i', deficiencies: '6i' },
  ...{ judgmentDebts: '6i', governmentDebts: '6i', cosignedDebts: '6i', businessDebts: '6i' },
  otherDebts: '6i',
}
const priority = ['6a', '6b', '6c', '6d'] as const
const nonpriority = ['6f', '6g', '6h', '6i'] as const

export function addClaimLines(lines: Lines, petition: Petition): void {
  const secured = amountsOf(petition, securedKinds, () => true)
  addLine(lines, { form: '106D', line: '2A', column: 0 }, 'Add the amounts of column A.', secured)
  const form = '106E/F'
  for (const line of [...priority, ...nonpriority]) {
    const kinds = Object.keys(lineOfClaim).filter(
      (kind) => lineOfClaim[kind] === line || (line === '6h' && kind === 'otherDebts'),
    )
    const claims = amountsOf(petition, kinds, (claim) => lineOf(claim) === line)
    addLine(lines, { form, line, column: 0 }, 'Add the claims of this type.', claims)
  }
  const [ofPriority, others] = [priority, nonpriority].map((names) => fromLines(lines, form, names))
  addLine(
    lines,
    { form, line: '6e', column: 0 },
    'Add lines 6a through 6d.',
    ofPriority ?? noInputs,
  )
  addLine(lines, { form, line: '6j', column: 0 }, 'Add lines 6f through 6i.', others ?? noInputs)
}

function lineOf({ kind, fields }: Entry<'claims'>): string | undefined {
  return kind === 'otherDebts' && fields.debtKind?.value === 'pension' ? '6h' : lineOfClaim[kind]
}

function amountsOf(
  petition: Petition,
  kinds: readonly string[],
  isCounted: (claim: Entry<'claims'>) => boolean,
): LineInputs {
  const claims = petition.parts.claims.filter(
    (claim) => kinds.includes(claim.kind) && isCounted(claim),
  )
  return joinInputs([
    findUnsettled(petition, 'claims', { kinds }),
    ...claims.map(({ id, fields: { amount } }) =>
      amount
        ? { ...noInputs, inputs: [toInput('claims.amount', amount)] }
        : { ...noInputs, missing: [id] },
    ),
  ])
}
