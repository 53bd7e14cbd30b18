// What --help prints. Loaded only for that: it needs the modules of all commands.
import { keysUsage } from './installation/keys.ts'
import { readUsages } from './run-command.ts'

export async function readUsage(): Promise<string> {
  return `
  npm run firm -- doctor [--mail-to me@example.com] [--text-to 2125550190]
${keysUsage.slice(1)}${await readUsages()}`
}
