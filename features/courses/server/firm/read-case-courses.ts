// The courses of a case as staff see them (spec: courses#courses-of-a-case).
import type {
  CaseCourse,
  CaseCourses,
  CourseOfDebtor,
  StaffCourseDay,
  StaffCourseProvider,
} from '#contract/workspace.generated.ts'
import { listKeyDates } from '#features/cases/server/dates/key-dates.ts'
import { requireCase } from '#features/cases/server/staff/open-case-for-staff.ts'
import { listCertificateUploads } from '#features/documents/server/upload/certificate-uploads.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { calendarDay } from '#lib/dates.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { Db } from '#ports/database.ts'
import { deadlineDay, type DeadlineFacts } from '../../rules/deadlines/course-deadlines.ts'
import { completedOn, getDeadlineFacts } from '../../rules/deadlines/deadline-facts.ts'
import { canBeReset, canOrderForClient } from '../../rules/firm/firm-acts.ts'
import { getCourseLineState } from '../../rules/firm/course-line.ts'
import {
  getProgress,
  getSetUp,
  getStatusOfDebtor,
  type Debtor,
} from '../../rules/progress/course-facts.ts'
import { courseMethod, courseNumbers, type CourseNumber } from '../../rules/progress/courses.ts'
import { toViewedCourse } from '../../rules/progress/viewed-course.ts'
import type { Upload } from '../../rules/upload.ts'
import { listVersions } from '../courses.store.ts'
import { readFacts } from '../firm-context.ts'
import { callProvider } from '../provider/call-service.ts'
import { getUnit, listDirectory } from '../provider/catalogue.ts'
import { listProductsOfCourse } from '../provider/catalogue.store.ts'
import { listCourseDays, type CourseDays } from '../reminders/deadlines.store.ts'
import { listCounts, type CourseCounts } from '../reset.store.ts'
import type { StoredCourses } from '../stored-courses.store.ts'
import {
  dayKindsOf,
  fromCourse,
  fromOption,
  fromPayment,
  fromState,
  toCourse,
  toDayKind,
} from '../contract-values.ts'
import type { FirmCoursesDeps } from './deps.ts'

export async function readCaseCourses(
  deps: FirmCoursesDeps,
  viewer: StaffViewer,
  caseId: string,
): Promise<CaseCourses> {
  return deps.workspaceDatabase
    .forFirm(viewer.firmId)
    .transact(async (tx) => read(deps, tx, await requireCase(tx, viewer, caseId)))
}

/** Every provider that the order service has. Those that are known, when it does not respond. */
export async function listCourseProviders(
  deps: FirmCoursesDeps,
  viewer: StaffViewer,
  input: { readonly caseId: string; readonly course: 'FIRST' | 'SECOND' },
): Promise<readonly StaffCourseProvider[]> {
  const courseNumber = toCourse(input.course)
  const database = deps.workspaceDatabase.forFirm(viewer.firmId)
  const key = await database.transact((tx) => requireCase(tx, viewer, input.caseId))
  const unit = getUnit(await readFacts(database.db, key))
  const products =
    unit &&
    (await callProvider(deps, { ...key, courseNumber }, () =>
      listDirectory({ ...deps, database }, unit, courseNumber),
    ))
  const known = products ?? (await listProductsOfCourse(database.db, courseNumber)).products
  return known.map(({ providerId: id, name }) => ({ id, name }))
}

interface Sources {
  readonly facts: StoredCourses
  readonly today: string
  readonly uploads: readonly Upload[]
  readonly counts: readonly CourseCounts[]
  readonly days: CourseDays | undefined
  readonly firstMeeting: string | null
}

