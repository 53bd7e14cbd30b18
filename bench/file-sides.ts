// The two that take and give files: our server, through the mutation and the download route, and the bare limit.
import { randomUUID } from 'node:crypto'
import { cast, type CastKey } from '#database/cast.ts'
import { uploadFile } from '#features/documents/portal/documents.operations.ts'
import { creditCounselingKey } from '#features/documents/rules/category-kind.ts'
import type { Bare } from './stage/bare.ts'
import type { Answer, Connection } from './stage/connection.ts'
import type { Paper } from './stage/papers.ts'
import { getRequest, headOfPost, operationText, type Headers } from './stage/requests.ts'
import type { Server } from './stage/server.ts'
import { signIn } from './stage/sign-in.ts'

export interface Side {
  readonly pid: number
  readonly port: number
  /** Answers the name under which the file can be had again. The connection keeps bodies. */
  upload(connection: Connection, paper: Paper): Promise<string>
  /** Throws when it is not as long as the paper. */
  download(connection: Connection, name: string, paper: Paper): Promise<void>
}

const boundary = 'daybreak-bench-boundary'

export async function ourSide(server: Server, client: CastKey): Promise<Side> {
  const tokens = await signIn(server, client)
  const fileMetadata = await placeFor(server, client)
  const field = (name: string, value: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const fields = field('operations', operationText(uploadFile, { file: null, fileMetadata })) + field('map', '{"0":["variables.file"]}')
  const end = Buffer.from(`\r\n--${boundary}--\r\n`)
  return {
    pid: server.pid,
    port: server.port,
    async upload(connection, { name, content }) {
      const file = `--${boundary}\r\nContent-Disposition: form-data; name="0"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`
      const start = Buffer.from(fields + file)
      // A batch of its own each: together they would be more than one upload may hold.
      const headers: Headers = { ...tokens, 'content-type': `multipart/form-data; boundary=${boundary}`, 'x-upload-batch': randomUUID() }
      const { body } = await connection.ask(headOfPost('/graphql/', start.length + content.length + end.length, headers), start, content, end)
      const id = /"uploadedDocument":\{"id":"([\w-]+)"/.exec(body)?.[1]
      if (id === undefined) throw new Error(`An upload was answered with ${body}`)
      return id
    },
    download: async (connection, name, paper) => whole(await connection.ask(getRequest(`/file/download/${name}`, tokens)), paper),
  }
}

export function bareSide({ pid, port }: Bare): Side {
  return {
    pid,
    port,
    upload: async (connection, { content }) => (await connection.ask(headOfPost('/', content.length, {}), content)).body,
    download: async (connection, name, paper) => whole(await connection.ask(getRequest(`/${name}`)), paper),
  }
}

function whole({ status, bytes }: Answer, { content }: Paper): void {
  if (status !== 200 || bytes !== content.length) throw new Error(`A download has status ${status} and ${bytes} bytes`)
}

/** A category of the client's own case that takes files. */
async function placeFor({ database }: Server, client: CastKey): Promise<{ readonly caseId: string; readonly categoryId: string }> {
  const email = cast.people.find(({ key }) => key === client)?.email
  const { rows } = await database.query<{ caseId: string; categoryId: string }>(
    `select p.case_id as "caseId", c.id as "categoryId"
      from account a
      join participant p on p.account_id = a.id
      join document_category c on c.case_id = p.case_id and coalesce(c.debtor, p.debtor) = p.debtor
      where a.email = $1 and c.template_key <> $2 and not exists (select from document_category below where below.parent_id = c.id)
      limit 1`, [email, creditCounselingKey])
  if (!rows[0]) throw new Error(`${client} has nowhere to put a file`)
  return rows[0]
}
