import type { CourseCustomer } from '#ports/course-provider.ts'
import type { Secrets } from '#ports/secrets.ts'
import type { Debtor } from '../../rules/progress/course-facts.ts'
import type { StoredCourses } from '../stored-courses.store.ts'
import type { CourseKey } from '../courses.store.ts'

type Vault = { readonly secrets: Pick<Secrets, 'sealForFirm' | 'openForFirm'> }
type Firm = Pick<StoredCourses, 'firmId' | 'firmKey'>

export const customerContext = (orderId: string, debtor: number | string) =>
  `course-customer|${orderId}|${debtor}`

export const spouseContext = ({
  caseId,
  courseNumber,
}: {
  readonly caseId: string
  readonly courseNumber: string
}) => `course-spouse|${caseId}|${courseNumber}`

/** Copies only customer fields, so that nothing else is encrypted with them. */
export function sealCustomer(
  { secrets }: Vault,
  { firmId, firmKey }: Firm,
  orderId: string,
  debtor: Debtor,
  details: CourseCustomer,
): Uint8Array {
  return secrets.sealForFirm(
    firmId,
    firmKey,
    JSON.stringify(getKept(details)),
    customerContext(orderId, debtor),
  )
}

export function openCustomer(
  { secrets }: Vault,
  { firmId, firmKey }: Firm,
  orderId: string,
  debtor: Debtor,
  sealed: Uint8Array,
): CourseCustomer {
  return JSON.parse(
    secrets.openForFirm(firmId, firmKey, sealed, customerContext(orderId, debtor)),
  ) as CourseCustomer
}

/** Encrypts the submitted spouse form, without the number. It is stored until an order uses it. */
export function sealSpouse(
  { secrets }: Vault,
  { firmId, firmKey }: Firm,
  key: CourseKey,
  debtor: Debtor,
  details: CourseCustomer,
): Uint8Array {
  return secrets.sealForFirm(
    firmId,
    firmKey,
    JSON.stringify({ debtor, details: getKept(details) } satisfies SealedSpouse),
    spouseContext(key),
  )
}

/** Returns undefined if the form is not about this debtor. */
export function openSpouse(
  { secrets }: Vault,
  { firmId, firmKey }: Firm,
  key: CourseKey,
  debtor: Debtor,
  sealed: Uint8Array,
): CourseCustomer | undefined {
  const spouse = JSON.parse(
    secrets.openForFirm(firmId, firmKey, sealed, spouseContext(key)),
  ) as SealedSpouse
  return spouse.debtor === debtor ? spouse.details : undefined
}

interface SealedSpouse {
  readonly debtor: Debtor
  readonly details: CourseCustomer
}

function getKept({
  firstName,
  lastName,
  middleName,
  suffix,
  emailAddress,
  homePhone,
  mobilePhone,
  workPhone,
  street,
  city,
  state,
  zip,
}: CourseCustomer): CourseCustomer {
  return {
    firstName,
    lastName,
    middleName,
    suffix,
    emailAddress,
    homePhone,
    mobilePhone,
    workPhone,
    street,
    city,
    state,
    zip,
  }
}
