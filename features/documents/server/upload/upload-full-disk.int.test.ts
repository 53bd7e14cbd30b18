import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone, categoryOf } from '#testing/test-people.ts'
import {
  countDocuments,
  listStoredFiles,
  mustUpload,
  text,
  uploadFile,
} from '#testing/test-uploads.ts'
import { exchange, requestHead } from '#testing/test-wire.ts'

const app = openTestApp()
const { client: rosa, caseId } = aClientAlone(app)
const place = categoryOf(app, { caseId }, 'money.bank-statements')
const errors = vi.fn<(fields: Readonly<Record<string, unknown>>, message: string) => void>()

beforeAll(async () => {
  vi.spyOn(app.deps.log, 'error').mockImplementation(errors)
})
afterEach(async () => {
  if (process.platform === 'linux') await limitDisk('unlimited')
})
afterAll(async () => {
  vi.restoreAllMocks()
})
const content = text('These words fill several frames. '.repeat(10_000)).subarray(0, 200_000)
const sorry = {
  message: 'We cannot reach your files right now. Please try again.',
  extensions: { code: 'file-vault.unavailable', kind: 'unavailable' },
}

test
  .skipIf(process.platform !== 'linux')
  .each([0, 1, 7, 8, 9, 40_000, 65_559, 65_560, 65_561, 131_112, 200_071])(
  'offers a retry and leaves nothing when the disk is full at byte %d of the stored file',
  async (bytes) => {
    errors.mockReset()
    const before = await state()
    const headers = { 'idempotency-key': `key-of-a-full-disk-${bytes}` }
    await limitDisk(bytes)
    const answer = await rosa.upload(
      uploadFile,
      { fileMetadata: place },
      { name: 'long.txt', content },
      headers,
    )
    expect(answer.errors?.[0]).toMatchObject(sorry)
    expect(await state()).toEqual(before)
    expect(errors.mock.calls).toEqual([
      [
        expect.objectContaining({
          problem: 'file-vault.unavailable',
          cause: expect.objectContaining({ fault: 'EFBIG' }),
        }),
        sorry.message,
      ],
    ])

    await limitDisk('unlimited')
    const id = await mustUpload(rosa, place, 'long.txt', content, headers)
    expect((await rosa.get(`/file/download/${id}`)).body.equals(content)).toBe(true)
    expect(await state()).toMatchObject({ documents: before.documents + 1 })
  },
)

test.skipIf(process.platform !== 'linux')(
  'a large upload gets its response before it ends, and readiness reports files as unavailable until there is space',
  async () => {
    const before = await state()
    const port = await app.listen()
    const edge = 'a-boundary-of-a-test'
    const field = (name: string, value: string) =>
      `--${edge}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    const start =
      field(
        'operations',
        JSON.stringify({ query: uploadFile, variables: { file: null, fileMetadata: place } }),
      ) + field('map', '{"0":["variables.file"]}')
    const body = Buffer.concat([
      Buffer.from(
        `${start}--${edge}\r\nContent-Disposition: form-data; name="0"; filename="long.txt"\r\nContent-Type: text/plain\r\n\r\n`,
      ),
      Buffer.alloc(20_000_000, 'These words fill many frames. '),
      Buffer.from(`\r\n--${edge}--\r\n`),
    ])
    const head = requestHead('POST', '/graphql/', {
      authorization: `Bearer ${rosa.tokens?.idToken}`,
      'access-token': rosa.tokens?.accessToken ?? '',
      'content-type': `multipart/form-data; boundary=${edge}`,
      'content-length': String(body.length),
    })
    const ready = async () =>
      JSON.parse((await exchange(port, requestHead('GET', '/readyz'))).body) as unknown
    await limitDisk(0)
    const answer = await exchange(port, head, body)
    expect([answer.status, answer.body]).toEqual([
      200,
      expect.stringContaining('file-vault.unavailable'),
    ])
    await expect.poll(ready).toEqual({ status: 'ready', degraded: ['files'] })
    await limitDisk('unlimited')
    await expect.poll(ready).toEqual({ status: 'ready' })
    expect(await state()).toEqual(before)
  },
)

/** Sets this process's file size limit: a write beyond it fails at that byte, as on a full disk. */
async function limitDisk(bytes: number | 'unlimited'): Promise<void> {
  await promisify(execFile)('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`])
}

/** Ignores files of a running readiness probe. */
const state = async () => ({
  files: (await listStoredFiles(app)).filter((path) => !path.includes('/probe-')),
  documents: await countDocuments(app),
})
