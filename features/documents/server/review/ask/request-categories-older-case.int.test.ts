import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { forgetNews, readNews } from '../test-review.ts'
import { inEnglish, need, request, readLeaf, needed } from './test-category-requests.ts'
import { openReview } from '../test-review-app.ts'

const { app, rosa, elena, rosas, whitfields } = openReview()
beforeEach(() => forgetNews(app))

describe('a case older than the template entry', () => {
  const alsoAsked = [
    'identity.military',
    'property',
    'property.business',
    'property.estate',
    'costs.charity',
  ]

  async function forget(caseId: string): Promise<void> {
    await sql`delete from document_category where case_id = ${caseId} and template_key = any(${['identity.military', 'costs.charity']})`.execute(
      app.deps.database.db,
    )
    await sql`delete from document_category where case_id = ${caseId} and template_key like 'property.%'`.execute(
      app.deps.database.db,
    )
    await sql`delete from document_category where case_id = ${caseId} and template_key = 'property'`.execute(
      app.deps.database.db,
    )
  }

  test('gets the category in template order with its folder when it is needed', async () => {
    await forget(rosas)
    await request(app, rosas, need('identity.military', null), need('property.estate', false))
    expect(
      (await inOrder(rosas)).filter((key) => alsoAsked.includes(key.replace(/ of .*/, ''))),
    ).toEqual([])
    await request(
      app,
      rosas,
      need('identity.military', true, { debtor: 1 }),
      need('property.estate'),
      need('costs.charity', true, { isOptional: true }),
      need('property.business'),
    )
    const order = await inOrder(rosas)
    const around = (key: string) => order.slice(order.indexOf(key) - 1, order.indexOf(key) + 2)
    expect(around('identity.military of 1')).toEqual([
      'identity.social-security of 1',
      'identity.military of 1',
      'income',
    ])
    expect(order.slice(order.indexOf('property') - 1, order.indexOf('property') + 4)).toEqual([
      'vehicles.repossession',
      'property',
      'property.business',
      'property.estate',
      'debts',
    ])
    expect(around('costs.charity')[2]).toBe('certificate-credit-counseling of 1')
    expect(await readLeaf(app, rosa, rosas, 'property.estate')).toMatchObject({
      name: 'Will, estate and trust papers',
      parentName: 'Business and other property',
      requirement: 'required',
      because: [inEnglish],
    })
    expect(await readLeaf(app, rosa, rosas, 'costs.charity')).toMatchObject({
      requirement: 'optional',
      because: [inEnglish],
    })
    expect(await readNews(app, rosas)).toEqual([{ who: 'rosa', ...needed(3) }])
    await request(
      app,
      rosas,
      need('identity.military', true, { debtor: 1 }),
      need('property.estate'),
    )
    expect([await inOrder(rosas), (await readNews(app, rosas)).length]).toEqual([order, 1])
  })

  test("gets a category with one spouse's name", async () => {
    await forget(whitfields)
    await request(app, whitfields, need('identity.military', true, { debtor: 2 }))
    expect(await readLeaf(app, elena, whitfields, 'identity.military', 2)).toMatchObject({
      name: 'Military papers (Elena)',
      requirement: 'required',
    })
    expect(
      (await inOrder(whitfields)).filter((key) => key.startsWith('identity.military')),
    ).toEqual(['identity.military of 2'])
    expect((await readNews(app, whitfields)).map(({ who }) => who)).toEqual(['elena'])
  })

  test('gets each category once and at its own position for concurrent needs', async () => {
    await forget(whitfields)
    await Promise.all(
      [1, 2, 3].map(() =>
        request(app, whitfields, need('property.claims'), need('property.transfers')),
      ),
    )
    expect((await inOrder(whitfields)).filter((key) => key.startsWith('property'))).toEqual([
      'property',
      'property.claims',
      'property.transfers',
    ])
    const { rows } = await sql<{
      position: number
    }>`select position from document_category where case_id = ${whitfields}`.execute(
      app.deps.database.db,
    )
    expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length)
  })
})

async function inOrder(caseId: string): Promise<readonly string[]> {
  const { rows } = await sql<{
    key: string
  }>`select template_key || coalesce(' of ' || debtor, '') as key from document_category where case_id = ${caseId} order by position`.execute(
    app.deps.database.db,
  )
  return rows.map(({ key }) => key)
}
