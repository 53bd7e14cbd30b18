// A firm's act: what was ordered becomes history, and the course can be ordered from the beginning (decisions-courses A5.2).
import type { Debtor } from '../rules/progress/course-facts.ts'
import { setUpOf } from '../rules/progress/course-facts.ts'
import { setSetUp } from './courses.store.ts'
import { atDesk, debtorsOf, recordCourseAct, type CourseAct } from './firm-context.ts'
import { clearProgress, makeHistory } from './reset.store.ts'
import { tellPeople } from './notify-of-courses.ts'
import type { CoursesWorld } from './deps.ts'

/** Of one debtor, or of all; what was ordered for both becomes history for both. Answers for whom. At the provider nothing is canceled: that is for the firm. */
export async function resetCourse(
  world: CoursesWorld,
  act: CourseAct & { readonly debtor?: Debtor },
): Promise<readonly Debtor[]> {
  return atDesk(world, act, async (desk) => {
    const { key, stored } = desk
    const named = debtorsOf(stored, act.debtor)
    const orders = stored.orders.filter((order) => order.courseNumber === key.courseNumber)
    const gone = orders.filter(
      (order) => named.includes(order.debtor) || (order.isJoint && order.isPlaced),
    )
    const debtors = gone.some((order) => order.isJoint && order.isPlaced)
      ? debtorsOf(stored, undefined)
      : named
    const isAnythingLeft = orders.some((order) => order.isPlaced && !gone.includes(order))
    const { jointOption } = setUpOf(stored, key.courseNumber)
    await world.database.transact(async (tx) => {
      await makeHistory(
        tx,
        gone.map(({ id }) => id),
      )
      await clearProgress(tx, key, debtors)
      // What the spouses have said is asked again; that only one of them takes the course is for the firm to change.
      if (!isAnythingLeft && (jointOption === 1 || jointOption === 2))
        await setSetUp(tx, key, { jointOption: null, spouseSealed: null })
      await recordCourseAct(world, tx, desk, 'reset', {
        debtors: debtors.join(' '),
        orders: gone.length,
      })
      if (gone.some((order) => order.isPlaced)) await tellPeople(world, tx, key, debtors, 'reset')
    })
    return debtors
  })
}
