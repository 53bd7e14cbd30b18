import { useState } from 'react'
import { Icon } from '#ui/display/Icon.tsx'
import { Button } from '#ui/display/Button.tsx'
import { IconButton } from '#ui/display/IconButton.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Part } from '#ui/feedback/Part.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { graph } from '#ui/graphql/graph.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { LazyMenu } from '#ui/navigation/LazyMenu.tsx'
import { ConfirmDialog } from '#ui/page/ConfirmDialog.tsx'
import type { CaseTabProps } from '#features/cases/workspace/case/case-data.ts'
import { readTasksAgain } from './read-tasks-again.ts'
import { TaskDialog } from './TaskDialog.tsx'
import { TaskLine } from './TaskLine.tsx'
import { useTaskActs } from './use-task-acts.ts'
import { caseTasks, removeCaseTask, type CaseTaskPartsFragment } from './work.operations.ts'
import { workWords } from './words.ts'

type Task = CaseTaskPartsFragment
type Question =
  | { readonly type: 'edit'; readonly task?: Task }
  | { readonly type: 'remove'; readonly task: Task }

const pollMs = 15_000

/** Tasks of the firm at a case. */
export function TasksCard({ legalCase }: CaseTabProps) {
  const caseId = legalCase.client.id
  const words = useWords(workWords)
  const tasks = useGraphQuery(
    caseTasks,
    { caseId },
    { poll: { everyMs: pollMs, while: () => true } },
  )
  const acts = useTaskActs()
  const [question, setQuestion] = useState<Question>()
  const close = () => setQuestion(undefined)

  async function remove({ id: taskId }: Task) {
    close()
    const isRemoved = await acts.run(
      async () => (await graph.run(removeCaseTask, { taskId })).removeCaseTask,
    )
    await readTasksAgain()
    if (isRemoved) toasts.show({ tone: 'success', title: words.taskRemoved })
  }

  const line = (task: Task) => (
    <TaskLine
      key={task.id}
      task={task}
      onDone={(isDone) => acts.setDone(task, isDone)}
      isBusy={acts.isBusy}
    >
      <TaskMenu task={task} onQuestion={setQuestion} />
    </TaskLine>
  )
  return (
    <section className="card" aria-labelledby="tasks">
      <div className="section-head">
        <h2 id="tasks">{words.tasks}</h2>
        <Button look="second" small onPress={() => setQuestion({ type: 'edit' })}>
          {words.addTask}
        </Button>
      </div>
      {acts.problem === undefined ? null : (
        <div className="part-notice">
          <Banner tone="bad" title={acts.problem} takesFocus />
        </div>
      )}
      <Part query={tasks}>
        {(data) => {
          const open = data.caseTasks.filter(({ doneAt }) => doneAt === null)
          const done = data.caseTasks.filter(({ doneAt }) => doneAt !== null)
          return (
            <>
              {open.length === 0 ? <p className="soft">{words.noTasks}</p> : null}
              <ul className="tasks">{open.map(line)}</ul>
              {done.length === 0 ? null : (
                <details className="quiet-details">
                  <summary>
                    <Icon name="caret-right" size="small" />
                    {words.doneTasks(done.length)}
                  </summary>
                  <ul className="tasks">{done.map(line)}</ul>
                </details>
              )}
            </>
          )
        }}
      </Part>
      {question?.type === 'edit' ? (
        <TaskDialog caseId={caseId} task={question.task} onClose={close} />
      ) : null}
      {question?.type === 'remove' ? (
        <ConfirmDialog
          title={words.removeTaskTitle}
          text={words.removeTaskText(question.task.title)}
          action={words.remove}
          onConfirm={() => void remove(question.task)}
          onClose={close}
        />
      ) : null}
    </section>
  )
}

interface TaskMenuProps {
  readonly task: Task
  readonly onQuestion: (question: Question) => void
}

function TaskMenu({ task, onQuestion }: TaskMenuProps) {
  const words = useWords(workWords)
  const name = words.moreForTask(task.title)
  return (
    <LazyMenu
      name={name}
      renderTrigger={(props) => <IconButton icon="dots-three-vertical" name={name} {...props} />}
      entries={[
        {
          id: 'change',
          label: words.change,
          icon: 'pencil-simple',
          onChoose: () => onQuestion({ type: 'edit', task }),
        },
        {
          id: 'remove',
          label: words.remove,
          icon: 'trash',
          onChoose: () => onQuestion({ type: 'remove', task }),
        },
      ]}
    />
  )
}
