// spec: review#packet-job
import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lockedPdf } from '#adapters/file-intake/test-files.ts'
import { vaultProblem } from '#adapters/file-vault/vault-problems.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone } from '#testing/test-people.ts'
import { openStaff } from '#testing/test-staff-client.ts'
import { listStoredFiles, pdf } from '#testing/test-uploads.ts'
import type { PacketWriter } from '#ports/packet-writer.ts'
import { drawPhoto, packetsOf, sendAccepted, type TestPackets } from './test-packets.ts'

const app = openTestApp()
const { client: rosa, caseId } = aClientAlone(app)
let packets: TestPackets
let ids: readonly string[]

beforeAll(async () => {
  packets = packetsOf(app, await openStaff(app))
})
beforeEach(async () => {
  await app.empty('case_packet', 'upload_batch')
  await sql`delete from document where case_id = ${caseId}`.execute(app.owner.db)
  ids = [
    await send('First.pdf'),
    await send('Second.jpg', await drawPhoto()),
    await send('Third.pdf'),
  ]
})

test('the progress counts the documents that are done', async () => {
  const id = await make()
  const seen: unknown[] = []
  for (const number of [1, 2, 3]) {
    const look = async () => {
      const { state, done, total } = await packets.read(id)
      seen.push([state, done, total])
      throw vaultProblem('file-vault.unavailable')
    }
    await expect(packets.run(id, { packetWriter: writerWith(number, look) })).rejects.toThrow()
  }
  expect(seen).toEqual([
    ['RUNNING', 0, 3],
    ['RUNNING', 1, 3],
    ['RUNNING', 2, 3],
  ])
})

describe('documents that cannot be part of it', () => {
  test('are listed with their reason, and the rest goes on', async () => {
    const locked = await send('Locked.pdf', lockedPdf('secret'))
    const again = await send('Decided again.pdf')
    const lost = await send('Lost.pdf')
    const [short, long] = [await send('Short.pdf'), await send('Long.pdf')]
    await sql`update document set bytes = bytes + 1 where id = ${short}`.execute(app.owner.db)
    await sql`update document set bytes = bytes - 1 where id = ${long}`.execute(app.owner.db)
    const id = await make([...ids, locked, again, lost, short, long])
    await sql`update document set status = 'Rejected' where id = ${again}`.execute(app.owner.db)
    await rm((await listStoredFiles(app)).find((path) => path.includes(lost)) ?? '')
    await packets.run(id)
    const { failures, ...packet } = await packets.read(id)
    expect(failures).toEqual([
      { documentId: locked, name: 'Locked.pdf', reason: 'PASSWORD' },
      { documentId: again, name: 'Decided again.pdf', reason: 'NOT_ACCEPTED' },
      { documentId: lost, name: 'Lost.pdf', reason: 'MISSING' },
      { documentId: short, name: 'Short.pdf', reason: 'MISSING' },
      { documentId: long, name: 'Long.pdf', reason: 'MISSING' },
    ])
    expect(packet).toMatchObject({ state: 'DONE', done: 8, total: 8, pages: 4 })
    expect((await packets.open(id)).bookmarks[0]?.[1]).toEqual(['First', 'Second', 'Third'])
  })

  test('make the packet fail when there is no other one', async () => {
    const id = await make([await send('Locked.pdf', lockedPdf('secret'))])
    const before = await countFiles()
    await packets.run(id)
    expect(await packets.read(id)).toMatchObject({
      ...{ state: 'FAILED', done: 1, name: null },
      failures: [{ reason: 'PASSWORD' }],
    })
    expect(await countFiles()).toBe(before)
  })
})

describe('what a later attempt cannot mend', () => {
  const broken = () => Promise.reject(new RangeError('Maximum call stack size exceeded'))

  test('a document that breaks the writer is named, and the packet fails at once', async () => {
    const id = await make(ids.slice(0, 1))
    await packets.run(id, { packetWriter: writerWith(1, broken) })
    expect(await packets.read(id)).toMatchObject({
      ...{ state: 'FAILED', done: 1, name: null },
      failures: [{ documentId: ids[0], name: 'First.pdf', reason: 'UNREADABLE' }],
    })
  })

  test('a document that breaks the writer is left out, and the rest goes on', async () => {
    const id = await make()
    await packets.run(id, { packetWriter: writerWith(2, broken) })
    expect(await packets.read(id)).toMatchObject({
      ...{ state: 'DONE', done: 3, pages: 3 },
      failures: [{ name: 'Second.jpg', reason: 'UNREADABLE' }],
    })
  })

  test('a packet that is too much as a whole fails at once, and leaves no file', async () => {
    const id = await make()
    const before = await countFiles()
    const packetWriter: PacketWriter = {
      ...app.deps.packetWriter,
      open: () => ({
        ...app.deps.packetWriter.open(),
        end: () => Promise.resolve({ fault: 'too-much' }),
      }),
    }
    await packets.run(id, { packetWriter })
    expect(await packets.read(id)).toMatchObject({ state: 'FAILED', done: 3, name: null })
    expect(await countFiles()).toBe(before)
  })
})

