import { randomInt } from 'node:crypto'
import type { CourseCustomer, CourseProvider } from '#ports/course-provider.ts'
import type { ProviderConsole } from '#apps/demo/course-provider/provider-console.ts'

export interface ProviderUnderTest {
  readonly provider: CourseProvider
  /** Performs the actions of people at the service. */
  readonly console: ProviderConsole
  close(): Promise<void>
}

export const unit = { unitKey: 'unit-1', clientCode: 'code-1' }
const nowhere = { street: null, city: null, state: null, zip: null }
export const applicant = {
  ...nowhere,
  firstName: 'Rosa',
  lastName: 'Núñez',
  emailAddress: 'rosa@example.com',
  mobilePhone: '2125550110',
}
export const details: CourseCustomer = {
  ...applicant,
  middleName: 'M',
  suffix: null,
  homePhone: null,
  workPhone: null,
}
export const ssnEnding = (last: string) => String(randomInt(10_000, 90_000)) + last
export const gone = { code: 'course-provider.unavailable', kind: 'unavailable' }
