import { rm } from 'node:fs/promises'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, afterEach, expect, test } from 'vitest'
import { forEachFirm } from '#testing/test-server.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone, categoryOf } from '#testing/test-people.ts'
import {
  readCategory,
  countDocuments,
  listStoredFiles,
  tryUpload,
  mustUpload,
  text,
  type UploadTarget,
} from '#testing/test-uploads.ts'
import { staffMails } from '../../rules/words.en.ts'
import { noScanner } from '#adapters/virus-scan/none.ts'
import { newScanRun } from './scan-pending.ts'
import { sendDocument } from '../review/ask/send-document.ts'
import { pdfWith } from './test-sound-files.ts'
import { toDocx, stored } from './test-zips.ts'

// Split in two, so that scanners do not report this file itself.
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** A file to which the daemon gives no reply. */
const silencer = 'What the scanner cannot take'

let daemon: Server
let port: number

afterAll(() => void daemon.close())
const app = openTestApp(async () => {
  daemon = createServer(serve)
  await new Promise<void>((listening) => daemon.listen(0, '127.0.0.1', listening))
  port = (daemon.address() as AddressInfo).port
  return { CLAMAV_HOST: `127.0.0.1:${port}` }
})
const { client: rosa, caseId } = aClientAlone(app)
const place = categoryOf(app, { caseId }, 'money.bank-statements')

test('accepts a clean file and stores that it is clean', async () => {
  const id = await mustUpload(rosa, place, 'clean.txt', text('nothing bad'))
  const { rows } = await sql`select scan_state as scan from document where id = ${id}`.execute(
    app.deps.database.db,
  )
  expect(rows).toEqual([{ scan: 'clean' }])
})

const attachment =
  '/Names<</EmbeddedFiles<</Names[(a)<</Type/Filespec/F(list.txt)/EF<</F 6 0 R>>>>]>>>>'

// The content is not compressed, because only the real daemon unpacks archives.
test.each([
  ['infected.txt', text(eicar)],
  ['infected.docx', toDocx({ name: 'word/media/list.txt', content: stored(eicar) })],
  [
    'infected.pdf',
    pdfWith(attachment, [
      `<</Type/EmbeddedFile/Length ${eicar.length}>>stream\n${eicar}\nendstream`,
    ]),
  ],
])(
  'refuses an infected file (%s) without naming the malware, audits it, and removes it',
  async (name, content) => {
    const refusals = async () =>
      (
        await sql`select details from audit where event = 'document.uploaded' and outcome = 'refused'`.execute(
          app.deps.database.db,
        )
      ).rows
    const before = { ...(await state()), refusals: await refusals() }
    expect(await tryUpload(rosa, place, name, content)).toEqual({
      success: false,
      errorMessage: `${name} may be corrupt and could not be submitted. Please try a different file.`,
      uploadedDocument: null,
    })
    expect({ ...(await state()), refusals: await refusals() }).toEqual({
      ...before,
      refusals: [
        ...before.refusals,
        { details: { code: 'documents.corrupt-file', reason: 'infected' } },
      ],
    })
  },
)

/** Stops the daemon, or restarts it at the same address. */
const stopDaemon = () => new Promise((closed) => daemon.close(closed))
const startDaemon = () =>
  new Promise<void>((listening) => daemon.listen(port, '127.0.0.1', listening))

const readRow = async (id: string) =>
  (
    await sql<{ scan: string; status: string; decided: boolean; tried: boolean }>`
  select scan_state as scan, status, decided_at is not null as decided, scanned_at is not null as tried from document where id = ${id}`.execute(
      app.deps.database.db,
    )
  ).rows[0]
const single =
  'query ($id: ID!) { document { get(documentId: $id) { status fileState toReview opened } } }'
const seen = async (id: string) => (await rosa.graph(single, { id })).data.document.get
const news = async () =>
  (await rosa.graph('{ notifications { get { type description destinationId } } }')).data
    .notifications.get
const download = async (id: string) => (await rosa.get(`/file/download/${id}`)).status

const scanAll = () => forEachFirm(app.deps, newScanRun())

async function whileAway<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  await stopDaemon()
  try {
    return await work()
  } finally {
    await startDaemon()
  }
}

test('accepts a file while the scanner is unavailable, without downloads until it is scanned', async () => {
  const id = await whileAway(async () => {
    const late = await mustUpload(rosa, place, 'later.txt', text('nothing bad'))
    await scanAll()
    return late
  })
  const [row, shown] = [
    { scan: 'pending', status: 'Pending', decided: false, tried: true },
    { status: 'Pending', fileState: 'checking', toReview: false, opened: false },
  ]
  expect([await readRow(id), await seen(id), await download(id)]).toEqual([row, shown, 404])
  const before = await news()
  await scanAll()
  expect(await readRow(id)).toEqual({ ...row, scan: 'clean' })
  expect(await seen(id)).toEqual({ ...shown, fileState: 'ready' })
  expect([await download(id), await news()]).toEqual([200, before])
})

