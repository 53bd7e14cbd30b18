// Notes and titles of tasks are sealed under the firm's key. Rows from before have a clear text.
import { sql } from 'kysely'
import type { SealedFirmKey, Secrets } from '#ports/secrets.ts'

export interface SealingDeps {
  readonly secrets: Secrets
}

export interface SealingFirm {
  readonly firmId: string
  readonly firmKey: SealedFirmKey
}

/** In a statement on rows of the firm. PostgreSQL reads it once. */
export const firmKeyOf = (firmId: string) => sql<SealedFirmKey>`(
  select f.firm_key from firm_facts f where f.firm_id = ${firmId}
)`

export const noteContext = ({ id }: { readonly id: string }) => `case-note|${id}`
export const taskContext = ({ id }: { readonly id: string }) => `case-task|${id}`

export function sealText(
  { secrets }: SealingDeps,
  { firmId, firmKey }: SealingFirm,
  context: string,
  text: string,
): Uint8Array {
  return secrets.sealForFirm(firmId, firmKey, text, context)
}

export function openText(
  { secrets }: SealingDeps,
  { firmId, firmKey }: SealingFirm,
  context: string,
  { sealed, clear }: { readonly sealed: Uint8Array | null; readonly clear: string | null },
): string {
  return sealed === null ? (clear ?? '') : secrets.openForFirm(firmId, firmKey, sealed, context)
}

export function openTitle(
  deps: SealingDeps,
  task: SealingFirm & {
    readonly id: string
    readonly title: string | null
    readonly titleSealed: Uint8Array | null
  },
): string {
  const { title: clear, titleSealed: sealed } = task
  return openText(deps, task, taskContext(task), { sealed, clear })
}
