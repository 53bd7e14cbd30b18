import { MasterKeyError, readOrMakeMasterKey } from '#adapters/secrets/master-key-file.ts'
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
