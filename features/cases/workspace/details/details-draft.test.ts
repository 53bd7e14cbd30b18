// spec: workspace#case-details
import { expect, test } from 'vitest'
import type { CaseDetails } from '../../rules/case-details.ts'
import { toDetails, toDetailsDraft } from './details-draft.ts'

const none: CaseDetails = { plannedFilingOn: null, urgencies: [], clientCode: null, greeting: null }

test.each<CaseDetails>([
  none,
  {
    plannedFilingOn: '2027-01-15',
    urgencies: ['WAGES_GARNISHED'],
    clientCode: '12345',
    greeting: 'Welcome.\nCall us.',
  },
])('%j comes back from the form as it was', (details) =>
  expect(toDetails(toDetailsDraft(details))).toEqual(details),
)

test('text that is no day is kept, so that the form refuses it', () => {
  expect(toDetails({ ...toDetailsDraft(none), plannedFilingOn: 'soon' }).plannedFilingOn).toBe(
    'soon',
  )
})
