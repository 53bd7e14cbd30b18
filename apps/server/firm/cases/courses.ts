import { readFile } from 'node:fs/promises'
import { setLegacyOrder } from '#features/cases/server/set-legacy-order.ts'
import { courseStatusLabel } from '#features/courses/rules/ordering/labels.ts'
import type { Debtor } from '#features/courses/rules/progress/course-facts.ts'
import {
  orderStatus as orderStatuses,
  type CourseNumber,
  type CoursePayment,
  type JointOption,
} from '#features/courses/rules/progress/courses.ts'
import { courseStatusLabels } from '#features/courses/rules/words.en.ts'
import { listCourses, type CourseOfDebtor } from '#features/courses/server/list-courses.ts'
import { inviteToCourse } from '#features/courses/server/ordering/invite-to-course.ts'
import { resetCourse } from '#features/courses/server/reset-course.ts'
import { setUpCourse } from '#features/courses/server/set-up-course.ts'
import { setUnitKey } from '#features/firm/server/set-unit-key.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { Problem } from '#lib/problem.ts'
import type { AppDeps } from '../../app-deps.ts'
import { courseDeadlineUsage, deadlineOfCourse } from './course-deadline.ts'
import { asStaff, readStaff, wantedCase, wantedFirm } from '../staff.ts'
import { formatTable } from '../table.ts'
import type { Command } from '../command.ts'
import { UsageError } from '../usage-error.ts'

type Option =
  | 'firm'
  | 'unit'
  | 'pays'
  | 'providers'
  | 'option'
  | 'debtor'
  | 'hold'
  | 'waive'
  | 'reason'
  | 'filed'
  | 'legacy'
  | 'ssn-file'
  | 'staff'

export type CourseValues = Readonly<Partial<Record<Option, string | undefined>>>

const coursesUsage = `
  npm run firm -- course:setup --firm "Hollis & Reyes Law" --unit KEY | none
  npm run firm -- course:setup <case id> --legacy yes | no
  npm run firm -- course:setup <case id> first | second [--pays client|firm] [--providers 245,176 | all] [--option 1|2|3|4|none]
                  [--debtor 1|2] [--hold yes|no] [--waive 2027-01-15 --reason "…" | --waive none] [--filed 2027-01-20 | none]
  npm run firm -- course:order <case id> first | second [--debtor 1|2] [--ssn-file file]
                  the file holds the nine digits of whoever has none in their account, one line each; /dev/stdin is a file as well
  npm run firm -- course:reset <case id> first | second [--debtor 1|2]
  npm run firm -- course:status <case id>
${courseDeadlineUsage}                  all but status: --staff dana@firm.example, the person who acts
`

export const courseCommand: Command = {
  usage: coursesUsage,
  act: ({ name }) => (name === 'course:status' ? undefined : 'case'),
  run: (deps, { name, words, values }) => listCoursesOfCase(deps, name, words, values),
}

/** Reports refusals with the messages that the product defines. */
export async function listCoursesOfCase(
  deps: AppDeps,
  command: string,
  [id = '', course = '', day = '']: readonly string[],
  values: CourseValues,
): Promise<string> {
  try {
    if (command === 'course:setup' && values.unit !== undefined)
      return await setUnit(deps, values.unit, values)
    const legalCase = await wantedCase(deps, id)
    const staffDeps = asStaff(deps, legalCase.firmId)
    const staff = await readStaff(deps, legalCase.firmId, values)
    switch (command) {
      case 'course:setup':
        return values.legacy === undefined
          ? await setUp(
              staffDeps,
              { ...legalCase, courseNumber: wantedCourse(course), ...staff },
              values,
            )
          : await setLegacy(staffDeps, legalCase, values.legacy)
      case 'course:order':
        return await orderForCase(
          staffDeps,
          { ...legalCase, courseNumber: wantedCourse(course), ...staff },
          values,
        )
      case 'course:reset':
        return await reset(
          staffDeps,
          { ...legalCase, courseNumber: wantedCourse(course), ...staff },
          values,
        )
      case 'course:deadline':
        return await deadlineOfCourse(staffDeps, legalCase, course, day, values.debtor)
      case 'course:status':
        return await describeCourses(staffDeps, legalCase)
      default:
        throw new UsageError(coursesUsage)
    }
  } catch (error) {
    if (error instanceof Problem && error.kind !== 'unexpected' && error.kind !== 'unavailable')
      throw new UsageError(error.message)
    throw error
  }
}

interface Act extends CaseOfFirm {
  readonly courseNumber: CourseNumber
  readonly staffId?: string
}

function wantedCourse(typed: string): CourseNumber {
  const course = ({ first: 'First', second: 'Second' } as const)[typed.toLowerCase()]
  if (course === undefined) throw new UsageError('Which course? Expected first or second.')
  return course
}

function oneOf<Meaning>(
  option: Option,
  { [option]: typed }: CourseValues,
  meanings: Readonly<Record<string, Meaning>>,
): Meaning | undefined {
  if (typed === undefined) return undefined
  const [, meaning] = Object.entries(meanings).find(([word]) => word === typed) ?? []
  if (meaning === undefined)
    throw new UsageError(`--${option}: expected one of ${Object.keys(meanings).join(', ')}.`)
  return meaning
}

const yesNo = { yes: true, no: false } as const
const payments: Readonly<Record<string, CoursePayment>> = { client: 1, firm: 2 }
const options: Readonly<Record<string, JointOption | 'none'>> = {
  1: 1,
  2: 2,
  3: 3,
  4: 4,
  none: 'none',
}
const debtors: Readonly<Record<string, Debtor>> = { 1: 1, 2: 2 }

