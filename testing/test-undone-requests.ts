// Requests whose transactions are undone, so that the next one finds the same rows.
import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import type { TestApp } from './test-app.ts'

export interface UndoneRequest<Answer> {
  readonly answer: Answer
  /** In their order, of both roles. */
  readonly statements: readonly string[]
}

/** Statements outside of a request run as always. Stops background jobs. */
export async function undoRequests({ deps }: TestApp) {
  await deps.jobs.stop()
  const current = new AsyncLocalStorage<string[]>()
  const watched = new WeakSet<pg.PoolClient>()
  for (const { pool } of [deps.database, deps.workspaceDatabase])
    pool.on('acquire', (client) => {
      if (watched.has(client)) return
      watched.add(client)
      watchClient(client, current)
    })
  return async <Answer>(request: () => Promise<Answer>): Promise<UndoneRequest<Answer>> => {
    const statements: string[] = []
    return { answer: await current.run(statements, request), statements }
  }
}

function watchClient(client: pg.PoolClient, current: AsyncLocalStorage<string[]>): void {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<object>
  Object.assign(client, {
    query: async (...args: unknown[]) => {
      const [first, ...others] = args
      const text =
        typeof first === 'string' ? first : String((first as { readonly text?: unknown }).text)
      const statements = current.getStore()
      statements?.push(text)
      if (!statements || text !== 'commit') return query(...args)
      const result = await query('rollback', ...others)
      return Object.assign(result, { command: 'COMMIT' })
    },
  })
}
