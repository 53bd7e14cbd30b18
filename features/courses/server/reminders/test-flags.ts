import { sql } from 'kysely'
import { operation } from '#testing/test-operations.ts'
import type { Browser, TestApp } from '#testing/test-app.ts'
import { refreshPages } from '../provider/provider-pages.ts'
import { coupleWithCase, placedCourse, readRow, type PlacedCourse } from '../taking/test-taking.ts'

interface Asked extends PlacedCourse {
  readonly flag?: boolean
  readonly version?: string
}

export type Flag = keyof typeof mutations

export const done = { success: true, errorMessage: null }

export const onlyTrue = { success: false, errorMessage: 'This can only be turned on.' }

export const notFound = { success: false, errorMessage: 'This course could not be found.' }

export const changed = {
  success: false,
  errorMessage: 'The disclosure agreement has changed. Please read it again.',
}

export const mutations = {
  verified: operation`updateVerifiedCustomerDetailsFlag { success errorMessage }`,
  spouse: operation`updateVerifiedCoDebtorCustomerDetailsFlag { success errorMessage }`,
  shown: operation`updateShownCourseInstructionsFlag { success errorMessage }`,
  accepted: operation`updateAcceptedDisclosureAgreementFlag(flag: $flag, courseType: $courseType,
  caseId: $caseId, disclosureCourseOrderItemId: $itemId, disclosureVersion: $version) { success
  errorMessage }`,
} as const

export async function raise(browser: Browser, flag: Flag, input: Asked) {
  const mutation = mutations[flag]
  const values: Readonly<Record<string, unknown>> = {
    version: '1',
    ...input,
    flag: input.flag ?? true,
  }
  const variables = Object.fromEntries(
    Object.entries(values).filter(([name]) => mutation.includes(`$${name}:`)),
  )
  const { data, errors } = await browser.graph(mutation, variables)
  return errors ? errors[0]?.extensions.code : Object.values(data as object)[0]
}

const material = operation`courseDiscInstUrlInfo(caseId: $caseId, orderId: $orderId, courseType: 1,
  courseMethodType: 1) { disclosureVersion }`

export const read = async (browser: Browser, { caseId, orderId }: PlacedCourse, headers = {}) =>
  (await browser.graph(material, { caseId, orderId }, headers)).data.courseDiscInstUrlInfo
    ?.disclosureVersion as string

const columns = {
  verified: 'verifiedDetails',
  spouse: 'verifiedSpouseDetails',
  shown: 'shownInstructions',
  accepted: 'acceptedDisclosure',
} as const

/** The flags of an ordered course, and the pages of its provider. */
export function flagsOf(app: TestApp) {
  const readFlags = async ({ itemId }: PlacedCourse) => {
    const row = await readRow(app, 'course_item', { column: 'id', value: itemId })
    return (Object.keys(columns) as Flag[]).filter((flag) => row?.[columns[flag]] === true)
  }

  async function together() {
    const takers = await coupleWithCase(app)
    return {
      takers,
      browser: takers.debtor1.browser,
      placed: await placedCourse(app, takers, { option: 1 }),
    }
  }

  /** Publishes new versions of the demo provider's pages. */
  async function publish(version: number, providerId = 245) {
    await sql`insert into rehearsal_course (kind, key, data) values ('page', ${String(providerId)}, ${JSON.stringify({ version })}::jsonb)
      on conflict (kind, key) do update set data = excluded.data`.execute(app.deps.database.db)
    await refreshPages(app.deps, providerId)
  }
  return { readFlags, together, publish }
}
