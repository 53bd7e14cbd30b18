import type { ReactNode } from 'react'
import type { CourseView } from '../../../rules/progress/order-tab.ts'
import { ProviderList } from '../../choice/ProviderList.tsx'
import type { CourseOfViewer, Courses } from '../../data/use-courses.ts'
import { Complete, Uploaded } from '../certificate/Certificate.tsx'
import { PendingOnline } from '../PendingOnline.tsx'
import { PendingPhone } from '../PendingPhone.tsx'
import { Registering } from '../Registering.tsx'
import { Flow } from '../StartSteps.tsx'
import type { CertificateAge } from '../../../rules/deadlines/certificate-age.ts'
import type { Registrations } from '../../taking/use-registrations.ts'

type ViewOfOrder =
  | 'providerList'
  | 'flow'
  | 'registering'
  | 'registeringPhone'
  | 'pendingOnline'
  | 'pendingPhone'
  | 'complete'
  | 'uploaded'
export function OrderView({
  view,
  course,
  order,
  courses,
  registrations,
  age,
}: Omit<ViewProps, 'view'> & {
  readonly view: ViewOfOrder
  readonly order: NonNullable<CourseOfViewer['order']>
}): ReactNode {
  const { courseNumber, invite, courseState } = course
  const ordered = { course: courseNumber, order, jointOption: courseState?.jointOption ?? null }
  const steps = { ...ordered, needsSpouse: order.isJoint && (courseState?.isOwner ?? false) }
  const supportPhone = courses.dashboard?.supportPhone ?? null
  switch (view) {
    case 'providerList':
      return (
        <ProviderList
          course={courseNumber}
          providers={invite?.courseProviders ?? []}
          payment={order.coursePaymentType}
          orderId={order.orderId}
        />
      )
    case 'flow':
      return <Flow {...steps} />
    case 'registering':
    case 'registeringPhone':
      return (
        <Registering
          {...steps}
          registrations={registrations}
          byPhone={view === 'registeringPhone'}
        />
      )
    case 'pendingOnline':
      return (
        <PendingOnline
          {...ordered}
          supportPhone={supportPhone}
          check={courses.getNewsCheck(order)}
        />
      )
    case 'pendingPhone':
      return <PendingPhone {...ordered} registrations={registrations} />
    case 'complete':
      return <Complete course={courseNumber} order={order} courseState={courseState} age={age} />
    case 'uploaded':
      return <Uploaded course={courseNumber} order={order} courseState={courseState} age={age} />
  }
}

/** Views in which the client may hand in a certificate from elsewhere. */
export const mayHandIn: ReadonlySet<CourseView> = new Set([
  'legacy',
  'takeSecond',
  'userVerification',
  'createAccount',
  'addSpouse',
  'chooseCourse',
  'lookupFound',
  'failure',
  'providerList',
  'flow',
  'pendingOnline',
  'pendingPhone',
  'canceled',
])
/** Views in which the client may take the course after an uploaded certificate was sent back. */
export const mayTakeInstead: ReadonlySet<CourseView> = new Set([
  'userVerification',
  'createAccount',
  'addSpouse',
  'chooseCourse',
  'lookupFound',
  'providerList',
  'flow',
  'pendingOnline',
  'pendingPhone',
])
export interface ViewProps {
  readonly view: CourseView
  readonly course: CourseOfViewer
  readonly courses: Courses
  readonly registrations: Registrations
  readonly age: CertificateAge | undefined
}
