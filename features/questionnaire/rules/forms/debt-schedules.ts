import { wholeForm } from './petition-forms.ts'
import { formPart, undivided, type OfficialForm } from './official-form.ts'

/** Schedules D to H. */
export const debtSchedules: readonly OfficialForm[] = [
  {
    number: '106D',
    name: 'Schedule D: Creditors Who Have Claims Secured by Property',
    parts: [
      formPart('Part 1: All secured claims', [
        ['1', 'Do any creditors have secured claims?'],
        ['2', 'Secured claims'],
      ]),
      formPart('Part 2: Others to be notified', [['P2', 'Collectors and other people to notify']]),
    ],
  },
  {
    number: '106E/F',
    name: 'Schedule E/F: Creditors Who Have Unsecured Claims',
    parts: [
      formPart('Sources', [[wholeForm, 'Credit reports']]),
      formPart('Part 1: Priority unsecured claims', [
        ['1', 'Do any creditors have priority claims?'],
        ['2', 'Priority claims'],
      ]),
      formPart('Part 2: Nonpriority unsecured claims', [
        ['3', 'Do any creditors have nonpriority claims?'],
        ['4', 'Nonpriority claims'],
      ]),
      formPart('Part 3: Others to be notified', [['5', 'Collectors and other people to notify']]),
    ],
  },
  {
    number: '106G',
    name: 'Schedule G: Executory Contracts and Unexpired Leases',
    parts: undivided([
      ['1', 'Do you have any contracts or leases?'],
      ['2', 'Contracts and leases'],
    ]),
  },
  {
    number: '106H',
    name: 'Schedule H: Your Codebtors',
    parts: undivided([
      ['1', 'Do you have any codebtors?'],
      ['2', 'Lived in a community property state in the last 8 years'],
      ['3', 'Codebtors'],
    ]),
  },
]
