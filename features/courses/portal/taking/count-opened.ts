// Counts that a course was opened or registered by phone.
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { graph } from '#ui/graphql/graph.ts'
import { countCourseRegistration } from '../courses.operations.ts'

/** For the firm's eyes: that it could not be counted is only logged (decisions-courses A5c.4). */
export async function countOpened(caseId: string, courseType: number): Promise<void> {
  try {
    await graph.run(countCourseRegistration, { caseId, courseType })
  } catch (failure) {
    if (!(failure instanceof GraphProblem)) throw failure
    console.warn('The opened course could not be counted', failure.code)
  }
}
