import { createHash } from 'node:crypto'
import { chmod, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect } from 'vitest'
import type { ConnectedDatabase } from '#adapters/database/connect.ts'
import { diskVault } from '#adapters/file-vault/disk-vault.ts'
import { randomIds } from '#adapters/ids/random-ids.ts'
import { readOrMakeMasterKey } from '#adapters/secrets/master-key-file.ts'
import { openKeyRing } from '#adapters/secrets/key-ring.ts'
import type { DemoPersonKey } from '#testing/test-demo.ts'
import {
  endTestProgram,
  signInAt,
  startTestProgram,
  type MortalProgram,
} from '#testing/test-program.ts'
import { pdf, text, uploadFile, type UploadTarget } from '#testing/test-uploads.ts'
import { connectTestDatabase } from '#database/test-database.ts'
import { makeTestFolder } from '#database/test-folder.ts'
import { reconcileFiles, type FilesReport } from '../files/reconcile-files.ts'

interface Sender {
  readonly credentials: Readonly<Record<string, string>>
  readonly place: UploadTarget
}

export interface Sent {
  readonly sender: Sender
  readonly key: string
  readonly content: Buffer
  readonly name: string
  /** The document's ID, set after the program has confirmed the document. */
  id?: string
}

/** `npm run drills` kills often. */
export const kills = process.env['DRILLS'] === '1' ? 20 : 5

/** An account may have three concurrent uploads. */
export const uploadsEach = 3

/** The kills are spread over this time after the start of a round. */
export const maxMilliseconds = 160

