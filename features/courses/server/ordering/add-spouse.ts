// placeNewCourseOrderAddSpouseOrJointDebtors (spec: courses#add-spouse-step).
import { comparableEmail } from '#lib/email.ts'
import { mobileDigits, plainPhone } from '#lib/phone.ts'
import { oneLine } from '#lib/text.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import type { Debtor } from '../../rules/progress/course-facts.ts'
import { currentProgress } from '../../rules/progress/current-progress.ts'
import { stepAfter, unchanged, type NextStep } from '../../rules/progress/next-step.ts'
import { findSpouse } from '../../rules/ordering/spouse-form.ts'
import { toSubmittedSsn } from '../../rules/ordering/ssn.ts'
import { callProvider, getUserCall } from '../provider/call-service.ts'
import { getUnit } from '../provider/catalogue.ts'
import { setProgress, setSetUp } from '../courses.store.ts'
import { findStoredLookUp } from './stored-look-up.ts'
import {
  runOrderCall,
  otherDebtor,
  advanceTo,
  type OrderCallContext,
  type OrderStepResult,
  type OrderCallInput,
} from './order-call.ts'
import { sealSpouse } from '../customers/sealed-customers.ts'
import type { CoursesDeps } from '../deps.ts'

export interface AddSpouseInput extends OrderCallInput {
  readonly addSpouse: boolean
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly ssn?: string | null
  readonly street?: string | null
  readonly city?: string | null
  readonly stateCode?: string | null
  readonly zipCode?: string | null
  readonly mobilePhoneNumber?: string | null
  readonly emailAddress?: string | null
}

/** Neither stores the spouse's number nor changes their account (spec: courses#spouse-number). */
export async function addSpouse(
  deps: CoursesDeps,
  viewer: ClientViewer,
  input: AddSpouseInput,
): Promise<OrderStepResult> {
  return runOrderCall(deps, viewer, input, 'addSpouse', 'courses.add-spouse-failed', (at) =>
    input.addSpouse ? orderTogether(deps, at, input) : orderApart(deps, at),
  )
}

async function orderApart(deps: CoursesDeps, at: OrderCallContext): Promise<NextStep> {
  const next = stepAfter('addSpouse', 'alone', at)
  await deps.database.transact((tx) => advanceTo(deps, tx, at, next))
  return next
}

async function orderTogether(
  deps: CoursesDeps,
  at: OrderCallContext,
  input: AddSpouseInput,
): Promise<NextStep> {
  const form = toForm(input)
  const ssn = toSubmittedSsn(form.ssn)
  const [lookUp, unit, { userKey }] = [
    await findStoredLookUp(deps, at),
    getUnit(at.stored),
    at.progress,
  ]
  // The spouse's number must differ from the viewer's number.
  if (findSpouse(form).length > 0 || lookUp?.ssn === ssn)
    return unchanged('courses.add-spouse-failed')
  const details = {
    firstName: form.firstName,
    lastName: form.lastName,
    middleName: null,
    suffix: null,
    emailAddress: comparableEmail(form.emailAddress),
    homePhone: null,
    mobilePhone: mobileDigits(form.phone) ?? plainPhone(form.phone),
    workPhone: null,
    street: form.street,
    city: form.city,
    state: form.state,
    zip: form.zipCode,
  }
  const spouse =
    lookUp && unit && userKey !== null
      ? await callProvider(deps, at.key, () =>
          deps.courseProvider.addSpouse(getUserCall(deps, 'spouse', lookUp.id, ssn), {
            unit,
            userKey,
            spouse: { ...details, ssn },
          }),
        )
      : undefined
  const next = stepAfter('addSpouse', spouse ? 'together' : 'failed', at)
  await deps.database.transact(async (tx) => {
    await advanceTo(deps, tx, at, next)
    if (!spouse) return
    await setSetUp(tx, at.key, {
      spouseSealed: sealSpouse(deps, at.stored, at.key, otherDebtor(at.debtor), details),
    })
    if (!isProven(at, otherDebtor(at.debtor)))
      await setProgress(tx, at.key, otherDebtor(at.debtor), { userKey: spouse.userKey })
  })
  return next
}

/** True if the person's own look-up has proven the number. The spouse cannot replace it. */
function isProven({ stored, courseNumber }: OrderCallContext, debtor: Debtor): boolean {
  const { userKey, orderStep } = currentProgress(stored, courseNumber, debtor)
  return userKey !== null && orderStep !== 'UserVerification'
}

function toForm(input: AddSpouseInput) {
  const text = (typed: string | null | undefined) => oneLine(typed ?? '')
  return {
    addSpouse: true,
    firstName: text(input.firstName),
    lastName: text(input.lastName),
    phone: text(input.mobilePhoneNumber),
    ssn: text(input.ssn),
    emailAddress: text(input.emailAddress),
    street: text(input.street),
    zipCode: text(input.zipCode),
    city: text(input.city),
    state: text(input.stateCode),
  }
}
