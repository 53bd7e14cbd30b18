import { chmod, readdir, readFile, rm } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import {
  endTestProgram,
  signInAt,
  startTestProgram,
  type MortalProgram,
} from '#testing/test-program.ts'
import { uploadFile, type UploadTarget } from '#testing/test-uploads.ts'
import { openWire, requestHead } from '#testing/test-wire.ts'
import { connectTestDatabase } from '#database/test-database.ts'
import { makeTestFolder } from '#database/test-folder.ts'

interface OpenUpload {
  finish(): Promise<string>
}

async function placeOfRosa(url: string): Promise<UploadTarget> {
  const database = await connectTestDatabase(url, { poolSize: 1 })
  try {
    const { rows } = await sql<UploadTarget>`
      select c.case_id as "caseId", c.id as "categoryId" from document_category c
      join participant p on p.case_id = c.case_id join account a on a.id = p.account_id
      where a.email like 'rosa.%' and c.template_key = 'taxes.federal-latest'`.execute(database.db)
    if (!rows[0]) throw new Error('Rosa has no category for her tax return')
    return rows[0]
  } finally {
    await database.close()
  }
}

const boundary = 'boundary-of-a-test'

const part = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

const bodyEnd = `\r\n--${boundary}--\r\n`

const content = 'These words are mine. '.repeat(4_000)

export const refusal = 'Your other files are still being sent.'

export const success = '"success":true'

/** Two programs with one database, and uploads that stay open. */
export function openTwoPrograms() {
  let dataDir: string
  let first: MortalProgram
  let second: MortalProgram
  let credentials: Readonly<Record<string, string>>
  let place: UploadTarget

  beforeAll(async () => {
    dataDir = await makeTestFolder('daybreak-slots-')
    // If the test runs as root, the database runs as an unprivileged user, who must be able to pass
    // through this folder.
    await chmod(dataDir, 0o711)
    first = await startTestProgram(dataDir)
    const url = (await readFile(join(dataDir, 'database-url'), 'utf8')).trim()
    second = await startTestProgram(dataDir, { env: { DATABASE_URL: url } })
    credentials = await signInAt(first.address, 'rosa')
    place = await placeOfRosa(url)
  }, 180_000)
  afterAll(async () => {
    await first.kill()
    await endTestProgram(dataDir)
    // The database still writes for a moment after it was stopped.
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }, 60_000)

  const bodyStart = () =>
    part(
      'operations',
      JSON.stringify({ query: uploadFile, variables: { file: null, fileMetadata: place } }),
    ) +
    part('map', '{"0":["variables.file"]}') +
    `--${boundary}\r\nContent-Disposition: form-data; name="0"; filename="notes.txt"\r\n\r\n`
  const filesUnderWay = async () =>
    (await readdir(join(dataDir, 'files/staging'))).filter((name) => name.endsWith('.part')).length

  /**
   * Sends half of a file and returns once the server receives it. Then sends a little every second,
   * as a slow connection does.
   */
  async function openUpload({ address }: MortalProgram): Promise<OpenUpload> {
    const before = await filesUnderWay()
    const body = bodyStart() + content + bodyEnd
    const headers = {
      ...credentials,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(body.length),
    }
    const socket: Socket = await openWire(Number(new URL(address).port))
    let received = ''
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()))
    socket.on('error', () => {})
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
    let position = body.length - content.length / 2
    socket.write(requestHead('POST', '/graphql/', headers) + body.slice(0, position))
    await vi.waitFor(
      async () => expect([await filesUnderWay(), received]).toEqual([before + 1, '']),
      { timeout: 20_000 },
    )
    const trickle = setInterval(() => {
      socket.write(body.slice(position, position + 100))
      position += 100
    }, 1_000)
    void closed.then(() => clearInterval(trickle))
    return {
      async finish() {
        clearInterval(trickle)
        socket.write(body.slice(position))
        await closed
        return received
      },
    }
  }

  async function upload({ address }: MortalProgram): Promise<string> {
    const headers = { ...credentials, 'content-type': `multipart/form-data; boundary=${boundary}` }
    const response = await fetch(`${address}/graphql/`, {
      method: 'POST',
      headers,
      body: bodyStart() + content + bodyEnd,
    })
    return response.text()
  }
  /** Made before the tests. */
  const given = {
    get first() {
      return first
    },
    get second() {
      return second
    },
  }
  return { given, openUpload, upload }
}
