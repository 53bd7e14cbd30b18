// What administrators do with the offices of their firm (spec: staff#offices).
import type { Office } from '#contract/workspace.generated.ts'
import { isUuid } from '#lib/ids.ts'
import { outdated } from '#lib/problem.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import type { AuditEventName } from '#ports/audit-events.ts'
import type { Audit } from '#ports/audit.ts'
import type { Db, FirmDatabase, FirmTx } from '#ports/database.ts'
import type { Ids } from '#ports/ids.ts'
import type { Images } from '#ports/images.ts'
import { findOfficeProblems, toStoredAddress, type OfficeAddress } from '../rules/office.ts'
import { problem } from '../rules/problems.ts'
import {
  deleteOffice,
  insertOffice,
  listOfficeRows,
  lockOffices,
  updateOffice,
} from './offices.store.ts'

export interface OfficesDeps {
  readonly workspaceDatabase: { forFirm(firmId: string): FirmDatabase }
  readonly audit: Audit
  readonly ids: Ids
  readonly images: Images
  /** Throws if the viewer may not change the settings of the firm. */
  readonly requireSettingsPermission: (viewer: StaffViewer) => void
}

export interface ChangeOfficeInput {
  readonly id: string
  /** The version that was read. */
  readonly version: number
  readonly address: OfficeAddress
}

const maxOffices = 20

export async function listOffices(
  deps: OfficesDeps,
  { firmId }: StaffViewer,
): Promise<readonly Office[]> {
  return readOffices(deps.workspaceDatabase.forFirm(firmId).db, firmId)
}

export async function addOffice(
  deps: OfficesDeps,
  viewer: StaffViewer,
  address: OfficeAddress,
): Promise<Office> {
  requireAddress(address)
  return changeOffices(deps, viewer, async (tx, offices) => {
    if (offices.length >= maxOffices) throw problem('firm.too-many-offices', { max: maxOffices })
    const officeId = deps.ids.rowId()
    const position = Math.max(0, ...offices.map((office) => office.position)) + 1
    const key = { firmId: viewer.firmId, officeId }
    await insertOffice(tx, key, position, toStoredAddress(address))
    await recordChange(deps, tx, viewer, 'firm.office-added', officeId)
    return getOffice(tx, key)
  })
}

export async function changeOffice(
  deps: OfficesDeps,
  viewer: StaffViewer,
  { id, version, address }: ChangeOfficeInput,
): Promise<Office> {
  requireAddress(address)
  return changeOffices(deps, viewer, async (tx) => {
    const key = { firmId: viewer.firmId, officeId: requireId(id) }
    await getOffice(tx, key)
    const isSaved = await updateOffice(tx, key, version, toStoredAddress(address))
    const office = await getOffice(tx, key)
    if (!isSaved) throw outdated(problem('firm.office-changed'), { office })
    await recordChange(deps, tx, viewer, 'firm.office-changed', key.officeId)
    return office
  })
}

export async function removeOffice(
  deps: OfficesDeps,
  viewer: StaffViewer,
  id: string,
): Promise<void> {
  await changeOffices(deps, viewer, async (tx, offices) => {
    const key = { firmId: viewer.firmId, officeId: requireId(id) }
    await getOffice(tx, key)
    if (offices.length === 1) throw problem('firm.last-office')
    try {
      await deleteOffice(tx, key)
    } catch (failure) {
      if (isStillUsed(failure)) throw problem('firm.office-in-use')
      throw failure
    }
    await recordChange(deps, tx, viewer, 'firm.office-removed', key.officeId)
  })
}

/** Runs one change of offices at a time in a firm. `work` gets the offices before it. */
async function changeOffices<T>(
  deps: OfficesDeps,
  viewer: StaffViewer,
  work: (tx: FirmTx, offices: Awaited<ReturnType<typeof lockOffices>>) => Promise<T>,
): Promise<T> {
  deps.requireSettingsPermission(viewer)
  const { firmId } = viewer
  return deps.workspaceDatabase
    .forFirm(firmId)
    .transact(async (tx) => work(tx, await lockOffices(tx, firmId)))
}

async function readOffices(db: Db, firmId: string): Promise<readonly Office[]> {
  const rows = await listOfficeRows(db, firmId)
  return rows.map((office) => ({
    ...office,
    street: office.street ?? '',
    city: office.city ?? '',
    state: office.state ?? '',
    zip: office.zip ?? '',
    phone: office.phone ?? '',
    fax: office.fax ?? '',
  }))
}

/** A malformed ID, an unknown office and an office of another firm get the same refusal. */
async function getOffice(
  db: Db,
  { firmId, officeId }: { readonly firmId: string; readonly officeId: string },
): Promise<Office> {
  const office = (await readOffices(db, firmId)).find(({ id }) => id === officeId)
  if (!office) throw problem('firm.office-absent')
  return office
}

function requireId(id: string): string {
  if (!isUuid(id)) throw problem('firm.office-absent')
  return id.toLowerCase()
}

function requireAddress(address: OfficeAddress): void {
  const [finding] = findOfficeProblems(address)
  if (finding) throw problem(finding.code, finding.params)
}

/** PostgreSQL's code of a violated foreign key. */
function isStillUsed(failure: unknown): boolean {
  return failure instanceof Error && 'code' in failure && failure.code === '23503'
}

async function recordChange(
  { audit }: OfficesDeps,
  tx: FirmTx,
  viewer: StaffViewer,
  event: AuditEventName,
  object: string,
): Promise<void> {
  await audit.record({ event, outcome: 'done', ...getStaffActor(viewer), object }, tx)
}