describe('a cancelled packet', () => {
  test('is not begun', async () => {
    const id = await make()
    expect(await packets.cancel(id)).toEqual({
      success: true,
      errorCode: null,
      packet: { state: 'CANCELLED' },
    })
    await packets.run(id)
    expect(await packets.read(id)).toMatchObject({ state: 'CANCELLED', done: 0 })
  })

  test('ends within the document at work, and leaves no file', async () => {
    const id = await make()
    const before = await countFiles()
    await packets.run(id, { packetWriter: writerWith(2, () => packets.cancel(id)) })
    expect(await packets.read(id)).toMatchObject({ state: 'CANCELLED', done: 1 })
    expect(await countFiles()).toBe(before)
  })

  test('leaves no file either when all documents were done', async () => {
    const id = await make()
    const before = await countFiles()
    const vault = {
      ...app.deps.vault,
      commit: async (fileId: string) => {
        await packets.cancel(id)
        await app.deps.vault.commit(fileId)
      },
    }
    await packets.run(id, { vault })
    expect(await packets.read(id)).toMatchObject({ state: 'CANCELLED', done: 3, name: null })
    expect(await countFiles()).toBe(before)
  })

  test('stays done once it is done', async () => {
    const id = await make()
    await packets.run(id)
    expect((await packets.cancel(id)).packet.state).toBe('DONE')
  })
})

describe('a job', () => {
  test('that runs a second time does nothing', async () => {
    const id = await make()
    await packets.run(id)
    const [first, files] = [await packets.read(id), await countFiles()]
    await packets.run(id)
    expect([await packets.read(id), await countFiles()]).toEqual([first, files])
  })

  test('that runs beside another one leaves the packet to it, and looks again later', async () => {
    const id = await make()
    const enqueued: unknown[] = []
    const jobs = {
      ...app.deps.jobs,
      enqueue: async (...[, queue, data, afterSeconds]: Parameters<typeof app.deps.jobs.enqueue>) =>
        void enqueued.push([queue, data['id'], afterSeconds]),
    }
    const packetWriter = writerWith(2, () => packets.run(id, { jobs }))
    await packets.run(id, { packetWriter })
    expect(enqueued).toEqual([['make-packet', id, 20]])
    expect(await packets.read(id)).toMatchObject({ state: 'DONE', done: 3, pages: 4 })
  })

  test('begins again after the process of another one has died', async () => {
    const id = await make()
    const before = await countFiles()
    const packetWriter = writerWith(3, async () => {
      await sql`update case_packet set seen_at = now() - interval '46 seconds'`.execute(
        app.owner.db,
      )
      await packets.run(id)
    })
    // The first one is not dead after all: it finds that it has lost the packet.
    await packets.run(id, { packetWriter })
    expect(await packets.read(id)).toMatchObject({ state: 'DONE', done: 3, pages: 4 })
    expect(await countFiles()).toBe(before + 1)
    expect((await packets.open(id)).texts).toHaveLength(4)
  })

  test('is tried again when the file store is away, and gives up at the last attempt', async () => {
    const id = await make()
    const away = {
      ...app.deps.vault,
      open: () => Promise.reject(vaultProblem('file-vault.unavailable')),
    }
    await expect(packets.run(id, { vault: away })).rejects.toThrow()
    expect(await packets.read(id)).toMatchObject({ state: 'WAITING', failures: [] })
    await packets.run(id)
    expect((await packets.read(id)).state).toBe('DONE')

    const second = await make()
    await expect(packets.run(second, { vault: away }, true)).rejects.toThrow()
    expect((await packets.read(second)).state).toBe('FAILED')
  })
})

const send = (name: string, content = pdf(600, name)) =>
  sendAccepted(app, rosa, { caseId, key: 'income.w2-1099', name, content })
async function make(documentIds = ids): Promise<string> {
  const { packet } = await packets.make({ caseId, documentIds })
  return packet.id
}
const countFiles = async () => (await listStoredFiles(app)).length

/** Runs the function before the document with this number, from 1. */
function writerWith(number: number, before: () => Promise<unknown>): PacketWriter {
  let added = 0
  return {
    ...app.deps.packetWriter,
    open() {
      const packet = app.deps.packetWriter.open()
      return {
        ...packet,
        async add(file) {
          added += 1
          if (added === number) await before()
          return packet.add(file)
        },
      }
    },
  }
}
