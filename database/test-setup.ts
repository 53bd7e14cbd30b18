/**
 * Vitest reports a failed global set-up as "No test files found". This names the cause and ends the
 * run.
 */
export async function endRunIfItFails<T>(what: string, setUp: () => Promise<T>): Promise<T> {
  try {
    return await setUp()
  } catch (error) {
    process.stderr.write(`${what}: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
