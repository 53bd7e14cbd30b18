// What the audit says about a change of the firm: from what to what, and why.
import type { AuditEventOf } from '#ports/audit-events.ts'
import type { CourseSetUp, Debtor } from '../rules/progress/course-facts.ts'
import type { SetUpCourseInput } from './set-up-input.ts'

export interface CourseBefore extends CourseSetUp {
  readonly waivedUntil: string | null
  readonly courtFiledOn: string | null
  /** The person, if the change is for one debtor. */
  readonly whose: { readonly participantId?: string }
}

interface CourseEvent {
  readonly event: AuditEventOf<'course'>
  readonly details: Readonly<Record<string, string | number | boolean>>
}

const none = 'none'

export function listEvents(
  input: SetUpCourseInput,
  debtors: readonly Debtor[],
  before: CourseBefore,
): readonly CourseEvent[] {
  const { isHeld, waiver, courtFiledOn } = input
  const whose = { debtors: debtors.join(' '), ...before.whose }
  const setUp = getSetUpDetails(input, before)
  return [
    ...(Object.keys(setUp).length > 0 ? [{ event: 'set-up', details: setUp } as const] : []),
    ...(isHeld === undefined
      ? []
      : [{ event: isHeld ? 'held' : 'released', details: whose } as const]),
    ...(waiver === undefined ? [] : [getWaiverEvent(waiver, whose, before)]),
    ...(courtFiledOn === undefined
      ? []
      : [
          {
            event: courtFiledOn === null ? 'filing-undone' : 'filed',
            details: {
              ...whose,
              courtFiledOn: courtFiledOn ?? none,
              courtFiledOnFrom: before.courtFiledOn ?? none,
            },
          } as const,
        ]),
  ]
}

function getWaiverEvent(
  waiver: NonNullable<SetUpCourseInput['waiver']> | null,
  whose: CourseEvent['details'],
  { waivedUntil }: CourseBefore,
): CourseEvent {
  return {
    event: waiver === null ? 'waiver-ended' : 'waived',
    details: {
      ...whose,
      waivedUntil: waiver?.until ?? none,
      waivedUntilFrom: waivedUntil ?? none,
      ...(waiver && { reason: waiver.reason }),
    },
  }
}

function getSetUpDetails(
  { payment, providerIds, jointOption }: SetUpCourseInput,
  before: CourseBefore,
): CourseEvent['details'] {
  const toList = (ids: readonly number[] | null) => ids?.join(' ') ?? 'all'
  return {
    ...(payment !== undefined && { payment, paymentFrom: before.payment }),
    ...(providerIds !== undefined && {
      providers: toList(providerIds),
      providersFrom: toList(before.providerIds),
    }),
    ...(jointOption !== undefined && {
      option: jointOption ?? none,
      optionFrom: before.jointOption ?? none,
    }),
  }
}
