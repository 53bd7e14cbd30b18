import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { diskVault } from './disk-vault.ts'
import { objectName } from './object-names.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vault-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const seal = { key: new Uint8Array(32).fill(5), binding: 'firm-1|document-1' }
const bytes = 200_000
const content = Buffer.alloc(bytes, 'Nowhere is the same. 0123456789')
/** Encrypted size: the header and a 16-byte tag for each of four frames. */
const sealedBytes = bytes + 8 + 4 * 16
const [large, small] = [
  '0198c0de-0000-7000-8000-0000000000aa',
  '0198c0de-0000-7000-8000-0000000000bb',
]

async function* inPieces(of: Uint8Array, most = 10_007): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < of.length; at += most) yield of.subarray(at, at + most)
}

async function readAll(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function filesIn(): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted()
}

/**
 * Returns the output of a process that stores the large file and then one byte, with a file size
 * limit in KiB.
 */
async function readAttempt(
  kib: number,
): Promise<Readonly<Record<'large' | 'small' | 'probe', string>>> {
  const program = `
    import { diskVault } from ${JSON.stringify(new URL('./disk-vault.ts', import.meta.url).href)}
    const { folder, bytes, large, small } = JSON.parse(process.argv[1])
    const seal = { key: new Uint8Array(32).fill(5), binding: 'firm-1|document-1' }
    const vault = diskVault(folder)
    async function* pieces(of) { for (let at = 0; at < of.length; at += 10_007) yield of.subarray(at, at + 10_007) }
    const toOutcome = (work) => work.then(() => 'done', (error) => error.code + ' ' + error.kind + ' ' + error.cause?.code)
    const store = (id, of) => toOutcome(vault.stage(id, pieces(of), seal, 1e6).then(() => vault.commit(id)))
    const answers = { large: await store(large, Buffer.alloc(bytes, 'Nowhere is the same. 0123456789')), small: await store(small, Buffer.of(1)), probe: await toOutcome(vault.probe()) }
    process.stdout.write(JSON.stringify(answers))`
  const given = JSON.stringify({ folder, bytes, large, small })
  // bash counts in units of 1,024 bytes. Node gets an error from the system instead of a signal.
  const { stdout } = await promisify(execFile)('bash', [
    '-c',
    'ulimit -Sf "$0" && exec "$@"',
    String(kib),
    process.execPath,
    '--input-type=module',
    '-e',
    program,
    given,
  ])
  return JSON.parse(stdout) as Awaited<ReturnType<typeof readAttempt>>
}

describe.skipIf(process.platform === 'win32')('a process with a file size limit', () => {
  const full = 'file-vault.unavailable unavailable EFBIG'

  test.each([0, 1, 63, 64, 65, 128, 129, 193, Math.floor(sealedBytes / 1024)])(
    'with a limit of %d KiB, keeps nothing of a larger file, accepts a smaller one, and later the larger one',
    async (kib) => {
      const fits = kib === 0 ? full : 'done'
      expect(await readAttempt(kib)).toEqual({ large: full, small: fits, probe: fits })
      expect(await filesIn()).toEqual(kib === 0 ? [] : [`${small}.enc`])

      const vault = diskVault(folder)
      await vault.stage(large, inPieces(content), seal, 1e6)
      await vault.commit(large)
      expect((await readAll(await vault.open(large, seal))).equals(content)).toBe(true)
    },
  )

  test('accepts a file that just fits', async () => {
    expect(await readAttempt(Math.ceil(sealedBytes / 1024))).toEqual({
      large: 'done',
      small: 'done',
      probe: 'done',
    })
    expect((await readFile(join(folder, objectName(large)))).length).toBe(sealedBytes)
  })
})

test.each([
  ['the folder of what comes in', 'staging'],
  ['the folder of what is kept', 'objects'],
])('is unavailable if it cannot create %s, and accepts the same file later', async (_, name) => {
  await writeFile(join(folder, name), 'in the way')
  const vault = diskVault(folder)
  const take = async () => {
    await vault.stage(large, inPieces(content), seal, 1e6)
    await vault.commit(large)
  }
  await expect(take()).rejects.toMatchObject({
    code: 'file-vault.unavailable',
    kind: 'unavailable',
  })
  await vault.discardStaged(large).catch(() => {})
  expect(await filesIn()).toEqual([name])
  await rm(join(folder, name))
  await take()
  expect((await readAll(await vault.open(large, seal))).equals(content)).toBe(true)
})

test('leaves a file that cannot be renamed in staging until it is discarded', async () => {
  const vault = diskVault(folder)
  await mkdir(join(folder, objectName(large)), { recursive: true })
  await vault.stage(large, inPieces(content), seal, 1e6)
  await expect(vault.commit(large)).rejects.toMatchObject({ code: 'file-vault.unavailable' })
  expect(await filesIn()).toEqual([`${large}.part`])
  await vault.discardStaged(large)
  expect(await filesIn()).toEqual([])
})
