import type pg from 'pg'
import type { TestApp } from './test-app.ts'

/** Of one role. Stops background jobs, so that their statements are not reported. */
export async function reportStatements(
  { deps }: TestApp,
  onStatement: (statement: string) => void,
  role: 'database' | 'workspaceDatabase' = 'database',
): Promise<void> {
  await deps.jobs.stop()
  const listened = new WeakSet<pg.PoolClient>()
  deps[role].pool.on('acquire', (client) => {
    if (listened.has(client)) return
    listened.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    Object.assign(client, {
      query: (...args: unknown[]) => {
        const [first] = args
        onStatement(typeof first === 'string' ? first : String((first as { text?: unknown }).text))
        return query(...args)
      },
    })
  })
}
