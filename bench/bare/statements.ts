// The limit that a read is compared with: the same prepared statements through bare pg on bare
// node:http. Statements of one step run in parallel.
import pg from 'pg'
import { given, serve } from '../stage/bare.ts'

export interface GivenStatements {
  readonly url: string
  readonly poolSize: number
  readonly steps: ReadonlyArray<
    ReadonlyArray<{ readonly text: string; readonly values: readonly unknown[] }>
  >
}

const { url, poolSize, steps } = given<GivenStatements>()
const pool = new pg.Pool({ connectionString: url, max: poolSize, application_name: 'bench' })

async function answer(): Promise<string> {
  const rows: unknown[] = []
  for (const [step, statements] of steps.entries()) {
    const queries = statements.map(({ text, values }, index) => ({
      name: `s${step}-${index}`,
      text,
      values: [...values],
    }))
    const results = await Promise.all(queries.map((query) => pool.query(query)))
    // Returns the rows of the first step and counts the others, as our server does.
    rows.push(
      step === 0
        ? results.map((result) => result.rows as unknown[])
        : results.map(({ rowCount }) => rowCount),
    )
  }
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
