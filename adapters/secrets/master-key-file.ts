import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'

const keyBytes = 32
const fileName = 'master-key'

export class MasterKeyError extends Error {}

export interface MasterKeyPlace {
  readonly dataDir: string
  /** The value of MASTER_KEY: 32 bytes in base64. Takes precedence over files. */
  readonly setting?: string
  /** The value of MASTER_KEY_FILE. Takes precedence over the data folder. The file must exist. */
  readonly file?: string
  readonly mayMake: boolean
}

/** Throws a MasterKeyError when the key is malformed, or missing and may not be created. */
export async function readOrMakeMasterKey({
  dataDir,
  setting,
  file,
  mayMake,
}: MasterKeyPlace): Promise<Uint8Array> {
  if (setting !== undefined && setting.trim() !== '') return decodeKey(setting, 'MASTER_KEY')
  if (file !== undefined) {
    const text = await findText(file)
    if (text === undefined)
      throw new MasterKeyError(`MASTER_KEY_FILE: expected a file that exists; ${file} does not.`)
    return decodeKey(text, `MASTER_KEY_FILE: the file ${file}`)
  }
  const path = join(dataDir, fileName)
  const stored = await findText(path)
  if (stored !== undefined)
    return decodeKey(stored, `The file ${path} (used because MASTER_KEY is not set)`)
  if (!mayMake) {
    throw new MasterKeyError(
      `MASTER_KEY is not set and ${path} does not exist. Set MASTER_KEY to 32 random bytes in base64 (openssl rand -base64 32) and keep a copy: ` +
        'without it nothing that was stored can be read.',
    )
  }
  // The unprivileged user of the embedded database must be able to pass through this folder.
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  await make(path)
  const made = await findText(path)
  if (made === undefined) throw new Error(`MASTER_KEY is not set and ${path} could not be made`)
  return decodeKey(made, `The file ${path}`)
}

// Writes a temporary file and links it to the final name, so that concurrent starts agree on one
// complete key.
async function make(path: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(`${randomBytes(keyBytes).toString('base64')}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  try {
    await link(draft, path)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    await unlink(draft)
  }
}

async function findText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function decodeKey(text: string, where: string): Uint8Array {
  const trimmed = text.trim()
  const key = Buffer.from(trimmed, 'base64')
  if (key.length !== keyBytes || !/^[A-Za-z0-9+/_-]{43}=?$/.test(trimmed)) {
    throw new MasterKeyError(`${where} must be ${keyBytes} bytes in base64, 44 characters long`)
  }
  return Uint8Array.from(key)
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
