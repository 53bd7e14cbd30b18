import { Banner } from '#ui/feedback/Banner.tsx'
import { Part } from '#ui/feedback/Part.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { clientName } from '#features/cases/workspace/client-names.ts'
import { pathOfCase } from '#features/cases/workspace/paths.ts'
import { clientWords } from '#features/cases/workspace/words.ts'
import { TaskLine } from './TaskLine.tsx'
import { useTaskActs } from './use-task-acts.ts'
import { openTasks } from './work.operations.ts'
import { workWords } from './words.ts'

const pollMs = 15_000

/** Open tasks of all cases, or of the person. Nothing is shown without any. */
export function OpenTasks({ mine }: { readonly mine: boolean }) {
  const words = useWords(workWords)
  const { and } = useWords(clientWords)
  const acts = useTaskActs()
  const tasks = useGraphQuery(
    openTasks,
    { mine },
    { fresh: true, poll: { everyMs: pollMs, while: () => true } },
  )
  if (tasks.data?.openTasks.total === 0) return null
  return (
    <section aria-labelledby="open-tasks">
      <div className="section-head">
        <h2 id="open-tasks">{words.tasks}</h2>
      </div>
      {acts.problem === undefined ? null : (
        <div className="part-notice">
          <Banner tone="bad" title={acts.problem} takesFocus />
        </div>
      )}
      <Part query={tasks}>
        {({ openTasks: { total, tasks: shown } }) => (
          <>
            <ul className="card tasks">
              {shown.map(({ task, client }) => (
                <TaskLine
                  key={task.id}
                  task={task}
                  place={<Link href={pathOfCase(client.id)}>{clientName(client.people, and)}</Link>}
                  onDone={(isDone) => acts.setDone(task, isDone)}
                  isBusy={acts.isBusy}
                />
              ))}
            </ul>
            {shown.length < total ? (
              <p className="soft small-text gap-small">{words.allTasks(shown.length, total)}</p>
            ) : null}
          </>
        )}
      </Part>
    </section>
  )
}
