import type { Demo } from './demo.ts'
import type { Settings } from './settings.ts'

/** The only import of apps/demo: a production process never loads its code. */
export async function loadDemo({ isDemo }: Settings): Promise<Demo | undefined> {
  return isDemo ? (await import('#apps/demo/demo.ts')).demo : undefined
}
