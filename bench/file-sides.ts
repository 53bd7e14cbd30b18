// The two sides of the file benchmark: our server, through the mutation and the download route, and
// the bare limit.
import { randomUUID } from 'node:crypto'
import { uploadFile } from '#features/documents/portal/documents.operations.ts'
import type { Bare } from './stage/bare.ts'
import type { Answer, Connection } from './stage/connection.ts'
import type { BenchFile } from './stage/bench-files.ts'
import { getRequest, headOfPost, operationText, type Headers } from './stage/requests.ts'
import type { Sender } from './stage/senders.ts'
import type { Server } from './stage/server.ts'

export interface Side {
  readonly pid: number
  readonly port: number
  /**
   * Uploads the file and returns its name for the download. Requires a connection that keeps
   * bodies.
   */
  upload(connection: Connection, file: BenchFile): Promise<string>
  /** Throws when the length differs. */
  download(connection: Connection, name: string, file: BenchFile): Promise<void>
}

const boundary = 'daybreak-bench-boundary'

/** The senders take turns. Each of them uses their own tokens and their own category. */
export function ourSide(server: Server, senders: readonly Sender[]): Side {
  const field = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const end = Buffer.from(`\r\n--${boundary}--\r\n`)
  const owners = new Map<string, Sender>()
  let turn = 0
  return {
    pid: server.pid,
    port: server.port,
    async upload(connection, { name, content }) {
      const sender = senders[turn++ % senders.length]
      if (!sender) throw new Error('There are no senders')
      const fields =
        field(
          'operations',
          operationText(uploadFile, { file: null, fileMetadata: sender.fileMetadata }),
        ) + field('map', '{"0":["variables.file"]}')
      const file = `--${boundary}\r\nContent-Disposition: form-data; name="0"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`
      const start = Buffer.from(fields + file)
      // Each file is a batch of its own, because all files together would exceed the limit of one
      // upload.
      const headers: Headers = {
        ...sender.tokens,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'x-upload-batch': randomUUID(),
      }
      const { body } = await connection.ask(
        headOfPost('/graphql/', start.length + content.length + end.length, headers),
        start,
        content,
        end,
      )
      const id = /"uploadedDocument":\{"id":"([\w-]+)"/.exec(body)?.[1]
      if (id === undefined) throw new Error(`An upload was answered with ${body}`)
      owners.set(id, sender)
      return id
    },
    download: async (connection, name, file) =>
      whole(
        await connection.ask(getRequest(`/file/download/${name}`, owners.get(name)?.tokens)),
        file,
      ),
  }
}

export function bareSide({ pid, port }: Bare): Side {
  return {
    pid,
    port,
    upload: async (connection, { content }) =>
      (await connection.ask(headOfPost('/', content.length, {}), content)).body,
    download: async (connection, name, file) =>
      whole(await connection.ask(getRequest(`/${name}`)), file),
  }
}

function whole({ status, bytes }: Answer, { content }: BenchFile): void {
  if (status !== 200 || bytes !== content.length)
    throw new Error(`A download has status ${status} and ${bytes} bytes`)
}