async function setUnit(deps: AppDeps, typed: string, values: CourseValues): Promise<string> {
  const firm = await wantedFirm(deps, values.firm)
  const unitKey = typed === 'none' ? null : typed.trim()
  if (unitKey === '') throw new UsageError('--unit: expected a key, or none.')
  await deps.database.transact((tx) => setUnitKey(deps, tx, { firmId: firm.id, unitKey }))
  return unitKey === null
    ? `${firm.name} has no key at the order service any more.`
    : `${firm.name} is ${unitKey} at the order service.`
}

async function setLegacy(deps: AppDeps, legalCase: CaseOfFirm, typed: string): Promise<string> {
  const hasLegacyOrder = oneOf('legacy', { legacy: typed }, yesNo) === true
  await deps.database.transact((tx) => setLegacyOrder(deps, tx, { ...legalCase, hasLegacyOrder }))
  return hasLegacyOrder
    ? 'The courses of this case were ordered in an earlier system.'
    : 'The courses of this case are ordered here.'
}

async function setUp(deps: AppDeps, act: Act, values: CourseValues): Promise<string> {
  const [payment, option, debtor, isHeld] = [
    oneOf('pays', values, payments),
    oneOf('option', values, options),
    oneOf('debtor', values, debtors),
    oneOf('hold', values, yesNo),
  ]
  await setUpCourse(deps, {
    ...act,
    ...(payment === undefined ? {} : { payment }),
    ...(values.providers === undefined
      ? {}
      : {
          providerIds: values.providers === 'all' ? null : values.providers.split(',').map(Number),
        }),
    ...(option === undefined ? {} : { jointOption: option === 'none' ? null : option }),
    ...(debtor === undefined ? {} : { debtor }),
    ...(isHeld === undefined ? {} : { isHeld }),
    ...(values.waive === undefined
      ? {}
      : {
          waiver:
            values.waive === 'none' ? null : { until: values.waive, reason: values.reason ?? '' },
        }),
    ...(values.filed === undefined
      ? {}
      : { courtFiledOn: values.filed === 'none' ? null : values.filed }),
  })
  return `The ${act.courseNumber.toLowerCase()} course is set up.`
}

async function orderForCase(deps: AppDeps, act: Act, values: CourseValues): Promise<string> {
  const debtor = oneOf('debtor', values, debtors) ?? 1
  const file = values['ssn-file']
  const lines =
    file === undefined
      ? []
      : (
          await readFile(file, 'utf8').catch((cause: unknown) => {
            throw new UsageError(
              `--ssn-file: ${file} could not be read: ${cause instanceof Error ? cause.message : String(cause)}`,
            )
          })
        )
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => line !== '')
  const [own, others] = lines
  const id = await inviteToCourse(deps, {
    ...act,
    debtor,
    numbers: {
      ...(own === undefined ? {} : { [debtor]: own }),
      ...(others === undefined ? {} : { [debtor === 1 ? 2 : 1]: others }),
    },
  })
  return `Order ${id}: the client chooses the provider.`
}

async function reset(deps: AppDeps, act: Act, values: CourseValues): Promise<string> {
  const debtor = oneOf('debtor', values, debtors)
  const whose = await resetCourse(deps, { ...act, ...(debtor === undefined ? {} : { debtor }) })
  return `The ${act.courseNumber.toLowerCase()} course of debtor ${whose.join(' and ')} can be ordered from the beginning. Nothing was canceled at the provider.`
}

async function describeCourses(deps: AppDeps, legalCase: CaseOfFirm): Promise<string> {
  const { hasLegacyOrder, clientCode, unitKey, setUps, courses } = await listCourses(
    deps.database.db,
    legalCase,
  )
  const known = (text: string | null) => text ?? 'none'
  return [
    `Client code ${known(clientCode)}, unit key ${known(unitKey)}${hasLegacyOrder ? '; ordered in an earlier system' : ''}`,
    '',
    formatTable(
      ['course', 'pays', 'providers', 'option'],
      setUps.map(({ courseNumber, payment, providerIds, jointOption }) => [
        courseNumber,
        payment === 1 ? 'client' : 'firm',
        providerIds?.join(' ') ?? 'all',
        String(jointOption ?? ''),
      ]),
    ),
    '',
    formatTable(
      [
        'course',
        'debtor',
        'status',
        'order',
        'provider',
        'opened',
        'completed',
        'certificate',
        'notes',
      ],
      courses.map((course) => [
        course.courseNumber,
        `${course.debtor} ${course.givenName}`,
        getStatus(course),
        course.orderId ?? '',
        course.providerName ?? '',
        String(course.registerCount),
        course.completedOn ?? '',
        course.certificateNumber ?? '',
        getNotes(course),
      ]),
    ),
  ].join('\n')
}

function getStatus({ status: seen, orderStatus, orderStep }: CourseOfDebtor): string {
  if (seen !== undefined) return `${seen} ${courseStatusLabel(seen, {}, courseStatusLabels)}`
  const [name = ''] =
    Object.entries(orderStatuses).find(([, number]) => number === orderStatus) ?? []
  return orderStatus === 0 ? 'not ordered' : `${orderStep}, ${orderStatus} ${name}`
}

function getNotes({
  progress,
  waiverReason,
  courtFiledOn,
  registrationsFailed,
}: CourseOfDebtor): string {
  return [
    ...(progress.isHeld ? ['held'] : []),
    ...(progress.waivedUntil === null
      ? []
      : [`may be taken until ${progress.waivedUntil}: ${waiverReason ?? ''}`]),
    ...(courtFiledOn === null ? [] : [`filed with the court ${courtFiledOn}`]),
    ...(registrationsFailed === 0 ? [] : [`${registrationsFailed} registrations failed`]),
  ].join('; ')
}
