// What happened in a case, from the audit (spec: workspace#activity).
import type {
  CaseEvent,
  CaseEventEnd,
  CaseEventKind,
  CaseEvents,
} from '#contract/workspace.generated.ts'
import { isUuid } from '#lib/ids.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { AuditedEvent } from '#ports/audit.ts'
import type { FirmTx } from '#ports/database.ts'
import type { ParticipantRecord } from '#features/cases/rules/records.ts'
import { requireCase } from '#features/cases/server/staff/open-case-for-staff.ts'
import type { WorkspaceDeps } from '#features/staff/server/workspace-deps.ts'
import { listPeople } from '#features/cases/server/participants/participants.ts'
import { listColleagues, type Colleagues } from '#features/staff/server/colleagues.ts'
import { readTaskTitles } from '#features/work/server/task-titles.ts'
import { lineId, type ListNamedParts, type NamedPart } from '#features/cases/server/named-parts.ts'
import { readEndChanges } from '#features/cases/rules/status/audited-ends.ts'
import { toCasePart } from '#features/cases/server/contract-stages.ts'

export const eventsOfPage = 30

/** The events that the activity shows, and how. */
export type ShownEvents = ReadonlyMap<string, CaseEventKind>

export function listShownEvents(
  events: Readonly<Record<string, CaseEventKind | null>>,
): ShownEvents {
  return new Map(
    Object.entries(events).flatMap(([event, kind]) => (kind === null ? [] : [[event, kind]])),
  )
}

export interface ActivityDeps extends WorkspaceDeps {
  /** The parts of a case that belong to the features above, such as its documents. */
  readonly listNamedParts: ListNamedParts
  readonly shownEvents: ShownEvents
}

export async function readActivity(
  deps: ActivityDeps,
  viewer: StaffViewer,
  caseId: string,
  after: string | null | undefined,
): Promise<CaseEvents> {
  const { firmId, source } = viewer
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const key = await requireCase(tx, viewer, caseId)
    const people = await listPeople(tx, key)
    const parts = await deps.listNamedParts(tx, key, source.language)
    const named = [...people.map(toNamedPart), ...parts]
    const names = new Map(named.map(({ id, name }) => [id, name]))
    const entries = await deps.audit.list(
      {
        firmId,
        events: [...deps.shownEvents.keys()],
        objects: [key.caseId, ...names.keys()],
        before: after != null && isUuid(after) ? after : undefined,
        max: eventsOfPage + 1,
      },
      tx,
    )
    const page = entries.slice(0, eventsOfPage)
    const last = page.at(-1)
    const context = {
      shownEvents: deps.shownEvents,
      people,
      names,
      titles: await readTitles(deps, tx, firmId, page),
      colleagues: await listColleagues(tx, viewer),
    }
    return {
      events: page.map((entry) => toCaseEvent(entry, context)),
      next: last && entries.length > eventsOfPage ? last.id : null,
    }
  })
}

interface EventContext {
  readonly shownEvents: ShownEvents
  readonly people: readonly ParticipantRecord[]
  readonly names: ReadonlyMap<string, string | null>
  /** Of tasks. */
  readonly titles: ReadonlyMap<string, string>
  readonly colleagues: Colleagues
}

/** Entries name a task by its ID only; older ones have its title. */
async function readTitles(
  deps: ActivityDeps,
  tx: FirmTx,
  firmId: string,
  page: readonly AuditedEvent[],
): Promise<ReadonlyMap<string, string>> {
  const taskIds = page.flatMap(({ details: { taskId } }) =>
    typeof taskId === 'string' ? [taskId] : [],
  )
  return readTaskTitles(deps, tx, firmId, taskIds)
}

/** An entry names the person whose part it is about. */
function toEventEnds(
  details: AuditedEvent['details'],
  names: EventContext['names'],
): readonly CaseEventEnd[] {
  return readEndChanges(details).map(({ before, after }) => ({
    name: names.get(String(details[`participant${after.debtor}`])) ?? null,
    before: toCasePart(before),
    after: toCasePart(after),
  }))
}

const withReason: readonly CaseEventKind[] = [
  'SSN_REVEALED',
  'COURSE_WAIVED',
  'STAGE_CHANGED',
  'FILING_LINE_MARKED',
  'PETITION_EXPORTED',
]

const endKinds: readonly CaseEventKind[] = ['STAGE_CHANGED', 'END_CORRECTED']

/** A line of the list before filing, with the person if it is about one. */
function nameLine(
  { line, participantId }: AuditedEvent['details'],
  names: EventContext['names'],
): string | undefined {
  const name = typeof line === 'string' ? names.get(lineId(line)) : undefined
  if (name == null) return undefined
  const person = names.get(String(participantId))
  return person == null ? name : `${name} (${person})`
}

function toCaseEvent(
  entry: AuditedEvent,
  { shownEvents, people, names, titles, colleagues }: EventContext,
): CaseEvent {
  const { id, at, event, accountId, object, details } = entry
  const colleague = colleagues.get(String(details['staffId']))
  // An entry of a colleague may also name the account that it is about.
  const client =
    colleague || accountId === null
      ? undefined
      : people.find((person) => person.accountId === accountId)
  const actor = colleague ?? client
  const { participantId, taskId, title, reason, convertedOn, docketNumber } = details
  const kind = shownEvents.get(event)
  if (kind === undefined) throw new Error(`${event} is not shown at a case`)
  const isConversion = kind === 'CONVERTED'
  return {
    id,
    at,
    kind,
    actor: actor ? getFullName(actor) : null,
    isByClient: client !== undefined,
    subject:
      (typeof title === 'string' ? title : undefined) ??
      titles.get(String(taskId)) ??
      nameLine(details, names) ??
      names.get(String(participantId)) ??
      names.get(object ?? '') ??
      null,
    // Other reasons, such as that of a client who leaves a case, are not for this list.
    reason: withReason.includes(kind) && typeof reason === 'string' ? reason : null,
    convertedOn: isConversion && typeof convertedOn === 'string' ? convertedOn : null,
    docketNumber: isConversion && typeof docketNumber === 'string' ? docketNumber : null,
    ends: endKinds.includes(kind) ? toEventEnds(details, names) : [],
  }
}

function toNamedPart(person: ParticipantRecord): NamedPart {
  return { id: person.id, name: getFullName(person) }
}

function getFullName(person: { readonly givenName: string; readonly familyName: string }): string {
  return `${person.givenName} ${person.familyName}`
}