async function read(deps: FirmCoursesDeps, db: Db, key: CaseOfFirm): Promise<CaseCourses> {
  const facts = await readFacts(db, key)
  const sources: Sources = {
    facts,
    today: calendarDay(deps.clock.now(), facts.timeZone),
    uploads: (await listCertificateUploads(db, [key])).get(key.caseId) ?? [],
    counts: await listCounts(db, key),
    days: (await listCourseDays(db, [key])).get(key.caseId),
    firstMeeting: (await listKeyDates(db, [key])).get(key.caseId)?.dates['first-meeting'] ?? null,
  }
  const versions = await listVersions(db, key)
  const names = new Map<number, string>()
  for (const courseNumber of courseNumbers)
    for (const { providerId, name } of (await listProductsOfCourse(db, courseNumber)).products)
      names.set(providerId, name)
  return {
    clientCode: facts.clientCode,
    isEarlierSystem: facts.hasLegacyOrder,
    hasUnit: facts.unitKey !== null,
    isEnded: facts.caseStatus === 'Complete',
    isFiled: facts.caseStatus === 'Filed',
    usualPayer: fromPayment(await deps.usualPayerOfCourses(db, key.firmId)),
    courses: courseNumbers.map((course) => ({
      ...toCaseCourse(sources, course, names),
      version: versions.get(course) ?? 0,
    })),
  }
}

function toCaseCourse(
  sources: Sources,
  course: CourseNumber,
  names: ReadonlyMap<number, string>,
): Omit<CaseCourse, 'version'> {
  const { facts } = sources
  const { payment, providerIds, jointOption } = getSetUp(facts, course)
  return {
    course: fromCourse(course),
    payer: fromPayment(payment),
    providers: providerIds?.map((id) => ({ id, name: names.get(id) ?? null })) ?? null,
    option: jointOption === null || facts.people.length < 2 ? null : fromOption(jointOption),
    isOrdered: facts.orders.some((order) => order.isPlaced && order.courseNumber === course),
    debtors: facts.people.map(({ debtor }) => toCourseOfDebtor(sources, course, debtor)),
  }
}

function toCourseOfDebtor(sources: Sources, course: CourseNumber, debtor: Debtor): CourseOfDebtor {
  const { facts, uploads, counts, today } = sources
  const { item, order, certificate } = toViewedCourse(facts, course, debtor, uploads)
  const counted = counts.find((each) => each.courseNumber === course && each.debtor === debtor)
  const { isHeld, waivedUntil } = getProgress(facts, course, debtor)
  return {
    debtor,
    givenName: facts.people.find((person) => person.debtor === debtor)?.givenName ?? '',
    state: fromState(getCourseLineState(facts, course, debtor, uploads)),
    providerName: (item && order?.offers.find(({ id }) => id === item.id)?.name) ?? null,
    method: item ? (item.method === courseMethod.phone ? 'PHONE' : 'ONLINE') : null,
    completedOn: completedOn(facts, course, debtor, uploads),
    certificateNumber: certificate?.number ?? null,
    certificateId: certificate?.id ?? null,
    isHeld,
    waivedUntil,
    waiverReason: counted?.waiverReason ?? null,
    courtFiledOn: counted?.courtFiledOn ?? null,
    timesOpened: counted?.registerCount ?? 0,
    failedRegistrations: counted?.registrationsFailed ?? 0,
    days: listDays(sources, course, debtor),
    canOrder: canOrderForClient(facts, course, debtor, today),
    canReset: canBeReset(facts, course, debtor),
  }
}

function listDays(
  { facts, uploads, firstMeeting, days }: Sources,
  course: CourseNumber,
  debtor: Debtor,
): readonly StaffCourseDay[] {
  // Neither the age of a certificate nor a date of the court counts at another stage.
  if (getStatusOfDebtor(facts, debtor) !== (course === 'First' ? 'Pre-Filing' : 'Filed')) return []
  const ofFirm = days?.ofFirm ?? []
  const known: DeadlineFacts = getDeadlineFacts(facts, debtor, { uploads, firstMeeting, ofFirm })
  return dayKindsOf(course).map((kind) => {
    const deadline = deadlineDay(known, toDayKind(kind))
    return {
      kind,
      day: deadline?.day ?? null,
      isOfFirm: known.ofFirm[toDayKind(kind)] !== undefined,
      checkWithCourt: deadline?.checkWithCourt ?? false,
    }
  })
}
