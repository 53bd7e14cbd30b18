import type { NewClientCaseResult, SimilarClient } from '#contract/workspace.generated.ts'
import {
  createCase,
  type CreateCaseInput,
  type CreatedCase,
} from '#features/cases/server/create-case.ts'
import { notifyOfAssignment } from '#features/cases/server/notify-staff.ts'
import { checkAttorney, checkColleague } from '#features/cases/server/staff/assign-clients.ts'
import { getListContext } from '#features/cases/server/rows/client-rows.ts'
import { findSimilarClients } from '#features/cases/server/duplicates/similar-clients.ts'
import { findCaseByCreationKey, lockCreationKey } from '#features/cases/server/firm-of-case.ts'
import { limitMessages } from '#features/notifications/server/limits/limit-messages.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import { isUuid } from '#lib/ids.ts'
import { getRefusal, isExpectedRefusal, type Problem } from '#lib/problem.ts'
import { isBlank, plainCode, toStorable } from '#lib/text.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import type { FirmTx } from '#ports/database.ts'
import { findNewClientProblems, toPerson, type TypedCase } from '../../rules/clients/new-client.ts'
import { problem } from '../../rules/clients/problems.ts'
import { invite } from '../invite.ts'
import { toInvitations } from '../limited-messages.ts'
import type { InviteClientsDeps } from './deps.ts'

export interface CreateClientCaseInput extends TypedCase {
  readonly creationKey: string
  readonly attorneyId: string
  readonly paralegalId: string | undefined
  /** Undefined for the standard checklist of the firm. */
  readonly checklistId?: string | undefined
  readonly urgencies: readonly string[]
  readonly showsQuestionnaire: boolean
  /** 1 the client, 2 the firm. */
  readonly coursePayment: 1 | 2
  readonly sendsInvitations: boolean
  readonly isNewPerson: boolean
}

/**
 * Creates the case and sends its invitations in one transaction. A repeated request with the same
 * key returns the case of the first.
 */
export async function createClientCase(
  deps: InviteClientsDeps,
  viewer: StaffViewer,
  input: CreateClientCaseInput,
): Promise<NewClientCaseResult> {
  try {
    requirePermission(deps, viewer, 'invite-clients')
    if (!isUuid(input.creationKey)) throw problem('invite.form-outdated')
    const { firmId } = viewer
    const firm = deps.workspaceDatabase.forFirm(firmId)
    // A repeated request sends nothing, so no limit refuses it.
    const createdId = input.sendsInvitations
      ? await findCaseByCreationKey(firm.db, firmId, input.creationKey)
      : undefined
    if (createdId !== undefined) return { success: true, caseId: createdId, similar: [] }
    const result = await limitMessages(
      deps,
      viewer.source,
      toInvitations(firmId, input.sendsInvitations ? listTyped(input) : []),
      () =>
        firm.transact(async (tx): Promise<CreatedOrFound> => {
          const found = await findExisting(deps, tx, viewer, input)
          if (found) return { isNew: false, ...found }
          const created = await createCase(deps, tx, toNewCase(firmId, input))
          await startCase(deps, tx, viewer, input, created)
          return { isNew: true, caseId: created.id }
        }),
      ({ isNew }) => isNew,
    )
    return 'caseId' in result
      ? { success: true, caseId: result.caseId, similar: [] }
      : { ...getRefusal(problem('invite.similar')), similar: result.similar }
  } catch (error) {
    if (!isExpectedRefusal(error)) throw error
    return { ...getRefusal(error), errorField: findField(error), similar: [] }
  }
}

function findField({ code, params }: Problem): string | null {
  if (code === 'clients.not-an-attorney') return 'attorneyId'
  if (code === 'clients.no-such-colleague') return 'paralegalId'
  if (code === 'clients.no-such-checklist') return 'checklistId'
  return typeof params['field'] === 'string' ? params['field'] : null
}

function listTyped({ debtor1, debtor2 }: TypedCase) {
  return [debtor1, ...(debtor2 ? [debtor2] : [])].map((typed) => ({ ...typed, contactType: 3 }))
}

type Found = { readonly caseId: string } | { readonly similar: readonly SimilarClient[] }
type CreatedOrFound = { readonly isNew: boolean } & Found

/** The case of an earlier request with the same key, or clients who may be the same people. */
async function findExisting(
  deps: InviteClientsDeps,
  tx: FirmTx,
  { firmId }: StaffViewer,
  input: CreateClientCaseInput,
): Promise<Found | undefined> {
  await lockCreationKey(tx, input.creationKey)
  const caseId = await findCaseByCreationKey(tx, firmId, input.creationKey)
  if (caseId !== undefined) return { caseId }
  const context = await getListContext(tx, deps, firmId)
  const [finding] = findNewClientProblems(input, context.today)
  if (finding) throw problem(finding.code, { ...finding.params, field: finding.field })
  await checkAttorney(tx, firmId, input.attorneyId)
  if (input.paralegalId !== undefined) await checkColleague(tx, firmId, input.paralegalId)
  if (input.isNewPerson) return undefined
  const people = [input.debtor1, ...(input.debtor2 ? [input.debtor2] : [])].map(toPerson)
  const similar = await findSimilarClients(tx, context, people)
  return similar.length > 0 ? { similar } : undefined
}

function toNewCase(firmId: string, input: CreateClientCaseInput): CreateCaseInput {
  const { attorneyId, paralegalId, plannedFilingOn, urgencies, isPhoneShared } = input
  const { debtor2, clientCode, creationKey, checklistId } = input
  const greeting = toStorable(input.greeting ?? '').trim()
  return {
    firmId,
    chapter: input.chapter === 7 || input.chapter === 13 ? input.chapter : null,
    debtor1: toPerson(input.debtor1),
    ...(debtor2 && { debtor2: toPerson(debtor2) }),
    isPhoneShared,
    attorneyId,
    urgencies,
    creationKey,
    ...(paralegalId !== undefined && { paralegalId }),
    ...(checklistId !== undefined && { checklistId }),
    ...(plannedFilingOn !== undefined && { plannedFilingOn }),
    ...(!isBlank(clientCode) && { clientCode: plainCode(clientCode ?? '') }),
    ...(greeting !== '' && { greeting }),
  }
}

/** Course payment, intake and invitations, as the firm chose them on the form. */
async function startCase(
  deps: InviteClientsDeps,
  tx: FirmTx,
  viewer: StaffViewer,
  input: CreateClientCaseInput,
  { id: caseId, participants }: CreatedCase,
): Promise<void> {
  const { firmId, staffId } = viewer
  const legalCase = { caseId, firmId }
  await deps.setCoursePayer(tx, legalCase, input.coursePayment)
  if (input.showsQuestionnaire)
    await deps.showIntake(tx, { ...legalCase, staffId, dueOn: input.questionnaireDueOn })
  const actor = getStaffActor(viewer)
  await deps.audit.record({ event: 'case.created', outcome: 'done', ...actor, object: caseId }, tx)
  // A list of clients that is imported sends nothing.
  const isMailedLater = !input.sendsInvitations
  await notifyOfAssignment(deps, tx, legalCase, { actorId: staffId, isMailedLater })
  if (input.sendsInvitations) for (const key of participants) if (key) await invite(deps, tx, key)
  await deps.caseChanged(tx, legalCase, { staffId })
}