/** Small and medium files alternate, so that the kills hit reading, disk writes and queries. */
function nextFile(sender: Sender, round: number, line: number, index: number): Sent {
  const words = `Round ${round}, line ${line}, file ${index}.`
  const key = `killed-${round}-${line}-${index}`.padEnd(20, '-')
  return {
    sender,
    key,
    ...((line + index) % 2 === 0
      ? { name: 'notes.txt', content: text(words) }
      : { name: 'statement.pdf', content: pdf(400_000 + index, words) }),
  }
}

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** A program that is killed during uploads, and the people who send them. */
export function openKilledUploads() {
  let dataDir: string
  let program: MortalProgram
  let senders: readonly Sender[]

  beforeAll(async () => {
    dataDir = await makeTestFolder('daybreak-killed-')
    // If the test runs as root, the database runs as an unprivileged user, who must be able to pass
    // through this folder.
    await chmod(dataDir, 0o711)
    program = await startTestProgram(dataDir)
    senders = await Promise.all(
      (['rosa', 'marcus'] as const).map(async (key) => ({
        credentials: await signInAt(program.address, key),
        place: await placeFor(key),
      })),
    )
  }, 180_000)
  afterAll(async () => {
    await endTestProgram(dataDir)
    // A stopping database still writes for a moment.
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }, 60_000)

  async function placeFor(key: DemoPersonKey): Promise<UploadTarget> {
    const { rows } = await inDatabase(({ db }) =>
      sql<UploadTarget>`
      select c.case_id as "caseId", c.id as "categoryId" from document_category c join participant p on p.case_id = c.case_id join account a on a.id = p.account_id
      where a.email like ${`${key}.%`} and c.template_key = 'taxes.federal-latest'`.execute(db),
    )
    if (!rows[0]) throw new Error(`${key} has nowhere to put a file`)
    return rows[0]
  }

  async function inDatabase<T>(ask: (database: ConnectedDatabase) => Promise<T>): Promise<T> {
    const database = await connectTestDatabase(
      (await readFile(join(dataDir, 'database-url'), 'utf8')).trim(),
      { poolSize: 1 },
    )
    try {
      return await ask(database)
    } finally {
      await database.close()
    }
  }

  /** Returns the document's ID; undefined when the program ended without a response. */
  async function send({
    sender: { credentials, place },
    key,
    name,
    content,
  }: Sent): Promise<string | undefined> {
    const form = new FormData()
    form.append(
      'operations',
      JSON.stringify({ query: uploadFile, variables: { file: null, fileMetadata: place } }),
    )
    form.append('map', '{"0":["variables.file"]}')
    form.append('0', new Blob([Uint8Array.from(content)]), name)
    const headers = { ...credentials, 'idempotency-key': key, 'x-upload-batch': key }
    const response = await fetch(`${program.address}/graphql/`, {
      method: 'POST',
      headers,
      body: form,
    }).then(
      (response) => response.text(),
      () => undefined,
    )
    if (response === undefined) return undefined
    const { data, errors } = JSON.parse(response) as {
      readonly data?: {
        readonly documents: {
          readonly uploadFile: { readonly uploadedDocument: { readonly id: string } | null }
        }
      }
      readonly errors?: unknown
    }
    const id = data?.documents.uploadFile.uploadedDocument?.id
    if (id === undefined)
      throw new Error(`An upload was answered with ${response.slice(0, 500)} ${String(errors)}`)
    return id
  }

  /** Sends files one after the other until the program no longer responds. */
  async function keepSending(
    sender: Sender,
    round: number,
    line: number,
    sentUploads: Sent[],
  ): Promise<void> {
    for (let index = 0; ; index += 1) {
      const file = nextFile(sender, round, line, index)
      sentUploads.push(file)
      const id = await send(file)
      if (id === undefined) return
      file.id = id
    }
  }

  /**
   * Clears the limits between rounds. An account may send only 60 files per minute, and a killed
   * program holds its slots for ten more seconds.
   */
  const freshAllowance = () =>
    inDatabase(async ({ db }) => {
      await sql`delete from allowance`.execute(db)
      await sql`delete from upload_slot`.execute(db)
    })
  const rowsByKey = () =>
    inDatabase(async ({ db }) => {
      const { rows } = await sql<{
        id: string
        key: string | null
        sha256: string
      }>`select id, upload_key as key, sha256 from document`.execute(db)
      return rows
    })

  async function comesBack({ sender: { credentials }, id, content, key }: Sent): Promise<void> {
    const response = await fetch(`${program.address}/file/download/${id}`, { headers: credentials })
    expect([key, response.status, sha256(await response.bytes())]).toEqual([
      key,
      200,
      sha256(content),
    ])
  }

  async function filesThere(): Promise<{
    readonly received: readonly string[]
    readonly kept: readonly string[]
  }> {
    const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
    const named = (ending: string) =>
      entries
        .flatMap((entry) =>
          entry.isFile() && entry.name.endsWith(ending)
            ? [entry.name.slice(0, -ending.length)]
            : [],
        )
        .toSorted()
    return { received: named('.part'), kept: named('.enc') }
  }

  /**
   * Does the same as the firm's command with `--remove`, reads all files, and uses the time `now`.
   * The kills may leave more files than are removed by default.
   */
  async function reconcile(now: Date): Promise<FilesReport> {
    const masterKey = await readOrMakeMasterKey({ dataDir, mayMake: false })
    const ring = await inDatabase((owner) => openKeyRing(owner, masterKey, { isNew: false }))
    if (!ring) throw new Error('The master key is not that of the database')
    const filesElsewhere = {
      existing: () => Promise.resolve(new Set<string>()),
      after: () => Promise.resolve([]),
    }
    return inDatabase((database) =>
      reconcileFiles(
        {
          database,
          vault: diskVault(join(dataDir, 'files')),
          secrets: ring.secrets,
          ids: randomIds(),
          filesElsewhere,
        },
        { samplePercent: 100, now, removal: 'all' },
      ),
    )
  }
  /** Made before the tests. */
  const given = {
    get dataDir() {
      return dataDir
    },
    get program() {
      return program
    },
    set program(changed) {
      program = changed
    },
    get senders() {
      return senders
    },
  }
  return { given, send, keepSending, freshAllowance, rowsByKey, comesBack, filesThere, reconcile }
}
