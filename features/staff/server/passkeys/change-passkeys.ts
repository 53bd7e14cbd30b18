// The passkeys of the viewer (spec: staff#passkeys).
import type { NewPasskeyInput, StaffPasskey } from '#contract/workspace.generated.ts'
import { nameOfFirm } from '#features/firm/server/firms.ts'
import { findStaffMember } from '#features/firm/server/staff-members.ts'
import { limitMessages } from '#features/notifications/server/limits/limit-messages.ts'
import { tokenHash } from '#features/sessions/server/token-hash.ts'
import { isUuid } from '#lib/ids.ts'
import { oneLine } from '#lib/text.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import { maxPasskeyNameCharacters, maxPasskeys } from '../../rules/passkeys.ts'
import { problem } from '../../rules/problems.ts'
import type { StaffDeps } from '../deps.ts'
import { createNotMeLink } from '../links/not-me-link.ts'
import { lockLogin } from '../logins.store.ts'
import { notifyPerson, toColleagueMessage } from '../email/notify-people.ts'
import { requireFreshProof } from '../require-permission.ts'
import { saveChallenge, spendChallenge, type ChallengeKey } from './challenges.store.ts'
import { deletePasskey, insertPasskey, listPasskeys } from './passkeys.store.ts'
import { getRelyingParty } from '../relying-party.ts'
import { createAddOptions, verifyNewPasskey } from './web-authn.ts'

const transportNames = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']

const toChallengeKey = ({ sessionId }: StaffViewer): ChallengeKey => ({
  holderHash: tokenHash(sessionId),
  purpose: 'add',
})

/** Oldest first. */
export async function listOwnPasskeys(
  { workspaceDatabase }: StaffDeps,
  { firmId, staffId }: StaffViewer,
): Promise<readonly StaffPasskey[]> {
  const passkeys = await listPasskeys(workspaceDatabase.forFirm(firmId).db, [staffId])
  return passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt,
    lastUsedAt,
  }))
}

/** Only this step asks again: its challenge is for this session and lasts five minutes. */
export async function beginPasskey(deps: StaffDeps, viewer: StaffViewer): Promise<unknown> {
  requireFreshProof(deps, viewer)
  const party = getRelyingParty(deps.publicUrl)
  const { firmId, staffId } = viewer
  const { db } = deps.workspaceDatabase.forFirm(firmId)
  const existing = await listPasskeys(db, [staffId])
  requirePlace(existing.length)
  const member = await findStaffMember(db, { firmId, staffId })
  if (!member) throw problem('staff.signed-out')
  const owner = {
    staffId,
    // The name of the firm distinguishes two logins of the same address.
    label: `${member.email} (${await nameOfFirm(db, firmId)})`,
    name: `${member.givenName} ${member.familyName}`,
  }
  const options = await createAddOptions(party, owner, existing)
  await saveChallenge(db, toChallengeKey(viewer), options.challenge)
  return options
}

export async function addPasskey(
  deps: StaffDeps,
  viewer: StaffViewer,
  input: NewPasskeyInput,
): Promise<void> {
  const name = readName(input.name)
  const party = getRelyingParty(deps.publicUrl)
  const { firmId, staffId } = viewer
  const challenge = await spendChallenge(deps.workspaceDatabase.db, toChallengeKey(viewer))
  const verified =
    challenge === undefined ? undefined : await verifyNewPasskey(party, challenge, input)
  const add = () =>
    deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
      await lockLogin(tx, staffId)
      requirePlace((await listPasskeys(tx, [staffId])).length)
      const id = deps.ids.rowId()
      const transports = transportNames.filter((known) => input.transports.includes(known))
      const passkey = verified && { id, staffId, name, transports, ...verified }
      const isNew = passkey !== undefined && (await insertPasskey(tx, passkey))
      const entry = {
        event: 'staff.passkey-added',
        outcome: isNew ? 'done' : 'refused',
        ...getStaffActor(viewer),
        ...(isNew && { object: id }),
      } as const
      await deps.audit.record(entry, tx)
      if (isNew) {
        const link = await createNotMeLink(deps, tx, viewer)
        await notify(deps, tx, viewer, 'passkeyAdded', { name, link })
      }
      return isNew
    })
  const own = await findStaffMember(deps.workspaceDatabase.forFirm(firmId).db, { firmId, staffId })
  if (!own) throw new Error('The person who acts is missing')
  const message = { ...toColleagueMessage(firmId, own), kind: 'own-login' } as const
  const isAdded = await limitMessages(deps, viewer.source, message, add, (isNew) => isNew)
  if (!isAdded) throw problem('staff.passkey-not-added')
}

export async function removePasskey(
  deps: StaffDeps,
  viewer: StaffViewer,
  id: string,
): Promise<void> {
  requireFreshProof(deps, viewer)
  const { firmId, staffId } = viewer
  await deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const name = isUuid(id) ? await deletePasskey(tx, { id, staffId }) : undefined
    if (name === undefined) throw problem('staff.passkey-absent')
    const facts = { ...getStaffActor(viewer), object: id }
    await deps.audit.record({ event: 'staff.passkey-removed', outcome: 'done', ...facts }, tx)
    await notify(deps, tx, viewer, 'passkeyRemoved', { name })
  })
}

function requirePlace(count: number): void {
  if (count >= maxPasskeys) throw problem('staff.too-many-passkeys', { max: maxPasskeys })
}

function readName(text: string): string {
  const name = oneLine(text)
  if (name === '') throw problem('staff.passkey-name-required')
  if ([...name].length > maxPasskeyNameCharacters)
    throw problem('staff.name-too-long', { max: maxPasskeyNameCharacters })
  return name
}

function notify(
  deps: StaffDeps,
  tx: Parameters<typeof notifyPerson>[1],
  { firmId, staffId, source: { language } }: StaffViewer,
  message: 'passkeyAdded' | 'passkeyRemoved',
  values: Parameters<typeof notifyPerson>[5],
): Promise<void> {
  return notifyPerson(deps, tx, { firmId, staffId }, language, message, values)
}
