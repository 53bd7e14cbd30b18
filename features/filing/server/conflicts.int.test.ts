// spec: filing#conflicts
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { operation } from '#testing/test-operations.ts'
import { aClientAlone, aParalegal, twoSpouses } from '#testing/test-people.ts'
import { inviteClient } from '#testing/test-sign-up.ts'
import type { Answer } from '#testing/test-staff-client.ts'
import { filingOf, lineOf } from './test-filing.ts'

const app = openTestApp()
const { caseId, firmId } = aClientAlone(app)
const { caseId: whitfields } = twoSpouses(app)
const paralegal = aParalegal(app)
const look = operation`conflictMatches { total casesWithCreditors
  matches { kind searched found clients otherCaseId } }`
const { readList, act } = filingOf(paralegal, caseId)

let doubleCase: string
beforeAll(async () => {
  doubleCase = (await inviteClient(app, { givenName: 'Rosa María', familyName: 'Delgado' })).caseId
  await owes(whitfields, ['DELGADO, Rosa', 'Capital Uno'])
  await owes(caseId, ['Marcus Whitfield', 'Whitfield Plumbing'])
})

test('finds other cases of the same name, creditors who are clients, and clients who are creditors', async () => {
  const { matches, total, casesWithCreditors } = await conflicts()
  expect(matches.get('PERSON')).toMatchObject({
    ...{ searched: 'Rosa Delgado', found: 'Rosa María Delgado', otherCaseId: doubleCase },
  })
  expect(matches.get('CREDITOR')).toMatchObject({
    ...{ found: 'DELGADO, Rosa', otherCaseId: whitfields },
    clients: 'Marcus Whitfield, Elena Whitfield',
  })
  expect(matches.get('CLIENT_OWED')).toMatchObject({
    ...{ searched: 'Marcus Whitfield', found: 'Marcus Whitfield', otherCaseId: whitfields },
  })
  expect([total, casesWithCreditors]).toEqual([3, 2])
})

test('a person who looked is on record until the name of a debtor changes', async () => {
  const { version } = await readList()
  const { list } = await act('recordSearch', { version, note: ' Not the same. ' })
  expect(stateOf(list)).toBe('DONE')
  expect(list.search).toMatchObject({
    ...{ found: 3, note: 'Not the same.', isCurrent: true },
    by: { id: paralegal.viewer.staffId },
  })
  expect(await act('recordSearch', { version, note: '' })).toMatchObject({
    errorCode: 'filing.list-changed',
  })
  await rename('Delgado-Ruiz')
  await app.deps.database.transact((tx) => app.deps.caseChanged(tx, { caseId, firmId }))
  const after = await readList()
  expect([stateOf(after), after.search.isCurrent]).toEqual(['OPEN', false])
  await rename('Delgado')
})

test('who looked at names of other cases is in the audit', async () => {
  await conflicts()
  const [entry] = await app.rows(sql<{ event: string; object: string }>`
    select event, object from audit order by id desc limit 1`)
  expect(entry).toEqual({ event: 'case.conflicts-read', object: caseId })
})

const rename = (name: string) =>
  sql`update participant set family_name = ${name} where case_id = ${caseId}`.execute(app.owner.db)

const conflicts = async () => {
  const { matches, ...counts } = await paralegal.run<Answer>(look, { caseId })
  return { ...counts, matches: new Map(matches.map((each: Answer) => [each.kind, each])) }
}
const stateOf = (list: Answer) => lineOf(list, 'conflicts').state

/** As a submission leaves them. */
async function owes(debtorCase: string, names: readonly string[]): Promise<void> {
  const [firm] = await app.rows(sql<{ firmKey: Buffer }>`
    select firm_key from firm_facts where firm_id = ${firmId}`)
  const sealed = app.deps.secrets.sealForFirm(
    firmId,
    firm?.firmKey ?? new Uint8Array(),
    JSON.stringify(names),
    `questionnaire-creditors|${debtorCase}`,
  )
  await sql`insert into questionnaire_creditors (firm_id, case_id, sealed)
    values (${firmId}, ${debtorCase}, ${sealed})`.execute(app.owner.db)
}
