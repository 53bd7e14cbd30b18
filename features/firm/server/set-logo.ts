import { createHash } from 'node:crypto'
import type { getStaffActor } from '#lib/viewer.ts'
import { logoFinding, logoLongestSide } from '../rules/logo.ts'
import { problem } from '../rules/problems.ts'
import { setLogoOfFirm } from './firm.store.ts'
import type { Database } from '#ports/database.ts'
import type { FirmDeps } from './deps.ts'

export interface SetLogoInput {
  readonly firmId: string
  readonly file: Uint8Array | null
  /** Absent on the operator's command line. */
  readonly actor?: ReturnType<typeof getStaffActor>
}

/** Re-encodes the image; null removes the logo (spec: cases#firm-logo). */
export async function setLogo(
  deps: Pick<FirmDeps, 'audit' | 'images'> & { readonly database: Pick<Database, 'transact'> },
  input: SetLogoInput,
): Promise<void> {
  const picture = input.file === null ? undefined : await redraw(deps, input.file)
  await deps.database.transact(async (tx) => {
    if (!(await setLogoOfFirm(tx, input.firmId, picture))) throw problem('firm.not-found')
    await deps.audit.record(
      {
        event: 'firm.logo-changed',
        outcome: 'done',
        firmId: input.firmId,
        ...input.actor,
        ...(picture ? { object: picture.hash } : {}),
      },
      tx,
    )
  })
}

async function redraw(
  deps: Pick<FirmDeps, 'images'>,
  file: Uint8Array,
): Promise<{ readonly hash: string; readonly png: Uint8Array }> {
  const finding = logoFinding(file)
  if (finding) throw problem(finding)
  const png = await deps.images.redraw(file, logoLongestSide)
  if (!png) throw problem('firm.logo-unreadable')
  return { png, hash: createHash('sha256').update(png).digest('hex') }
}
