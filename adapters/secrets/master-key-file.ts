// Where the master key comes from: a setting, a file that a setting names, or a file in the data folder that the demo may make.
import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'

const keyBytes = 32
const fileName = 'master-key'

/** Says which setting is wrong and what was expected. */
export class MasterKeyError extends Error {}

/** Where to look, and whether a missing key may be made. */
export interface MasterKeyPlace {
  readonly dataDir: string
  /** The value of MASTER_KEY: 32 bytes in base64. Goes before every file. */
  readonly setting?: string
  /** The value of MASTER_KEY_FILE. Goes before the file in the data folder, and has to exist. */
  readonly file?: string
  /** True in a rehearsal only. */
  readonly mayMake: boolean
}

/** The 32-byte master key. Throws a MasterKeyError when there is none and none may be made, or when it is malformed. */
export async function readOrMakeMasterKey({
  dataDir,
  setting,
  file,
  mayMake,
}: MasterKeyPlace): Promise<Uint8Array> {
  if (setting !== undefined && setting.trim() !== '') return decoded(setting, 'MASTER_KEY')
  if (file !== undefined) {
    const text = await textOf(file)
    if (text === undefined)
      throw new MasterKeyError(`MASTER_KEY_FILE: expected a file that exists; ${file} does not.`)
    return decoded(text, `MASTER_KEY_FILE: the file ${file}`)
  }
  const path = join(dataDir, fileName)
  const found = await textOf(path)
  if (found !== undefined)
    return decoded(found, `The file ${path} (used because MASTER_KEY is not set)`)
  if (!mayMake) {
    throw new MasterKeyError(
      `MASTER_KEY is not set and ${path} does not exist. Set MASTER_KEY to 32 random bytes in base64 (openssl rand -base64 32) and keep a copy: ` +
        'without it nothing that was stored can be read.',
    )
  }
  // Others may pass through, as the unprivileged user of the embedded database must, and see no names.
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  await make(path)
  const made = await textOf(path)
  if (made === undefined) throw new Error(`MASTER_KEY is not set and ${path} could not be made`)
  return decoded(made, `The file ${path}`)
}

// Written beside and linked into place: two starts at once agree on one key, and nobody ever reads half of it.
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

async function textOf(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function decoded(text: string, where: string): Uint8Array {
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
