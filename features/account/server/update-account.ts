import { comparableEmail } from '#lib/email.ts'
import { isLanguage } from '#lib/language.ts'
import { isPhone, isPhoneMask, mobileDigits, plainPhone } from '#lib/phone.ts'
import { isBlank, oneLine, plainCode } from '#lib/text.ts'
import { getActor, type SignedInViewer } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import { detailFields, detailsMaxCharacters, type DetailValues } from '../rules/account-details.ts'
import { isContactType } from '../rules/contact-type.ts'
import { creationStep, mayComplete } from '../rules/creation-step.ts'
import { problem } from '../rules/problems.ts'
import type { AccountRecord } from '../rules/records.ts'
import { consentOfChange, textConsentWords } from '../rules/text-consent.ts'
import { isState } from '#lib/states.ts'
import { findAccountById, lockAccount } from './account.store.ts'
import {
  setCreationStep,
  updateEditableFields,
  type EditableFields,
} from './account-changes.store.ts'
import type { AccountDeps } from './deps.ts'
import { recordTextConsents } from './text-consents.ts'

export interface AccountChange extends Partial<DetailValues<string | null>> {
  readonly id: string
  readonly mobilePhone?: string | null
  readonly userName?: string | null
  readonly emailAddress?: string | null
  readonly ssn?: string | null
  readonly accountCreationStep?: number | null
  readonly contactType?: number | null
  readonly language?: string | null
}

/**
 * Absent and null fields stay unchanged. Phone and email are changed in other flows
 * (spec: accounts#own-flow-only). The creation step can only change from 5 to 6
 * (spec: accounts#completion). Replacing a Social Security number needs a fresh proof
 * (spec: accounts#ssn).
 */
export async function updateAccount(
  deps: AccountDeps,
  viewer: SignedInViewer,
  change: AccountChange,
): Promise<AccountRecord> {
  if (change.id !== viewer.accountId) throw problem('account.not-found')
  return deps.database.transact(async (tx) => {
    const account = await lockAccount(tx, viewer.accountId)
    if (!account) throw problem('account.not-found')
    refuseForeignFlows(account, change)
    const ssn = changedSsn(change.ssn)
    if (ssn !== undefined && account.hasSsn) await deps.requireFreshProof(tx, viewer)
    await updateEditableFields(tx, account.id, {
      ...editableFields(change),
      ...(ssn === undefined
        ? {}
        : { ssnSealed: deps.secrets.seal('account-ssn', ssn, account.id) }),
    })
    await recordTextChoice(deps, tx, viewer, account, change)
    if (ssn !== undefined)
      await deps.audit.record(
        {
          event: 'account.ssn-kept',
          outcome: 'done',
          ...getActor(viewer),
          details: { replaced: account.hasSsn },
        },
        tx,
      )
    if (
      change.accountCreationStep != null &&
      change.accountCreationStep !== account.accountCreationStep
    ) {
      await complete(deps, tx, viewer, account, change.accountCreationStep)
    }
    const saved = await findAccountById(tx, account.id)
    if (!saved) throw problem('account.not-found')
    return saved
  })
}

async function recordTextChoice(
  deps: AccountDeps,
  tx: Tx,
  viewer: SignedInViewer,
  { id: accountId, contactType: before, mobilePhone }: AccountRecord,
  { contactType }: AccountChange,
): Promise<void> {
  const after = contactType != null && isContactType(contactType) ? contactType : before
  const event = consentOfChange(before, after)
  const words = textConsentWords[viewer.source.language].profile
  if (event !== undefined)
    await recordTextConsents(deps, tx, [event], { accountId, mobilePhone, words })
}

function refuseForeignFlows(account: AccountRecord, change: AccountChange): void {
  for (const address of [change.userName, change.emailAddress]) {
    if (!isBlank(address) && comparableEmail(address ?? '') !== account.emailAddress)
      throw problem('account.own-flow-only')
  }
  const mobile = change.mobilePhone ?? ''
  if (!isBlank(mobile) && !isPhoneMask(mobile) && mobileDigits(mobile) !== account.mobilePhone)
    throw problem('account.own-flow-only')
}

function editableFields(change: AccountChange): EditableFields {
  const fields: { -readonly [field in keyof EditableFields]: EditableFields[field] } = {}
  for (const field of detailFields) {
    const typed = change[field]
    if (typed == null) continue
    const text = field === 'homePhone' || field === 'workPhone' ? plainPhone(typed) : oneLine(typed)
    if ([...text].length > detailsMaxCharacters) throw problem('account.text-too-long')
    fields[field] = text === '' ? null : text
  }
  if (fields.givenName === null) throw problem('account.first-name-required')
  if (fields.familyName === null) throw problem('account.last-name-required')
  if (fields.homePhone != null && !isPhone(fields.homePhone))
    throw problem('account.home-phone-invalid')
  if (fields.workPhone != null && !isPhone(fields.workPhone))
    throw problem('account.work-phone-invalid')
  if (fields.state !== undefined && !isState(fields.state ?? ''))
    throw problem('account.state-required')
  if (change.contactType != null) {
    if (!isContactType(change.contactType)) throw problem('account.contact-type-required')
    fields.contactType = change.contactType
  }
  if (change.language != null) {
    if (!isLanguage(change.language)) throw problem('account.language-unknown')
    fields.language = change.language
  }
  return fields
}

/**
 * Returns nine digits. Undefined if the number is unchanged, which means absent, empty or masked.
 */
function changedSsn(typed: string | null | undefined): string | undefined {
  const plain = plainCode(typed ?? '')
  if (plain === '' || /^[X•*]{3}-[X•*]{2}-[\dX•*]{4}$/i.test(plain)) return undefined
  if (!/^\d{3}-?\d{2}-?\d{4}$/.test(plain)) throw problem('account.ssn-invalid')
  return plain.replaceAll('-', '')
}

async function complete(
  deps: AccountDeps,
  tx: Tx,
  viewer: SignedInViewer,
  account: AccountRecord,
  wanted: number,
): Promise<void> {
  const proofs = {
    step: account.accountCreationStep,
    isMobileVerified: account.isMobileVerified,
    isEmailVerified: account.isEmailVerified,
  }
  if (wanted < account.accountCreationStep) return
  if (wanted !== creationStep.allDone || !mayComplete(proofs)) throw problem('account.step-refused')
  await setCreationStep(tx, account.id, creationStep.allDone)
  await deps.audit.record(
    {
      event: 'account.completed',
      outcome: 'done',
      ...getActor(viewer),
    },
    tx,
  )
  await deps.accountCompleted(tx, { accountId: account.id, sessionId: viewer.sessionId })
}
