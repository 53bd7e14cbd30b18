// Looks at everything that a server needs, and changes nothing (docs/operations/install.md#the-doctor).
import type { Log } from '#ports/log.ts'
import { readMasterKey } from '../master-key.ts'
import { openVault } from '../open-vault.ts'
import type { Settings } from '../settings.ts'
import { version } from '../version.ts'
import { checkDatabase } from './database-checks.ts'
import { formatFindings, good, note, type Finding } from './finding.ts'
import {
  checkAddress,
  checkFiles,
  checkMail,
  checkMailRecords,
  checkScanner,
  checkTexts,
} from './service-checks.ts'

export interface DoctorOptions {
  readonly mailTo: string | undefined
  readonly textTo: string | undefined
  readonly now: () => Date
}

/** `isWell` is false if a part does not work. */
export async function examine(
  settings: Settings,
  log: Log,
  { mailTo, textTo, now }: DoctorOptions,
): Promise<{ readonly words: string; readonly isWell: boolean }> {
  const masterKey = await readMasterKey(settings)
  const findings: readonly Finding[] = [
    good('settings', 'Each value is one that is expected.'),
    ...(settings.databaseUrl === undefined
      ? [note('database', 'DATABASE_URL is not set: the embedded server is for the demo.')]
      : await checkDatabase({
          url: settings.databaseUrl,
          ...{ settings, masterKey, log, now },
        })),
    ...(await checkFiles(openVault(settings))),
    ...(await checkScanner(settings)),
    ...(await checkMail(settings, mailTo)),
    ...(settings.smtpUrl === undefined ? [] : await checkMailRecords(settings.mailFrom)),
    ...(await checkTexts(settings, textTo)),
    ...(await checkAddress(settings.publicUrl, version, now())),
  ]
  return { words: formatFindings(findings), isWell: findings.every(({ state }) => state !== 'bad') }
}