test('rejects an infected file once for any number of processes, and its news names the file', async () => {
  const id = await whileAway(() => mustUpload(rosa, place, 'infected-canary.txt', text(eicar)))
  await rosa.graph('mutation ($id: ID!) { documents { setOpened(documentId: $id) { success } } }', {
    id,
  })
  const before = await news()
  await Promise.all([scanAll(), scanAll(), scanAll()])
  expect(await readRow(id)).toEqual({
    scan: 'infected',
    status: 'Rejected',
    decided: true,
    tried: true,
  })
  expect(await seen(id)).toEqual({
    status: 'Rejected',
    fileState: 'unusable',
    toReview: true,
    opened: false,
  })
  expect(await download(id)).toBe(404)
  const received = (await news()).slice(0, -before.length || undefined)
  expect(received).toEqual([
    {
      type: 'document',
      description: 'infected-canary.txt may be corrupt. Please send a different one.',
      destinationId: id,
    },
  ])
  const { rows } =
    await sql`select outcome from audit where event = 'document.scanned' and object = ${id}`.execute(
      app.deps.database.db,
    )
  expect(rows).toEqual([{ outcome: 'refused' }])
  expect(
    (
      await tryUpload(
        rosa,
        { ...place, replacedDocumentId: id } as UploadTarget,
        'a good one.txt',
        text('nothing bad'),
      )
    ).success,
  ).toBe(true)
})

test('a replaced document stays replaced after its scan, without news', async () => {
  const [id, successor] = await whileAway(async () => {
    const first = await mustUpload(rosa, place, 'first.txt', text(eicar))
    return [
      first,
      await mustUpload(
        rosa,
        { ...place, replacedDocumentId: first } as UploadTarget,
        'second.txt',
        text('nothing bad'),
      ),
    ]
  })
  const before = await news()
  await scanAll()
  expect([await readRow(id), await readRow(successor)]).toMatchObject([
    { scan: 'infected', status: 'Replaced' },
    { scan: 'clean', status: 'Pending' },
  ])
  expect(await news()).toEqual(before)
})

test('emails the attorney about an infected document from the firm, without its name', async () => {
  async function* content() {
    yield text(eicar)
  }
  const { caseId } = place
  const dana = 'dana.reyes@hollisreyes.example'
  const before = await app.countMessages(dana)
  const { id } = await whileAway(() =>
    sendDocument(app.deps, {
      caseId,
      firmId: app.demoData.firms.hollis,
      fileName: 'draft-canary.txt',
      content: content(),
    }),
  )
  await Promise.all([scanAll(), scanAll()])
  expect(await readRow(id)).toMatchObject({ scan: 'infected' })
  expect(await app.countMessages(dana)).toBe(before + 1)
  expect(await app.lastMessage(dana)).toEqual({
    channel: 'email',
    subject: staffMails['unusable-sent'].subject,
    body:
      `${staffMails['unusable-sent'].body}\n` +
      `In the workspace: http://localhost:4000/workspace/clients/${caseId}\nCase ID: ${caseId}\n`,
  })
})

test('an unreadable or never-ending file does not block the scan of others', async () => {
  const [lost, strange, good] = await whileAway(async () => [
    await mustUpload(rosa, place, 'lost.txt', text('lost')),
    await mustUpload(rosa, place, 'strange.txt', text(silencer)),
    await mustUpload(rosa, place, 'good.txt', text('nothing bad')),
  ])
  await rm((await listStoredFiles(app)).find((path) => path.includes(lost)) ?? '')
  await scanAll()
  expect([await readRow(lost), await readRow(strange), await readRow(good)]).toMatchObject([
    { scan: 'pending', tried: true },
    { scan: 'pending', tried: true },
    { scan: 'pending', tried: false },
  ])
  await scanAll()
  expect(await readRow(good)).toMatchObject({ scan: 'clean' })
})

test('a file that the scanner cannot take does not keep the next firm from its turn', async () => {
  const amir = app.browser('198.51.100.2')
  await amir.signIn('amir.rahimi@example.com')
  const caseId = app.demoData.cases.amirNorthgate
  const elsewhere = { caseId, categoryId: await readCategory(app, caseId, 'other') }
  const [strange, good] = await whileAway(async () => {
    const files = [
      await mustUpload(rosa, place, 'strange.txt', text(silencer)),
      await mustUpload(amir, elsewhere, 'good.txt', text('nothing bad')),
    ] as const
    expect(await newScanRun()(app.deps, app.demoData.firms.hollis)).toBe('stop')
    return files
  })
  await scanAll()
  expect([await readRow(strange), await readRow(good)]).toMatchObject([
    { scan: 'pending', tried: true },
    { scan: 'clean' },
  ])
})

test('pending files stay pending after the scanner is removed', async () => {
  const id = await whileAway(() => mustUpload(rosa, place, 'left alone.txt', text('nothing bad')))
  await forEachFirm({ ...app.deps, scanner: noScanner() }, newScanRun())
  expect([await readRow(id), await download(id)]).toMatchObject([{ scan: 'pending' }, 404])
})

// A file that waits for the scanner goes before those of the next test.
afterEach(async () => {
  await app.rows(sql`update document set scan_state = 'clean' where scan_state = 'pending'`)
})

/** Replies after it has received a length of zero, as the real daemon does. */
function serve(socket: Socket): void {
  let received = Buffer.alloc(0)
  socket
    .on('error', () => {})
    .on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      if (!received.subarray(-4).equals(Buffer.alloc(4))) return
      if (received.includes(silencer)) socket.end('INSTREAM size limit exceeded. ERROR\0')
      else socket.end(received.includes(eicar) ? 'stream: Eicar FOUND\0' : 'stream: OK\0')
    })
}

const state = async () => ({
  files: await listStoredFiles(app),
  documents: await countDocuments(app),
})
