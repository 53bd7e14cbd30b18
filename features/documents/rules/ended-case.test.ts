import { expect, test } from 'vitest'
import { isOpenForClients, requirementAtEnd, type AskedCategory } from './ended-case.ts'

const before = new Date('2026-11-01T12:00:00Z')
const endedAt = new Date('2026-11-10T12:00:00Z')
const after = new Date('2026-11-10T12:00:01Z')
const end = { status: 'Complete', caseNumber: '26-10001', endedAt }
const category: AskedCategory = {
  templateKey: 'taxes.federal-latest',
  requirement: 'required',
  requestedAt: null,
}
const second = { ...category, templateKey: 'certificate-debtor-education' }

test.each([
  ['a category of the checklist', category, [], end, 'notNeeded'],
  ['in a case that goes on', category, [], { ...end, status: 'Filed', endedAt: null }, 'required'],
  ['requested before the end', { ...category, requestedAt: before }, [], end, 'notNeeded'],
  ['requested after the end', { ...category, requestedAt: after }, [], end, 'required'],
  [
    'requested, the end is unknown',
    { ...category, requestedAt: after },
    [],
    { ...end, endedAt: null },
    'notNeeded',
  ],
  ['sent back before the end', category, [['Rejected', false, before]], end, 'notNeeded'],
  ['sent back after the end', category, [['Rejected', false, after]], end, 'required'],
  ['accepted after the end', category, [['Accepted', false, after]], end, 'notNeeded'],
  ['with a later document of the firm', category, [['Accepted', true, after]], end, 'required'],
  ['the second certificate', second, [], end, 'optional'],
  ['the second certificate without a number', second, [], { ...end, caseNumber: ' ' }, 'notNeeded'],
  [
    'the first certificate',
    { ...second, templateKey: 'certificate-credit-counseling' },
    [],
    end,
    'notNeeded',
  ],
] as const)(
  'in an ended case, %s is as needed as it should be',
  (_, wanted, documents, of, needed) => {
    const sent = documents.map(([status, isFromFirm, newsAt]) => ({ status, isFromFirm, newsAt }))
    expect(requirementAtEnd(wanted, sent, of)).toBe(needed)
    expect(isOpenForClients(wanted, sent, of)).toBe(needed !== 'notNeeded')
  },
)
