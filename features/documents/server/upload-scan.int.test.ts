// Uploads past a virus scanner: what it finds is refused without its name, and while it cannot be asked nothing is taken.
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type Browser, type TestHouse } from '#apps/server/test-house.ts'
import { categoryOf, countDocuments, filesOnDisk, put, putWell, text, uploadFile, type Place } from '#apps/server/test-uploads.ts'

// In two halves, so that no scanner takes this file for the test virus itself.
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** Answers once the length of zero has come, as the real daemon does. */
function serve(socket: Socket): void {
  let received = Buffer.alloc(0)
  socket.on('error', () => {}).on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk])
    if (received.subarray(-4).equals(Buffer.alloc(4))) socket.end(received.includes(eicar) ? 'stream: Eicar FOUND\0' : 'stream: OK\0')
  })
}

let daemon: Server
let house: TestHouse
let rosa: Browser
let place: Place

beforeAll(async () => {
  daemon = createServer(serve)
  await new Promise<void>((listening) => daemon.listen(0, '127.0.0.1', listening))
  house = await openTestHouse({ CLAMAV_HOST: `127.0.0.1:${(daemon.address() as AddressInfo).port}` })
  rosa = house.browser()
  await rosa.signIn('rosa.delgado@example.com')
  place = { caseId: house.cast.cases.rosa, categoryId: await categoryOf(house, house.cast.cases.rosa, 'money.bank-statements') }
})
afterAll(() => house.close())

const state = async () => ({ files: await filesOnDisk(house), documents: await countDocuments(house) })

test('a clean file is taken and known as clean', async () => {
  const id = await putWell(rosa, place, 'clean.txt', text('nothing bad'))
  const { rows } = await sql`select scan_state as scan from document where id = ${id}`.execute(house.world.database.db)
  expect(rows).toEqual([{ scan: 'clean' }])
})

test('an infected file is refused without the name of what was found, audited, and gone', async () => {
  const before = await state()
  expect(await put(rosa, place, 'infected.txt', text(eicar))).toEqual({
    success: false, errorMessage: 'infected.txt may be corrupt and could not be submitted. Please try a different file.', uploadedDocument: null,
  })
  expect(await state()).toEqual(before)
  const { rows } = await sql`select outcome from audit where event = 'document.uploaded' and outcome = 'refused'`.execute(house.world.database.db)
  expect(rows).toHaveLength(1)
})

test('while the scanner cannot be asked nothing is taken, and trying again is offered', async () => {
  await new Promise((closed) => daemon.close(closed))
  const before = await state()
  const answer = await rosa.upload(uploadFile, { fileMetadata: place }, { name: 'later.txt', content: text('nothing bad') })
  expect(answer.errors?.[0]).toMatchObject({ message: 'Files cannot be checked right now. Please try again.', extensions: { kind: 'unavailable' } })
  expect(await state()).toEqual(before)
})
