import type { Debtor } from '../rules/progress/course-facts.ts'
import { getSetUp } from '../rules/progress/course-facts.ts'
import { setSetUp } from './courses.store.ts'
import {
  runFirmCourseAction,
  getDebtors,
  recordCourseAct,
  type CourseActionInput,
} from './firm-context.ts'
import { clearProgress, makeHistory } from './reset.store.ts'
import { notifyPeople } from './notify-of-courses.ts'
import type { CoursesDeps } from './deps.ts'

/** Resets both debtors of a joint order. The firm cancels at the provider (spec: courses#reset). */
export async function resetCourse(
  deps: CoursesDeps,
  act: CourseActionInput & { readonly debtor?: Debtor },
): Promise<readonly Debtor[]> {
  return runFirmCourseAction(deps, act, async (firmContext) => {
    const { key, stored } = firmContext
    const named = getDebtors(stored, act.debtor)
    const orders = stored.orders.filter((order) => order.courseNumber === key.courseNumber)
    const gone = orders.filter(
      (order) => named.includes(order.debtor) || (order.isJoint && order.isPlaced),
    )
    const debtors = gone.some((order) => order.isJoint && order.isPlaced)
      ? getDebtors(stored, undefined)
      : named
    const isAnythingLeft = orders.some((order) => order.isPlaced && !gone.includes(order))
    const { jointOption } = getSetUp(stored, key.courseNumber)
    await deps.database.transact(async (tx) => {
      await makeHistory(
        tx,
        key.firmId,
        gone.map(({ id }) => id),
      )
      await clearProgress(tx, key, debtors)
      // Clears the option that the spouses chose themselves. Only the firm may change an option for
      // one debtor.
      if (!isAnythingLeft && (jointOption === 1 || jointOption === 2))
        await setSetUp(tx, key, { jointOption: null, spouseSealed: null })
      await recordCourseAct(deps, tx, firmContext, 'reset', {
        debtors: debtors.join(' '),
        orders: gone.length,
      })
      if (gone.some((order) => order.isPlaced)) await notifyPeople(deps, tx, key, debtors, 'reset')
    })
    return debtors
  })
}
