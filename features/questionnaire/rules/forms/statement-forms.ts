import { formPart, type OfficialForm } from './official-form.ts'

export const statementForms: readonly OfficialForm[] = [
  {
    number: '107',
    name: 'Statement of Financial Affairs',
    parts: [
      formPart('Part 1: Marital status and where you lived before', [
        ['1', 'Marital status'],
        ['2', 'Where you lived in the last 3 years'],
        ['3', 'Lived in a community property state in the last 8 years'],
      ]),
      formPart('Part 2: Sources of your income', [
        ['4', 'Income from employment or business'],
        ['5', 'Other income'],
      ]),
      formPart('Part 3: Payments before you filed', [
        ['6', 'Consumer debts and payments in the last 90 days'],
        ['7', 'Payments to insiders within 1 year'],
        ['8', 'Payments that benefited an insider'],
      ]),
      formPart('Part 4: Legal actions, repossessions and foreclosures', [
        ['9', 'Lawsuits and court actions'],
        ['10', 'Property repossessed, foreclosed, garnished or seized'],
        ['11', 'Setoffs by creditors'],
        ['12', 'Assignees, receivers and custodians'],
      ]),
      formPart('Part 5: Gifts and contributions', [
        ['13', 'Gifts of more than $600 to a person'],
        ['14', 'Gifts of more than $600 to a charity'],
      ]),
      formPart('Part 6: Losses', [['15', 'Theft, fire, other disaster, gambling']]),
      formPart('Part 7: Payments or transfers', [
        ['16', 'Paid for help with bankruptcy'],
        ['17', 'Paid for help with creditors'],
        ['18', 'Other transfers of property'],
        ['19', 'Transfers to a self-settled trust'],
      ]),
      formPart('Part 8: Accounts, safe deposit boxes and storage units', [
        ['20', 'Closed financial accounts'],
        ['21', 'Safe deposit boxes'],
        ['22', 'Storage units'],
      ]),
      formPart('Part 9: Property you hold for someone else', [
        ['23', 'Property that someone else owns'],
      ]),
      formPart('Part 10: Environmental information', [
        ['24', 'Notified by a government unit'],
        ['25', 'Notified a government unit of a release'],
        ['26', 'Environmental proceedings'],
      ]),
      formPart('Part 11: Businesses', [
        ['27', 'Businesses within 4 years'],
        ['28', 'Financial statements within 2 years'],
      ]),
      formPart('Part 12: Sign below', [['P12', 'Signature']]),
    ],
  },
  {
    number: '108',
    name: 'Statement of Intention',
    chapter: 7,
    parts: [
      formPart('Part 1: Creditors with secured claims', [
        ['1', 'Property and what you intend to do with it'],
      ]),
      formPart('Part 2: Unexpired personal property leases', [['2', 'Leases']]),
    ],
  },
]
