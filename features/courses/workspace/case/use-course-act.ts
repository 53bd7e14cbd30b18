import { listWords } from '#features/cases/workspace/words.ts'
import { staffCasePage } from '#features/cases/workspace/case/case-page.operations.ts'
import { toasts } from '#ui/feedback/toast-list.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useAct, type Act, type ActWords } from '#ui/graphql/use-act.ts'
import { useWords } from '#ui/language/language.ts'
import { coursesOfCase, type CaseCoursesOutcomeFragment } from './case-courses.operations.ts'
import { courseSentences } from './words.ts'

/** After a change, the progress and the deadlines of the case are other ones as well. */
export const courseQueries = [coursesOfCase, staffCasePage] as const

/** The words of the refusals of courses. */
export function useCourseActWords(): ActWords {
  const { trouble } = useWords(listWords)
  return { trouble, sentences: useWords(courseSentences) }
}

export interface CourseAct extends Act {
  /** Acts, reads the courses again and says what was done. Returns false after a refusal. */
  readonly perform: (
    act: () => Promise<CaseCoursesOutcomeFragment>,
    done: string,
  ) => Promise<boolean>
}

export function useCourseAct(): CourseAct {
  const act = useAct(useCourseActWords())
  return {
    ...act,
    async perform(run, done) {
      const result = await act.run(run)
      await readAgain(...courseQueries)
      if (result) toasts.show({ tone: 'success', title: done })
      return result !== undefined
    },
  }
}
