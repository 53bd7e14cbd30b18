// What happened in a case, from the audit (spec: workspace#activity).
import type { CaseEvent, CaseEvents } from '#contract/workspace.generated.ts'
import { isUuid } from '#lib/ids.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { AuditedEvent } from '#ports/audit.ts'
import type { ParticipantRecord } from '../../rules/records.ts'
import { requireCase } from '../clients/open-case-for-staff.ts'
import type { ClientsDeps } from '../clients/deps.ts'
import { listPeople } from '../participants/participants.ts'
import { listColleagues, type Colleagues } from '../work/colleagues.ts'
import { eventsOfPage, shownEvents, toEventKind } from './event-kinds.ts'
import type { ListNamedParts, NamedPart } from './named-parts.ts'

export interface ActivityDeps extends ClientsDeps {
  /** The parts of a case that belong to the features above, such as its documents. */
  readonly listNamedParts: ListNamedParts
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
    const names = new Map([...people.map(toNamedPart), ...parts].map(({ id, name }) => [id, name]))
    const entries = await deps.audit.list(
      {
        firmId,
        events: shownEvents,
        objects: [key.caseId, ...names.keys()],
        before: after != null && isUuid(after) ? after : undefined,
        max: eventsOfPage + 1,
      },
      tx,
    )
    const page = entries.slice(0, eventsOfPage)
    const last = page.at(-1)
    const context = { people, names, colleagues: await listColleagues(tx, viewer) }
    return {
      events: page.map((entry) => toCaseEvent(entry, context)),
      next: last && entries.length > eventsOfPage ? last.id : null,
    }
  })
}

interface EventContext {
  readonly people: readonly ParticipantRecord[]
  readonly names: ReadonlyMap<string, string | null>
  readonly colleagues: Colleagues
}

function toCaseEvent(entry: AuditedEvent, { people, names, colleagues }: EventContext): CaseEvent {
  const { id, at, event, accountId, object, details } = entry
  const colleague = colleagues.get(String(details['staffId']))
  // An entry of a colleague may also name the account that it is about.
  const client =
    colleague || accountId === null
      ? undefined
      : people.find((person) => person.accountId === accountId)
  const actor = colleague ?? client
  const { participantId, title, reason } = details
  const kind = toEventKind(event)
  return {
    id,
    at,
    kind,
    actor: actor ? getFullName(actor) : null,
    isByClient: client !== undefined,
    subject:
      (typeof title === 'string' ? title : undefined) ??
      names.get(String(participantId)) ??
      names.get(object ?? '') ??
      null,
    // Other reasons, such as that of a client who leaves a case, are not for this list.
    reason: kind === 'SSN_REVEALED' && typeof reason === 'string' ? reason : null,
  }
}

function toNamedPart(person: ParticipantRecord): NamedPart {
  return { id: person.id, name: getFullName(person) }
}

function getFullName(person: { readonly givenName: string; readonly familyName: string }): string {
  return `${person.givenName} ${person.familyName}`
}
