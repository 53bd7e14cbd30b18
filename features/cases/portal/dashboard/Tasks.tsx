// The first open task is the primary action. Waiting and done tasks follow.
import type { ReactNode } from 'react'
import { taskState, taskView, type Task, type TaskState } from '#features/cases/rules/tasks.ts'
import type { IconName } from '#ui/icons/names.ts'
import type { TileTone } from '#ui/display/IconTile.tsx'
import { useWords } from '#ui/language/language.ts'
import { List, ListLink, ListRow } from '#ui/page/List.tsx'
import { paths } from '#ui/navigation/paths.ts'
import { StateWord } from '#ui/display/StateWord.tsx'
import { useFormats } from '#ui/language/use-formats.ts'
import type { CurrentCase } from '../current-case/current-case-context.ts'
import { getTaskFacts, taskLine, type TaskLine } from './task-line.ts'
import { dashboardWords, type DashboardWords } from '../words.ts'

export function findTasks(current: CurrentCase): ReturnType<typeof taskView> {
  const hadTasks = current.documentFoldersTotal > 0 || current.clientCode !== null
  return taskView(getTaskFacts(current), { hadTasks, caseStatus: current.status })
}

export function Tasks({ current }: { readonly current: CurrentCase }) {
  const words = useWords(dashboardWords)
  const view = findTasks(current)
  if (!view) return null
  const { open, waiting, done, closing } = view
  return (
    <>
      <section className="stack">
        <h2>{words.toDo}</h2>
        <List name={words.toDo}>
          {[...open, ...waiting].map((task) => (
            <TaskRow key={task} task={task} current={current} primary={task === open[0]} />
          ))}
          {closing === undefined ? null : (
            <ListRow
              icon="check-circle-fill"
              tone="ok"
              title={closing === 'nothing' ? words.nothingLeft : words.allDone}
            />
          )}
        </List>
      </section>
      {done.length === 0 ? null : (
        <section className="stack">
          <h2>{words.doneTitle}</h2>
          <List name={words.doneTitle}>
            {done.map((task) => (
              <TaskRow key={task} task={task} current={current} />
            ))}
          </List>
        </section>
      )}
    </>
  )
}

interface TaskRowProps {
  readonly task: Task
  readonly current: CurrentCase
  readonly primary?: boolean
}

const looks: Readonly<Record<Task, { readonly href: string; readonly icon: IconName }>> = {
  course: { href: paths.courses, icon: 'graduation-cap' },
  documents: { href: paths.documents, icon: 'folder-open' },
  questionnaire: { href: paths.questionnaires, icon: 'clipboard-text' },
}
const tones: Readonly<Record<TaskState, TileTone>> = { open: 'yours', waiting: 'file', done: 'ok' }

function TaskRow({ task, current, primary = false }: TaskRowProps) {
  const words = useWords(dashboardWords)
  const { formatDay } = useFormats()
  const state = taskState(task, getTaskFacts(current))
  const line = taskLine(task, current, {
    words,
    formatDay: (instant) => formatDay(instant, 'long'),
  })
  return (
    <ListLink
      href={looks[task].href}
      icon={state === 'done' ? 'check-bold' : looks[task].icon}
      tone={tones[state]}
      title={getTitle(task, current, words)}
      lines={toLines(line)}
      primary={primary}
    />
  )
}

function getTitle(task: Task, current: CurrentCase, words: DashboardWords): string {
  if (task === 'course') return words.takeCourse(current.dashBoardCourseNumber ?? '')
  return task === 'documents' ? words.submitDocuments : words.questionnaire
}

/** The bar repeats the text. */
function toLines({ state, text, bar }: TaskLine): readonly ReactNode[] {
  const lineOf = (
    <>
      {state && (
        <StateWord tone={state.tone} {...(state.icon && { icon: state.icon })}>
          {state.text}
        </StateWord>
      )}
      {state && text !== undefined ? ' ' : null}
      {text === undefined ? null : <span>{text}</span>}
    </>
  )
  return [
    ...(state || text !== undefined ? [lineOf] : []),
    ...(bar
      ? [<progress key="bar" className="progress-bar thin" {...bar} aria-hidden="true" />]
      : []),
  ]
}
