// A firm's act: shows a picture as its sign, or its initial again. Whatever the file was, what is shown was drawn anew.
import { createHash } from 'node:crypto'
import { problemsOf } from '#lib/problem.ts'
import { logoFinding, logoLongestSide } from '../rules/logo.ts'
import { firmProblems } from '../rules/problems.ts'
import { setLogoOfFirm } from './firm.store.ts'
import type { FirmWorld } from './deps.ts'

const problem = problemsOf(firmProblems)

/** PNG, JPEG or WebP of at most 1 MB; null takes the picture away (decisions 1.5). */
export async function setLogo(
  world: Pick<FirmWorld, 'database' | 'audit' | 'images'>,
  wish: { readonly firmId: string; readonly file: Uint8Array | null },
): Promise<void> {
  const picture = wish.file === null ? undefined : await drawn(world, wish.file)
  await world.database.transact(async (tx) => {
    if (!(await setLogoOfFirm(tx, wish.firmId, picture))) throw problem('firm.not-found')
    await world.audit.record(
      {
        event: 'firm.logo-changed',
        outcome: 'done',
        firmId: wish.firmId,
        ...(picture ? { object: picture.hash } : {}),
      },
      tx,
    )
  })
}

async function drawn(
  world: Pick<FirmWorld, 'images'>,
  file: Uint8Array,
): Promise<{ readonly hash: string; readonly png: Uint8Array }> {
  const finding = logoFinding(file)
  if (finding) throw problem(finding)
  const png = await world.images.redraw(file, logoLongestSide)
  if (!png) throw problem('firm.logo-unreadable')
  return { png, hash: createHash('sha256').update(png).digest('hex') }
}
