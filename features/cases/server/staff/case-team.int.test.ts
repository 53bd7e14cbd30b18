// spec: workspace#case-team
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone, aParalegal, anAdministrator, anAttorney } from '#testing/test-people.ts'
import type { Answer } from '#testing/test-staff-client.ts'

const app = openTestApp()
const { client: rosa, caseId } = aClientAlone(app)
const attorney = anAttorney(app)
const paralegal = aParalegal(app)
const administrator = anAdministrator(app)
const fields = '{ attorneyId paralegalId officeId }'
const read = operation`caseTeam ${fields}`
const change = operation`changeCaseTeam { success errorCode team ${fields} }`
const addOffice = operation`addOffice { success office { id } }`

let officeId: string

beforeAll(async () => {
  const { office } = await administrator.run<Answer>(addOffice, {
    input: {
      ...{ street: '20 Lake Avenue', city: 'Chicago', state: 'IL', zip: '60601' },
      ...{ phone: '3125550150', fax: '', timeZone: 'America/Chicago' },
    },
  })
  officeId = office.id
})

describe('the team of a case', () => {
  test('changes attorney, paralegal and office; new people get a notice, the client sees the office', async () => {
    const since = app.clock.now()
    const seen = await readTeam()
    const to = {
      attorneyId: administrator.viewer.staffId,
      paralegalId: paralegal.viewer.staffId,
      officeId,
    }
    expect(await set(seen, to)).toEqual({ success: true, errorCode: null, team: to })
    expect(await readTeam()).toEqual(to)
    expect(await listEvents(since)).toEqual(['case.assigned', 'case.office-changed'])
    const { rows } = await sql<{ staffId: string }>`
      select staff_id from staff_notice where case_id = ${caseId} and kind = 'case.assigned'
        and staff_id in (${administrator.viewer.staffId}, ${paralegal.viewer.staffId})`.execute(
      app.owner.db,
    )
    // Who assigns a case to themselves gets no notice of it.
    expect(rows.map(({ staffId }) => staffId)).toEqual([administrator.viewer.staffId])
    const { data } = await rosa.graph('{ cases { get { id firm { city } } } }')
    expect(data.cases.get[0].firm.city).toBe('Chicago')
  })

  test('can do without a paralegal, and the same team again changes nothing', async () => {
    const seen = await readTeam()
    const to = { ...seen, paralegalId: null }
    expect(await set(seen, to)).toMatchObject({ success: true, team: to })
    const before = await listEvents()
    expect(await set(to, to)).toMatchObject({ success: true, team: to })
    expect(await listEvents()).toEqual(before)
  })

  test('is not overwritten by the second of two colleagues', async () => {
    const seen = { ...(await readTeam()), paralegalId: null }
    await set(await readTeam(), seen)
    const first = { ...seen, paralegalId: paralegal.viewer.staffId }
    await set(seen, first)
    expect(await set(seen, { ...seen, officeId }, attorney)).toMatchObject({
      success: false,
      errorCode: 'clients.team-changed',
      team: first,
    })
    expect(await readTeam()).toEqual(first)
  })

  test.each([
    ['attorneyId', () => paralegal.viewer.staffId, 'clients.not-an-attorney'],
    ['attorneyId', () => 'no id', 'clients.not-an-attorney'],
    ['paralegalId', () => app.demoData.cases.rosa, 'clients.no-such-colleague'],
    ['officeId', () => app.demoData.cases.rosa, 'clients.no-such-office'],
    ['officeId', () => 'no id', 'clients.no-such-office'],
  ])('refuses a wrong %s (%#)', async (name, getId, errorCode) => {
    const seen = await readTeam()
    expect(await set(seen, { ...seen, [name]: getId() })).toMatchObject({
      success: false,
      errorCode,
    })
    expect(await readTeam()).toEqual(seen)
  })
})

const readTeam = () => paralegal.run<Answer>(read, { caseId })
const set = (seen: object, to: object, staff = paralegal) =>
  staff.run<Answer>(change, { caseId, seen, change: to })
const listEvents = async (since = new Date(0)) => {
  const rows = await app.rows(sql<{ event: string }>`
    select event from audit where object = ${caseId} and at >= ${since}
      and event in ('case.assigned', 'case.office-changed') order by at, id`)
  return rows.map(({ event }) => event)
}
