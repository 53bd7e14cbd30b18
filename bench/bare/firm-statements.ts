// The limit that a read of the workspace is compared with: the same prepared statements through
// bare pg on bare node:http, in a transaction that sees the rows of one firm.
import pg from 'pg'
import { roles } from '#adapters/database/roles.ts'
import { given, serve } from '../stage/bare.ts'

export interface FirmStatements {
  readonly url: string
  readonly firmId: string
  readonly statements: ReadonlyArray<{ readonly text: string; readonly values: readonly unknown[] }>
}

const { url, firmId, statements } = given<FirmStatements>()
const client = new pg.Client({ connectionString: url, application_name: 'bench' })
await client.connect()
await client.query(`set role ${roles.workspace}`)

async function answer(): Promise<string> {
  const rows: unknown[] = []
  await client.query(`begin; set local daybreak.firm_id = '${firmId}'`)
  for (const [index, { text, values }] of statements.entries())
    rows.push((await client.query({ name: `s${index}`, text, values: [...values] })).rows)
  await client.query('commit')
  return JSON.stringify({ data: rows })
}

serve((request, response) => {
  request.resume()
  request.on('end', () => {
    answer().then(
      (body) =>
        response
          .writeHead(200, {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          })
          .end(body),
      (error: unknown) =>
        response
          .writeHead(500, { 'content-length': 0 })
          .end(void process.stderr.write(`${String(error)}\n`)),
    )
  })
})
