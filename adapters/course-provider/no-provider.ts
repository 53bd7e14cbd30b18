import type { CourseProvider } from '#ports/course-provider.ts'
import { unavailable } from './course-provider-problems.ts'

export function noCourseProvider(): CourseProvider {
  const fail = () => Promise.reject(unavailable('No order service is set up: COURSE_PROVIDER_URL'))
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
