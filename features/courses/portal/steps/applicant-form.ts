import { graph } from '#ui/graphql/graph.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import type { AccountDetailsForm } from '../../rules/ordering/account-details-form.ts'
import { ownApplicant, renameApplicant } from '../courses.operations.ts'
import type { OwnApplicant } from './use-applicant.ts'

export function applicantForm(applicant: OwnApplicant): AccountDetailsForm {
  return {
    firstName: applicant.givenName ?? '',
    lastName: applicant.familyName ?? '',
    mobilePhone: applicant.mobilePhone ?? '',
    emailAddress: applicant.emailAddress,
    street: applicant.street ?? '',
    zipCode: applicant.zip ?? '',
    city: applicant.city ?? '',
    state: applicant.state ?? '',
  }
}

type Name = Pick<AccountDetailsForm, 'firstName' | 'lastName'>

export function isRenamed(applicant: OwnApplicant, { firstName, lastName }: Name): boolean {
  return (
    firstName.trim() !== (applicant.givenName ?? '').trim() ||
    lastName.trim() !== (applicant.familyName ?? '').trim()
  )
}

/** Returns the saved name. Screens that show the account read it again. */
export async function saveName(
  { id }: OwnApplicant,
  { firstName, lastName }: Name,
): Promise<{ readonly givenName: string | null; readonly familyName: string | null }> {
  const { accounts } = await graph.run(renameApplicant, {
    account: { id, givenName: firstName.trim(), familyName: lastName.trim() },
  })
  await readAgain(ownApplicant, { name: 'OwnProfile' })
  return accounts.update
}
