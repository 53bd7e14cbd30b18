// What is left to do; the first open task is the one filled thing of the page.
import { taskView, type Task } from '#features/cases/rules/tasks.ts'
import { isBlank } from '#kit/text.ts'
import type { IconName } from '#ui/icons/names.ts'
import { useWords } from '#ui/language.ts'
import { List, ListLink, ListRow } from '#ui/List.tsx'
import { paths } from '#ui/paths.ts'
import type { CurrentCase } from './current-case-context.ts'
import { dashboardWords, type DashboardWords } from './words.ts'

interface TaskLook {
  readonly href: string
  readonly icon: IconName
  readonly title: string
  readonly line?: string
}

function lookOf(task: Task, current: CurrentCase, words: DashboardWords): TaskLook {
  if (task === 'course') {
    const number = current.dashBoardCourseNumber ?? ''
    return { href: paths.courses, icon: 'graduation-cap', title: words.takeCourse(number), line: number === 'First' ? words.firstCourse : isBlank(current.caseNumber) ? words.secondCourseWaits : words.secondCourse }
  }
  if (task === 'documents') {
    const line = current.documentsSentAndWaiting ? words.sentAndWaiting : words.foldersOpen(current.documentFoldersOpen, current.documentFoldersTotal)
    return { href: paths.documents, icon: 'folder-open', title: words.submitDocuments, line }
  }
  return { href: paths.questionnaires, icon: 'clipboard-text', title: words.questionnaire, ...questionnaireLine(current, words) }
}

/** '13 of 16 sections left. Due December 4, 2026' */
function questionnaireLine(current: CurrentCase, words: DashboardWords): { readonly line?: string } {
  const { questionnaireSectionsTotal: total, questionnaireSectionsDone: done, questionnaireExpectedCompletionDateFormatted: day } = current
  // What was kept of a case before this was told has neither.
  if (total == null || done == null || total === 0) return {}
  if (done === total) return { line: words.sectionsDone(total) }
  const left = words.sectionsLeft(total - done, total)
  return { line: day == null ? left : `${left}. ${words.due(day)}` }
}

export function Tasks({ current }: { readonly current: CurrentCase }) {
  const words = useWords(dashboardWords)
  const facts = {
    courseNumber: current.dashBoardCourseNumber,
    showSubmitDocuments: current.dashBoardShowSubmitDocumentsFlag,
    showQuestionnaire: current.questionnaireDisplayInClientPortalFlag,
  }
  const hadTasks = current.documentFoldersTotal > 0 || current.clientCode !== null
  const view = taskView(facts, { hadTasks, caseStatus: current.status })
  if (!view) return null
  const { tasks, closing } = view
  return (
    <section className="stack">
      <h2>{words.toDo}</h2>
      <List name={words.toDo}>
        {tasks.map((task, at) => {
          const { line, ...look } = lookOf(task, current, words)
          return <ListLink key={task} {...look} primary={at === 0} {...(line === undefined ? {} : { lines: [line] })} />
        })}
        {closing === undefined ? null : (
          <ListRow icon="check-circle-fill" tone="ok" title={closing === 'nothing' ? words.nothingLeft : words.allDone} />
        )}
      </List>
    </section>
  )
}
