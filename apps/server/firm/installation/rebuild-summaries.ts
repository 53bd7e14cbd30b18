import { rebuildSummaries } from '#features/cases/server/summary/case-changed.ts'
import { listFirmIds, nameOfFirm, pickFirm } from '#features/firm/server/firms.ts'
import type { AppDeps } from '../../app-deps.ts'
import { summaryParts } from '../../features.ts'
import { asStaff } from '../staff.ts'
import type { Command } from '../command.ts'
import { UsageError } from '../usage-error.ts'

export const rebuildSummariesCommand: Command = {
  usage: `
  npm run firm -- summary:rebuild [--firm "Hollis & Reyes Law"]
`,
  act: () => undefined,
  run: (deps, { values }) => rebuildSummariesByOperator(deps, values.firm),
}

/** Counts what the client lists show again, for one firm or for all. */
export async function rebuildSummariesByOperator(
  deps: AppDeps,
  firmName: string | undefined,
): Promise<string> {
  const lines: string[] = []
  for (const firmId of await listWanted(deps, firmName)) {
    const firmDeps = asStaff(deps, firmId)
    const count = await rebuildSummaries(
      (work) => firmDeps.database.transact(work),
      summaryParts(firmDeps),
      firmId,
    )
    lines.push(`${await nameOfFirm(deps.database.db, firmId)}: counted ${count} cases again.`)
  }
  return lines.join('\n')
}

async function listWanted(deps: AppDeps, firmName: string | undefined): Promise<readonly string[]> {
  const { db } = deps.database
  if (firmName === undefined) return listFirmIds(db)
  const firm = await pickFirm(db, firmName)
  if (!firm) throw new UsageError('--firm: there is no firm of this name.')
  return [firm.id]
}
