import { recordBackup } from '#database/installation.ts'
import type { Command } from '../command.ts'

export const recordBackupCommand: Command = {
  usage: `
  npm run firm -- backup:done
`,
  act: () => undefined,
  run: async ({ database }) => {
    await recordBackup(database)
    return 'The backup is recorded.'
  },
}
