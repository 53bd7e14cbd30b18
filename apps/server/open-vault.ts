import { join } from 'node:path'
import { diskVault } from '#adapters/file-vault/disk-vault.ts'
import { diskAssets, s3Assets, type AssetStorage } from '#adapters/kept-assets/asset-storage.ts'
import { s3Vault } from '#adapters/file-vault/s3-vault.ts'
import type { FileVault } from '#ports/file-vault.ts'
import type { Settings } from './settings.ts'

/** The file store of the settings: a bucket, else a folder. */
export function openVault(settings: Settings): FileVault {
  const folder = join(settings.dataDir, 'files')
  return settings.s3 ? s3Vault({ ...settings.s3, stagingFolder: folder }) : diskVault(folder)
}

/** Assets are beside the documents, so that all processes share them. */
export function openAssetStorage(settings: Settings): AssetStorage {
  return settings.s3 ? s3Assets(settings.s3) : diskAssets(join(settings.dataDir, 'files'))
}
