// placeNewCourseOrderCreateAccount (spec: courses#create-account).
import { oneLine } from '#lib/text.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import type { CourseApplicant, CoursePostalAddress } from '#ports/course-provider.ts'
import { findAccountAddress } from '../../rules/ordering/account-details-form.ts'
import { notTooLong } from '../../rules/ordering/form-rules.ts'
import { stepAfter, unchanged, type NextStep } from '../../rules/progress/next-step.ts'
import { callProvider, getUserCall } from '../provider/call-service.ts'
import { getUnit } from '../provider/catalogue.ts'
import { saveLookUp, findStoredLookUp } from './stored-look-up.ts'
import {
  runOrderCall,
  advanceTo,
  type OrderCallContext,
  type OrderStepResult,
  type OrderCallInput,
} from './order-call.ts'
import type { CoursesDeps } from '../deps.ts'

export interface OrderAccountInput extends OrderCallInput {
  readonly street?: string | null
  readonly city?: string | null
  readonly stateCode: string
  readonly zipCode?: string | null
}

/** Stores the address in the order. Also stores it in the account if the account has no address. */
export async function createOrderAccount(
  deps: CoursesDeps,
  viewer: ClientViewer,
  input: OrderAccountInput,
): Promise<OrderStepResult> {
  return runOrderCall(
    deps,
    viewer,
    input,
    'createAccount',
    'courses.create-account-failed',
    async (at) => {
      const address = {
        street: toText(input.street),
        city: toText(input.city),
        state: input.stateCode,
        zip: toText(input.zipCode),
      }
      const findings = [
        ...findAccountAddress({ zipCode: address.zip ?? '', state: address.state }),
        ...notTooLong(address),
      ]
      return findings.length > 0
        ? unchanged('courses.create-account-failed')
        : createUser(deps, at, address)
    },
  )
}

async function createUser(
  deps: CoursesDeps,
  at: OrderCallContext,
  address: CoursePostalAddress,
): Promise<NextStep> {
  const {
    viewer: { accountId },
  } = at
  const lookUp = await findStoredLookUp(deps, at)
  const applicant = lookUp && (await findApplicant(deps, accountId, lookUp.ssn, address))
  const unit = getUnit(at.stored)
  const user =
    lookUp &&
    applicant &&
    unit &&
    (await callProvider(deps, at.key, () =>
      deps.courseProvider.createUser(getUserCall(deps, 'user', lookUp.id, lookUp.ssn), {
        unit,
        applicant,
      }),
    ))
  const next = stepAfter('createAccount', user ? 'created' : 'failed', at)
  await deps.database.transact(async (tx) => {
    await advanceTo(
      deps,
      tx,
      at,
      next,
      user && lookUp
        ? { userKey: user.userKey, lookUp: saveLookUp(deps, at, { ...lookUp, address }, false) }
        : { lookUp: null },
    )
    if (user) await deps.keepAddress(tx, accountId, address)
  })
  return next
}

async function findApplicant(
  deps: CoursesDeps,
  accountId: string,
  ssn: string,
  address: CoursePostalAddress,
): Promise<CourseApplicant | undefined> {
  const person = await deps.findPerson(deps.database.db, accountId)
  if (person?.givenName == null || person.familyName === null) return undefined
  return {
    firstName: person.givenName,
    lastName: person.familyName,
    emailAddress: person.emailAddress,
    mobilePhone: person.mobilePhone,
    ssn,
    ...address,
  }
}

function toText(typed: string | null | undefined): string | null {
  const text = oneLine(typed ?? '')
  return text === '' ? null : text
}
