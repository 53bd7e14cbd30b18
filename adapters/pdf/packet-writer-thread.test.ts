import { setImmediate as nextTurn } from 'node:timers/promises'
import Pdf from 'pdfkit'
import { afterAll, expect, test } from 'vitest'
import { createPacketWriter } from './packet-writer.ts'

const writer = createPacketWriter()
afterAll(() => writer.stop())

test('the event loop turns freely while the pages of a file are copied', async () => {
  const words = Array.from({ length: 30 }, (_, at) => `Page ${at} `.repeat(400))
  const pdf = new Pdf({ size: 'LETTER', autoFirstPage: false })
  for (const text of words) pdf.addPage().text(text)
  pdf.end()
  const content = Buffer.concat(await pdf.toArray())
  const toFile = () => ({
    extension: 'pdf',
    orientation: null,
    content: new Uint8Array(content),
  })
  const packet = writer.open()
  // The first file opens the thread.
  await packet.add(toFile())
  for (let file = 0; file < 3; file += 1) {
    const adding = { turns: 0, isDone: false }
    const added = packet.add(toFile()).finally(() => (adding.isDone = true))
    while (!adding.isDone) {
      await nextTurn()
      adding.turns += 1
    }
    expect(await added).toMatchObject({ pages: 30 })
    // Copying in this thread would give a turn only before and after.
    expect(adding.turns).toBeGreaterThan(20)
  }
})
