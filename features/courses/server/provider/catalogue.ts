// What providers offer: asked of the order service, cleaned, kept for a day.
import type { CourseProduct, CourseUnit } from '#ports/course-provider.ts'
import { setUpOf, type CourseFacts } from '../../rules/progress/course-facts.ts'
import { courseTypeOf, type CourseNumber } from '../../rules/progress/courses.ts'
import {
  outdateProducts,
  productsOfCourse,
  replaceProducts,
  type StoredProduct,
} from './catalogue.store.ts'
import { cleanHtml, HtmlTooLarge } from './clean-html.ts'
import type { CoursesWorld } from '../deps.ts'

type CatalogueWorld = Pick<CoursesWorld, 'database' | 'courseProvider' | 'log'>

/** The firm at the order service; undefined while it has no code or no unit there. */
export function unitOf({
  unitKey,
  clientCode,
}: Pick<CourseFacts, 'unitKey' | 'clientCode'>): CourseUnit | undefined {
  return unitKey === null || clientCode === null ? undefined : { unitKey, clientCode }
}

/** What this case may choose from: the directory, as far as the firm has picked from it. Throws when the order service does not answer. */
export async function productsFor(
  world: CatalogueWorld,
  facts: CourseFacts,
  courseNumber: CourseNumber,
): Promise<readonly StoredProduct[]> {
  const unit = unitOf(facts)
  if (!unit) return []
  const { providerIds } = setUpOf(facts, courseNumber)
  const products = await directoryOf(world, unit, courseNumber)
  return providerIds === null
    ? products
    : products.filter(({ providerId }) => providerIds.includes(providerId))
}

async function directoryOf(
  world: CatalogueWorld,
  unit: CourseUnit,
  courseNumber: CourseNumber,
): Promise<readonly StoredProduct[]> {
  const kept = await productsOfCourse(world.database.db, courseNumber)
  if (kept.isFresh) return kept.products
  const fetched = await world.courseProvider.products(unit, courseTypeOf(courseNumber))
  try {
    const cleaned = await cleanProducts(fetched)
    await world.database.transact((tx) => replaceProducts(tx, courseNumber, cleaned))
  } catch (error) {
    if (!(error instanceof HtmlTooLarge) || kept.products.length === 0) throw error
    world.log.error(
      { error: error.message, courseNumber },
      'The directory of the order service is not taken over',
    )
    return kept.products
  }
  return (await productsOfCourse(world.database.db, courseNumber)).products
}

/** Nothing that a provider has written reaches a browser unless it was cleaned (safety 2.13). */
export async function cleanProducts(
  products: readonly CourseProduct[],
): Promise<readonly StoredProduct[]> {
  return Promise.all(
    products.map(async (product) => ({
      ...product,
      valueProps: await cleanHtml(product.valueProps),
    })),
  )
}

/** A provider has changed something: the directory is fetched again before it is shown to anybody. Quotes and invites keep what they say. */
export async function refreshCatalogue(
  world: Pick<CoursesWorld, 'database'>,
  providerId: number,
): Promise<void> {
  await outdateProducts(world.database.db, providerId)
}
