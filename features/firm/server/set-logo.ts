import { createHash } from 'node:crypto'
import { logoFinding, logoLongestSide } from '../rules/logo.ts'
import { problem } from '../rules/problems.ts'
import { setLogoOfFirm } from './firm.store.ts'
import type { FirmDeps } from './deps.ts'

/** Re-encodes the image; null removes the logo (spec: cases#firm-logo). */
export async function setLogo(
  deps: Pick<FirmDeps, 'database' | 'audit' | 'images'>,
  input: { readonly firmId: string; readonly file: Uint8Array | null },
): Promise<void> {
  const picture = input.file === null ? undefined : await redraw(deps, input.file)
  await deps.database.transact(async (tx) => {
    if (!(await setLogoOfFirm(tx, input.firmId, picture))) throw problem('firm.not-found')
    await deps.audit.record(
      {
        event: 'firm.logo-changed',
        outcome: 'done',
        firmId: input.firmId,
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
