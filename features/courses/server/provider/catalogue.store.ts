import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import type { CourseMethod, CourseNumber } from '../../rules/progress/courses.ts'
import { tables } from '../tables.generated.ts'

export interface StoredProduct {
  readonly providerId: number
  readonly name: string
  readonly price: string
  /** Cleaned HTML. */
  readonly valueProps: string
  readonly methods: readonly CourseMethod[]
}

/** Returns the cheapest product first. `isFresh` is false if any product is older than a day. */
export async function listProductsOfCourse(
  db: Db,
  courseNumber: CourseNumber,
): Promise<{ readonly products: readonly StoredProduct[]; readonly isFresh: boolean }> {
  const { rows } = await sql<{ product: StoredProduct; isFresh: boolean }>`
    select
      json_build_object(
        'providerId', provider_id,
        'name', name,
        'price', price::text,
        'valueProps', value_props,
        'methods', methods
      ) as product,
      fetched_at > portal_now() - interval '1 day' as is_fresh
    from course_product
    where course_number = ${courseNumber}
    order by price, provider_id`.execute(db)
  return {
    products: rows.map(({ product }) => product),
    isFresh: rows.length > 0 && rows.every(({ isFresh }) => isFresh),
  }
}

/** Stores these products and deletes the other products of the course. */
export async function replaceProducts(
  tx: Tx,
  courseNumber: CourseNumber,
  products: readonly StoredProduct[],
): Promise<void> {
  const providerIds = products.map(({ providerId }) => providerId)
  await sql`
    delete from course_product
    where course_number = ${courseNumber}
      and not provider_id = any(${providerIds}::integer[])`.execute(tx)
  for (const { providerId, name, price, valueProps, methods } of products) {
    const columns = {
      name,
      price,
      valueProps,
      methods: sql<readonly number[]>`${methods}::smallint[]`,
    }
    await tables(tx)
      .insertInto('courseProduct')
      .values({ providerId, courseNumber, ...columns })
      .onConflict((conflict) =>
        conflict
          .columns(['providerId', 'courseNumber'])
          .doUpdateSet({ ...columns, fetchedAt: sql<Date>`portal_now()` }),
      )
      .execute()
  }
}

export async function outdateProducts(db: Db, providerId: number): Promise<void> {
  await tables(db)
    .updateTable('courseProduct')
    .set({ fetchedAt: sql<Date>`portal_now() - interval '2 days'` })
    .where('providerId', '=', providerId)
    .execute()
}
