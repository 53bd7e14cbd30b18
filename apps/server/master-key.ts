import { MasterKeyError, readOrMakeMasterKey } from '#adapters/secrets/master-key-file.ts'
import { opensKeyRing } from '#adapters/secrets/key-ring.ts'
import { masterKeySecrets } from '#adapters/secrets/master-key-secrets.ts'
import { isOwnMasterKey } from '#database/installation.ts'
import type { Db } from '#ports/database.ts'
import type { Settings } from './settings.ts'
import { SettingError } from './settings/setting-values.ts'

/** Makes a key for the demo only. Throws a SettingError if the key is missing or malformed. */
export async function readMasterKey({
  dataDir,
  isDemo,
  masterKey,
  masterKeyFile,
}: Settings): Promise<Uint8Array> {
  const given = {
    ...(masterKey !== undefined && { setting: masterKey }),
    ...(masterKeyFile !== undefined && { file: masterKeyFile }),
  }
  try {
    return await readOrMakeMasterKey({ dataDir, mayMake: isDemo, ...given })
  } catch (error) {
    throw error instanceof MasterKeyError ? new SettingError(error.message) : error
  }
}

/** True for the master key of this database. Only reads, and works at any schema version. */
export async function isRightMasterKey(db: Db, masterKey: Uint8Array): Promise<boolean> {
  return (
    (await opensKeyRing(db, masterKey)) ?? (await isOwnMasterKey(db, masterKeySecrets(masterKey)))
  )
}
