import { sql } from 'kysely'
import { openTestApp } from '#testing/test-app.ts'
import { twoSpouses } from '#testing/test-people.ts'
import type { JsonObject } from '../../rules/content/model.ts'
import { savesOf } from './test-saves.ts'

export const section = 'personalInformation'
export const mask = 'XXX-XX-XXXX'
export const ids = { section, key: 'taxIds_d1' }
export const contact = { section, key: 'contactDetails_d1' }
export const numbers: JsonObject = {
  taxIdKind: 'ssn',
  ssn: '123456789',
  usedOtherNumber: 'yes',
  otherNumbers: [
    { id: 'aaaaaa', kind: 'ssn', number: '987654321' },
    { id: 'bbbbbb', kind: 'ssn', number: '555443333' },
  ],
  hasEin: 'no',
}
export const masked: JsonObject = {
  ...numbers,
  ssn: mask,
  otherNumbers: [
    { id: 'aaaaaa', kind: 'ssn', number: mask },
    { id: 'bbbbbb', kind: 'ssn', number: mask },
  ],
}

export interface SecretStored {
  readonly path: string
  readonly questionKey: string
  readonly debtor: number
  readonly sealed: Uint8Array
  readonly droppedAt: Date | null
}

/** Both spouses of a joint case, logged in. */
export function openSpouses() {
  const app = openTestApp()
  const { debtor1: marcus, debtor2: elena, caseId } = twoSpouses(app)
  const saves = savesOf(app, caseId)

  /**
   * Returns the decrypted private values by path. With `isDropped`, returns only values that no
   * record refers to.
   */
  async function readStored(isDropped = false): Promise<Readonly<Record<string, unknown>>> {
    const { rows } = await sql<{
      key: Uint8Array
    }>`select sealed_key as key from firm where id = ${app.demoData.firms.hollis}`.execute(
      app.deps.database.db,
    )
    const secrets = await saves.readRows<SecretStored>('questionnaire_secret')
    return Object.fromEntries(
      secrets
        .filter(({ droppedAt: dropped }) => (dropped !== null) === isDropped)
        // Of two people with the same path, the second one counts.
        .toSorted((a, b) => a.questionKey.localeCompare(b.questionKey))
        .map(({ path, questionKey: key, sealed }) => [
          path,
          JSON.parse(
            app.deps.secrets.openForFirm(
              app.demoData.firms.hollis,
              rows[0]?.key ?? new Uint8Array(),
              sealed,
              `${caseId}|${key}|${path}`,
            ),
          ) as unknown,
        ]),
    )
  }
  return { app, marcus, elena, caseId, saves, readStored }
}

export const all = {
  '/ssn': '123456789',
  '/otherNumbers/aaaaaa/number': '987654321',
  '/otherNumbers/bbbbbb/number': '555443333',
}
