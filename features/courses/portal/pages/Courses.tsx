import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { useGo, usePageState } from '#ui/navigation/navigation.ts'
import { Page as PageOf } from '#ui/page/Page.tsx'
import { Tabs } from '#ui/navigation/Tabs.tsx'
import { courseNumbers } from '../../rules/progress/courses.ts'
import { isOrderedOtherwise } from '../choice/chosen-course.ts'
import { coursePaths } from '../course-paths.ts'
import { useRegistrations } from '../taking/use-registrations.ts'
import { useCourseOfAddress, useCourses } from '../data/use-courses.ts'
import { CourseTab } from '../views/CourseTab.tsx'
import { pageWords } from '../words.ts'

export function Page() {
  const words = useWords(pageWords)
  const go = useGo()
  const chosen = useCourseOfAddress()
  const courses = useCourses()
  const registrations = useRegistrations()
  const state = usePageState()
  return (
    <PageOf title={words.title}>
      {courses.hasRefreshFailed ? <RefreshFailed onRetry={courses.retry} /> : null}
      <Tabs
        name={words.title}
        chosen={chosen}
        // Replaces the history entry, so that Back leaves the page instead of switching tabs.
        onChoose={(course) => go(coursePaths.tab(course), { replace: true, keepScroll: true })}
        entries={courseNumbers.map((course) => ({
          id: course,
          label: words.tabs[course],
          content: (
            <>
              {isOrderedOtherwise(state, course) ? <AlreadyOrdered /> : null}
              <CourseTab courseNumber={course} courses={courses} registrations={registrations} />
            </>
          ),
        }))}
      />
    </PageOf>
  )
}

function AlreadyOrdered() {
  const words = useWords(pageWords)
  return (
    <div className="refresh-failed">
      <Banner tone="note" title={words.alreadyOrdered} takesFocus />
    </div>
  )
}

function RefreshFailed({ onRetry }: { readonly onRetry: () => void }) {
  const words = useWords(pageWords)
  const retry = (
    <Button look="second" small icon="arrow-clockwise" onPress={onRetry}>
      {words.retry}
    </Button>
  )
  return (
    <div className="refresh-failed">
      <Banner tone="wait" title={words.refreshError} action={retry}>
        <p>{words.refreshErrorHint}</p>
      </Banner>
    </div>
  )
}
