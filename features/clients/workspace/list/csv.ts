import { graph } from '#ui/graphql/graph.ts'
import { officeDay } from '#features/staff/workspace/session/office-day.ts'
import { runWithStepUp } from '#features/staff/workspace/people/step-up/step-up.ts'
import { now } from '#ui/browser/clock.ts'
import { saveFile } from '#ui/browser/save-file.ts'
import type { Act } from '#ui/graphql/use-act.ts'
import { exportClients, type ExportClientsMutationVariables } from './clients.operations.ts'

/** Saves the list as a file. Returns false after a refusal, and if the person does not confirm. */
export async function saveClientsCsv(
  act: Act,
  input: ExportClientsMutationVariables,
  fileName: string,
): Promise<boolean> {
  const result = await act.run(() =>
    runWithStepUp(async () => (await graph.run(exportClients, input)).exportClients),
  )
  if (result === undefined || result.csv === null) return false
  saveFile(
    new Blob([result.csv], { type: 'text/csv;charset=utf-8' }),
    `${fileName}-${officeDay(now())}.csv`,
  )
  return true
}
