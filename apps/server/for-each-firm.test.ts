import { beforeEach, expect, test, vi } from 'vitest'
import type { Database, FirmDatabase } from '#ports/database.ts'
import { forEachFirm } from './for-each-firm.ts'

vi.mock('#features/firm/server/firms.ts', () => ({
  listFirmIds: () => Promise.resolve(['first', 'second', 'third']),
}))
const deps = {
  database: {} as Database,
  jobsDatabase: { forFirm: (firmId: string) => ({ firmId }) as unknown as FirmDatabase },
}
const visited: string[] = []
beforeEach(() => void visited.splice(0))

function visit(answers: Readonly<Record<string, 'stop' | Error>>) {
  return async (_: unknown, firmId: string) => {
    visited.push(firmId)
    const answer = answers[firmId]
    if (answer instanceof Error) throw answer
    return answer
  }
}

test('works for each firm in turn, and begins each round with another one', async () => {
  for (const _ of ['one', 'two', 'three']) await forEachFirm(deps, visit({}))
  const rounds = [visited.slice(0, 3), visited.slice(3, 6), visited.slice(6)]
  for (const round of rounds) expect(new Set(round)).toEqual(new Set(['first', 'second', 'third']))
  expect(new Set(rounds.map(([firm]) => firm)).size).toBe(3)
})

test('a failure for one firm is thrown after the turn of the others', async () => {
  await expect(forEachFirm(deps, visit({ first: new Error('broken') }))).rejects.toThrow('broken')
  expect(visited.toSorted()).toEqual(['first', 'second', 'third'])
})

test('failures for several firms are thrown together', async () => {
  const [first, third] = [new Error('one'), new Error('two')]
  const failure = await forEachFirm(deps, visit({ first, third })).catch((error: unknown) => error)
  expect(failure).toMatchObject({ errors: expect.arrayContaining([first, third]) })
})

test('work that returns stop ends the round', async () => {
  await forEachFirm(deps, visit({ first: 'stop', second: 'stop', third: 'stop' }))
  expect(visited).toHaveLength(1)
})
