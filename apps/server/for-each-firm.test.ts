import { beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '#ports/database.ts'
import { forEachFirm } from './for-each-firm.ts'

vi.mock('#features/firm/server/firms.ts', () => ({
  listFirmIds: () => Promise.resolve(['first', 'second', 'third']),
}))
const deps = { database: {} as Database }
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

test('works for each firm in turn', async () => {
  await forEachFirm(deps, visit({}))
  expect(visited).toEqual(['first', 'second', 'third'])
})

test('a failure for one firm is thrown after the turn of the others', async () => {
  await expect(forEachFirm(deps, visit({ first: new Error('broken') }))).rejects.toThrow('broken')
  expect(visited).toEqual(['first', 'second', 'third'])
})

test('failures for several firms are thrown together', async () => {
  const [first, third] = [new Error('one'), new Error('two')]
  const failure = await forEachFirm(deps, visit({ first, third })).catch((error: unknown) => error)
  expect(failure).toMatchObject({ errors: [first, third] })
})

test('work that returns stop ends the round', async () => {
  await forEachFirm(deps, visit({ second: 'stop' }))
  expect(visited).toEqual(['first', 'second'])
})
