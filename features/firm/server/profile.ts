// What administrators change of their firm (spec: staff#firm-profile).
import type { FirmProfile } from '#contract/workspace.generated.ts'
import { outdated } from '#lib/problem.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import type { Db } from '#ports/database.ts'
import { onColour } from '../rules/firm-colour.ts'
import { findProfileProblems, toStoredProfile, type FirmProfileContent } from '../rules/profile.ts'
import { problem } from '../rules/problems.ts'
import { findFirmById, updateProfile } from './firm.store.ts'
import { imagePath } from './firms.ts'
import { setLogo } from './set-logo.ts'
import type { OfficesDeps } from './offices.ts'

export interface ChangeProfileInput {
  /** The version that was read. */
  readonly version: number
  readonly content: FirmProfileContent
}

export function readProfile(deps: OfficesDeps, { firmId }: StaffViewer): Promise<FirmProfile> {
  return read(deps.workspaceDatabase.forFirm(firmId).db, firmId)
}

export async function changeProfile(
  deps: OfficesDeps,
  viewer: StaffViewer,
  { version, content }: ChangeProfileInput,
): Promise<FirmProfile> {
  deps.requireSettingsPermission(viewer)
  const [finding] = findProfileProblems(content)
  if (finding) throw problem(finding.code, finding.params)
  const { firmId } = viewer
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const isSaved = await updateProfile(tx, firmId, version, toStoredProfile(content))
    const profile = await read(tx, firmId)
    if (!isSaved) throw outdated(problem('firm.profile-changed'), { profile })
    await deps.audit.record(
      {
        event: 'firm.profile-changed',
        outcome: 'done',
        ...getStaffActor(viewer),
        object: firmId,
      },
      tx,
    )
    return profile
  })
}

/** Null removes the logo. The last of two changes at the same time holds. */
export async function changeLogo(
  deps: OfficesDeps,
  viewer: StaffViewer,
  picture: string | null,
): Promise<FirmProfile> {
  deps.requireSettingsPermission(viewer)
  const { firmId } = viewer
  const database = deps.workspaceDatabase.forFirm(firmId)
  const file = picture === null ? null : Buffer.from(picture, 'base64')
  await setLogo({ ...deps, database }, { firmId, file, actor: getStaffActor(viewer) })
  return read(database.db, firmId)
}

async function read(db: Db, firmId: string): Promise<FirmProfile> {
  const firm = await findFirmById(db, firmId)
  if (!firm) throw new Error('A person of the staff has no firm')
  const { name, email, website, colour, iconHash, invitationMessage, invitationDays } = firm
  return {
    name,
    email: email ?? '',
    website: website ?? '',
    colour,
    onColour: onColour(colour),
    iconUrl: imagePath(iconHash),
    invitationMessage,
    invitationDays,
    version: firm.version,
  }
}
