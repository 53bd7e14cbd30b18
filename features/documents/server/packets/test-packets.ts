import { sql } from 'kysely'
import sharp from 'sharp'
import { readPdf } from '#adapters/pdf/test-reading.ts'
import { forFirm } from '#testing/test-server.ts'
import type { Browser, TestApp } from '#testing/test-app.ts'
import type { Answer, StaffClient } from '#testing/test-staff-client.ts'
import { mustUpload, readCategory } from '#testing/test-uploads.ts'
import type { PacketJobDeps } from './deps.ts'
import { openPacketFile } from './open-packet-file.ts'
import { runPacket } from './run-packet.ts'

const packetFields = `id title state total done name pages bytes endedAt by { givenName }
  failures { documentId name reason }`

/** Calls the operations of the page of a packet, and runs its job. */
export function packetsOf(app: TestApp, staff: StaffClient) {
  const { firmId } = staff.viewer
  return {
    choices: (caseId: string) =>
      staff.run<Answer>(
        `query ($caseId: ID!) { packetChoices(caseId: $caseId) { people { familyName }
          documents { id name category folder sentBy bytes obstacle } } }`,
        { caseId },
      ),
    list: (caseId: string) =>
      staff.run<Answer>(
        `query ($caseId: ID!) { casePackets(caseId: $caseId) { ${packetFields} } }`,
        { caseId },
      ),
    read: (id: string) =>
      staff.run<Answer>(`query ($id: ID!) { casePacket(id: $id) { ${packetFields} } }`, { id }),
    make: (input: object) =>
      staff.run<Answer>(
        `mutation ($caseId: ID!, $key: ID!, $title: String!, $documentIds: [ID!]!) {
          makePacket(caseId: $caseId, key: $key, title: $title, documentIds: $documentIds) {
            success errorCode errorParams packet { ${packetFields} } } }`,
        { key: app.deps.ids.rowId(), title: 'Trustee packet', ...input },
      ),
    cancel: (id: string) =>
      staff.run<Answer>(
        `mutation ($id: ID!) { cancelPacket(id: $id) { success errorCode packet { state } } }`,
        { id },
      ),
    /** The work of the job. */
    run: (id: string, change: Partial<PacketJobDeps> = {}, isLast = false) =>
      runPacket({ ...forFirm(app.deps, firmId), ...change }, { id, firmId }, { isLast }),
    async download(id: string): Promise<Buffer> {
      const { content } = await openPacketFile(app.deps, staff.viewer, id)
      return Buffer.concat(await content.toArray())
    },
    /** The bookmarks of the file, with those below each of them, and the words of its pages. */
    async open(id: string) {
      const { file, texts } = await readPdf(await this.download(id))
      const outline = await file.getOutline()
      const bookmarks = outline.map(({ title, items }) => [
        title,
        items.map((item: { title: string }) => item.title),
      ])
      return { texts, bookmarks }
    },
  }
}

export type TestPackets = ReturnType<typeof packetsOf>

export function drawPhoto(): Promise<Buffer> {
  const size = { width: 60, height: 40, channels: 3, background: '#336699' } as const
  return sharp({ create: size }).jpeg().toBuffer()
}

export interface SentDocument {
  readonly caseId: string
  /** Key of the category. */
  readonly key: string
  readonly name: string
  readonly content: Buffer
}

/** Uploads a document that the firm has accepted. Returns its ID. */
export async function sendAccepted(
  app: TestApp,
  browser: Browser,
  { caseId, key, name, content }: SentDocument,
): Promise<string> {
  const categoryId = await readCategory(app, caseId, key)
  const id = await mustUpload(browser, { caseId, categoryId }, name, content)
  await sql`update document set status = 'Accepted', decided_at = portal_now()
    where id = ${id}`.execute(app.owner.db)
  return id
}
