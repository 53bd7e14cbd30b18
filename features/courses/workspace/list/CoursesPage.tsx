import { useLocation } from '@tanstack/react-router'
import { runWithStepUp } from '#features/staff/workspace/people/step-up/step-up.ts'
import { officeDay } from '#features/staff/workspace/session/office-day.ts'
import { now } from '#ui/browser/clock.ts'
import { saveFile } from '#ui/browser/save-file.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Part } from '#ui/feedback/Part.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { useDocumentTitle } from '#ui/navigation/document-title.ts'
import { useGo } from '#ui/navigation/navigation.ts'
import { PageHeading } from '#ui/page/Page.tsx'
import { clientPaths } from '#features/cases/workspace/paths.ts'
import { useCourseAct } from '../case/use-course-act.ts'
import { CourseFilters } from './CourseFilters.tsx'
import { CourseLinesTable } from './CourseLinesTable.tsx'
import { courseLinesPage, exportCourseLines } from './courses-list.operations.ts'
import { readListAddress, toFilter, toListAddress, type CourseListChoice } from './list-address.ts'
import { UnitCard } from './UnitCard.tsx'
import { courseListWords } from './words.ts'

/** Who is how far with which course, in all open cases of the firm. */
export function CoursesPage() {
  const words = useWords(courseListWords)
  const { searchStr } = useLocation()
  const go = useGo()
  const choice = readListAddress(searchStr)
  const variables = { filter: toFilter(choice), sort: choice.sort }
  const query = useGraphQuery(courseLinesPage, variables, { fresh: true })
  useDocumentTitle(words.title)
  const choose = (next: CourseListChoice) =>
    go(`${clientPaths.courses}${toListAddress(next)}`, { keepScroll: true })
  return (
    <>
      <Head choice={choice} />
      <CourseFilters choice={choice} onChange={choose} />
      <Part query={query}>
        {({ courseLines: first }) => (
          <CourseLinesTable
            key={`${toListAddress(choice)}|${first.total}|${first.next}`}
            first={first}
            variables={variables}
          />
        )}
      </Part>
      <UnitCard />
    </>
  )
}

function Head({ choice }: { readonly choice: CourseListChoice }) {
  const words = useWords(courseListWords)
  const act = useCourseAct()

  async function save() {
    const variables = { filter: toFilter(choice), sort: choice.sort }
    const result = await act.run(() =>
      runWithStepUp(async () => (await graph.run(exportCourseLines, variables)).exportCourseLines),
    )
    if (result === undefined || result.csv === null) return
    const file = new Blob([result.csv], { type: 'text/csv;charset=utf-8' })
    saveFile(file, `${words.fileName}-${officeDay(now())}.csv`)
  }

  return (
    <>
      <div className="list-head">
        <PageHeading>{words.title}</PageHeading>
        <div className="list-acts">
          <Button
            look="quiet"
            icon="download-simple"
            onPress={() => void save()}
            busy={act.isBusy && words.exporting}
          >
            {words.exportList}
          </Button>
        </div>
      </div>
      {act.problem === undefined ? null : (
        <div className="part-notice">
          <Banner tone="bad" title={act.problem} takesFocus />
        </div>
      )}
    </>
  )
}
