// Tells a test each statement that its house sends to the database.
import type pg from 'pg'
import type { TestHouse } from './test-app.ts'

/** From now on, with its text. The jobs of the house ask by themselves now and then and would be told too, so they stop. */
export async function tellStatements(
  { world }: TestHouse,
  tell: (statement: string) => void,
): Promise<void> {
  await world.jobs.stop()
  const listened = new WeakSet<pg.PoolClient>()
  world.database.pool.on('acquire', (client) => {
    if (listened.has(client)) return
    listened.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    Object.assign(client, {
      query: (...args: unknown[]) => {
        const [first] = args
        tell(typeof first === 'string' ? first : String((first as { text?: unknown }).text))
        return query(...args)
      },
    })
  })
}
