import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { graph } from '#ui/graphql/graph.ts'
import { countCourseRegistration } from '../courses.operations.ts'

/** spec: courses#opening-count */
export async function countOpened(caseId: string, courseType: number): Promise<void> {
  try {
    await graph.run(countCourseRegistration, { caseId, courseType })
  } catch (failure) {
    if (!(failure instanceof GraphProblem)) throw failure
    console.warn('The opened course could not be counted', failure.code)
  }
}
