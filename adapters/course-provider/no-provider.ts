import type { CourseProvider } from '#ports/course-provider.ts'
import { unavailable } from './course-provider-problems.ts'

export function noCourseProvider(): CourseProvider {
  return refuseCalls('No order service is set up: COURSE_PROVIDER_URL')
}

/** A copy of an installation must not order at the provider of the original. */
export function courseProviderOfCopy(): CourseProvider {
  return refuseCalls('A copy of an installation asks no order service')
}

function refuseCalls(cause: string): CourseProvider {
  const fail = () => Promise.reject(unavailable(cause))
  return {
    lookUp: fail,
    createUser: fail,
    addSpouse: fail,
    products: fail,
    pages: fail,
    placeOrder: fail,
    register: fail,
    itemState: fail,
    certificate: fail,
    isOwnAddress: () => false,
  }
}
