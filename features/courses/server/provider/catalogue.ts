import type { CourseProduct, CourseUnit } from '#ports/course-provider.ts'
import { getSetUp, type CourseFacts } from '../../rules/progress/course-facts.ts'
import { getCourseType, type CourseNumber } from '../../rules/progress/courses.ts'
import {
  outdateProducts,
  listProductsOfCourse,
  replaceProducts,
  type StoredProduct,
} from './catalogue.store.ts'
import { cleanHtml, HtmlTooLarge } from './clean-html.ts'
import type { CoursesDeps } from '../deps.ts'

type CatalogueDeps = Pick<CoursesDeps, 'database' | 'courseProvider' | 'log'>

/** Returns the firm's unit at the order service, or undefined without a client code or a unit. */
export function getUnit({
  unitKey,
  clientCode,
}: Pick<CourseFacts, 'unitKey' | 'clientCode'>): CourseUnit | undefined {
  return unitKey === null || clientCode === null ? undefined : { unitKey, clientCode }
}

/** Returns the products that the firm allows. Throws when the order service is unavailable. */
export async function productsFor(
  deps: CatalogueDeps,
  facts: CourseFacts,
  courseNumber: CourseNumber,
): Promise<readonly StoredProduct[]> {
  const unit = getUnit(facts)
  if (!unit) return []
  const { providerIds } = getSetUp(facts, courseNumber)
  const products = await listDirectory(deps, unit, courseNumber)
  return providerIds === null
    ? products
    : products.filter(({ providerId }) => providerIds.includes(providerId))
}

/** Every product of a course. Throws when the order service is unavailable. */
export async function listDirectory(
  deps: CatalogueDeps,
  unit: CourseUnit,
  courseNumber: CourseNumber,
): Promise<readonly StoredProduct[]> {
  const products = await listProductsOfCourse(deps.database.db, courseNumber)
  if (products.isFresh) return products.products
  const fetched = await deps.courseProvider.products(unit, getCourseType(courseNumber))
  try {
    const cleaned = await cleanProducts(fetched)
    await deps.database.transact((tx) => replaceProducts(tx, courseNumber, cleaned))
  } catch (error) {
    if (!(error instanceof HtmlTooLarge) || products.products.length === 0) throw error
    deps.log.error(
      { error: error.message, courseNumber },
      'The directory of the order service is not taken over',
    )
    return products.products
  }
  return (await listProductsOfCourse(deps.database.db, courseNumber)).products
}

/** spec: security#provider-html */
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

/** Fetches the directory again at the next use. Quotes and invites do not change. */
export async function refreshCatalogue(
  deps: Pick<CoursesDeps, 'database'>,
  providerId: number,
): Promise<void> {
  await outdateProducts(deps.database.db, providerId)
}
