import type { StaffClient, Answer } from '#testing/test-staff-client.ts'
import { sql } from 'kysely'
import { newsInCase } from '#testing/test-news.ts'
import type { Debtor } from '../rules/progress/course-facts.ts'
import {
  coupleWithCase,
  placedCourse,
  type PlacedCourse,
  type Taker,
  type TakersOfCase,
} from './taking/test-taking.ts'
import type { TestApp } from '#testing/test-app.ts'

export async function see({ browser }: Taker, caseId: string) {
  const { data } = await browser.graph(
    `query ($id: ID!) {
      courseDashboard(caseId: $id) { orders { courseNumber courseStatus isJoint } courses { courseNumber orderStep hasPlacedOrder jointOption isDone } }
      cases { get(active: true) { dashBoardCourseNumber } } }`,
    { id: caseId },
  )
  const { orders, courses } = data.courseDashboard
  return {
    order: orders[0] as unknown,
    course: courses[0] as unknown,
    due: data.cases.get[0].dashBoardCourseNumber as unknown,
  }
}

export const register = async ({ browser }: Taker, { caseId, itemId }: PlacedCourse) =>
  (
    await browser.graph(
      `mutation ($c: ID!, $i: ID!) {
        registerCourse(caseId: $c, registerCourseOrderItemId: $i) { success courseStatus } }`,
      { c: caseId, i: itemId },
    )
  ).data.registerCourse

export const download = ({ browser }: Taker, { orderId, itemId }: PlacedCourse) =>
  browser.get(`/certificate/download/${orderId}/${itemId}`)

export const goesOn = 'Your first course is now for you alone. Open Courses to go on.'

/** The courses of couples, one of whom leaves the case. */
export function coursesOf(app: TestApp, staff: StaffClient) {
  async function removeSpouse({ caseId }: TakersOfCase): Promise<Answer> {
    const rows = await app.rows(sql<{ id: string }>`
      select id from participant where case_id = ${caseId} and debtor = 2`)
    return staff.run<Answer>(
      `mutation ($participantId: ID!) {
        removeSpouse(participantId: $participantId, hasAccount: true) { success errorCode } }`,
      { participantId: rows[0]?.id },
    )
  }

  const sentences = async ({ caseId }: TakersOfCase) =>
    (await newsInCase(app, caseId)).map(({ says }) => says)

  async function orderedBy(debtor: Debtor, isReady = true) {
    const couple = await coupleWithCase(app)
    const placed = await placedCourse(app, couple, { option: 1, debtor, isReady })
    return { couple, placed, owner: debtor === 1 ? couple.debtor1 : couple.debtor2 }
  }
  return { removeSpouse, sentences, orderedBy }
}
