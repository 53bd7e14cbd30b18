import { useState } from 'react'
import { workspacePaths } from '#features/staff/workspace/paths.ts'
import { FirmFrame } from '#features/staff/workspace/people/FirmFrame.tsx'
import { usePermissions } from '#features/staff/workspace/people/use-permissions.ts'
import { Button } from '#ui/display/Button.tsx'
import { IconButton } from '#ui/display/IconButton.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Part } from '#ui/feedback/Part.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain, useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { LazyMenu } from '#ui/navigation/LazyMenu.tsx'
import { ConfirmDialog } from '#ui/page/ConfirmDialog.tsx'
import { useWorkAct } from '../use-work-act.ts'
import { workWords } from '../words.ts'
import { TemplateDialog } from './TemplateDialog.tsx'
import {
  removeTaskTemplate,
  taskTemplates,
  type TaskTemplatePartsFragment,
} from './templates.operations.ts'
import { templateWords } from './words.ts'

type Template = TaskTemplatePartsFragment
type Question =
  | { readonly type: 'edit'; readonly template?: Template }
  | { readonly type: 'remove'; readonly template: Template }

export function TaskTemplatesPage() {
  const words = useWords(templateWords)
  return (
    <FirmFrame path={workspacePaths.tasks} title={words.heading}>
      <TaskTemplates />
    </FirmFrame>
  )
}

function TaskTemplates() {
  const words = useWords(templateWords)
  const { remove: removeLabel } = useWords(workWords)
  const mayChange = usePermissions()('firm-settings')
  const templates = useGraphQuery(taskTemplates, {}, { fresh: true })
  const act = useWorkAct()
  const [question, setQuestion] = useState<Question>()
  const close = () => setQuestion(undefined)

  async function remove({ id: templateId }: Template) {
    close()
    const isRemoved = await act.run(
      async () => (await graph.run(removeTaskTemplate, { templateId })).removeTaskTemplate,
    )
    await readAgain(taskTemplates)
    if (isRemoved) toasts.show({ tone: 'success', title: words.removed })
  }

  return (
    <section aria-labelledby="task-templates">
      <div className="section-head">
        <h2 id="task-templates">{words.heading}</h2>
        {mayChange ? (
          <Button icon="plus" onPress={() => setQuestion({ type: 'edit' })}>
            {words.add}
          </Button>
        ) : null}
      </div>
      {act.problem === undefined ? null : (
        <div className="part-notice">
          <Banner tone="bad" title={act.problem} takesFocus />
        </div>
      )}
      <Part query={templates}>
        {(data) =>
          data.taskTemplates.length === 0 ? (
            <p className="card soft">{words.none}</p>
          ) : (
            <TemplateTable
              templates={data.taskTemplates}
              {...(mayChange ? { onQuestion: setQuestion } : undefined)}
            />
          )
        }
      </Part>
      <p className="reason gap-small">{words.lead}</p>
      {question?.type === 'edit' ? (
        <TemplateDialog template={question.template} onClose={close} />
      ) : null}
      {question?.type === 'remove' ? (
        <ConfirmDialog
          title={words.removeTitle}
          text={words.removeText(question.template.title)}
          action={removeLabel}
          onConfirm={() => void remove(question.template)}
          onClose={close}
        />
      ) : null}
    </section>
  )
}

interface TemplateTableProps {
  readonly templates: readonly Template[]
  readonly onQuestion?: (question: Question) => void
}

function TemplateTable({ templates, onQuestion }: TemplateTableProps) {
  const words = useWords(templateWords)
  return (
    <div className="card flush table-wrap">
      <table className="table as-cards">
        <caption className="visually-hidden">{words.heading}</caption>
        <thead>
          <tr>
            <th scope="col">{words.task}</th>
            <th scope="col">{words.stage}</th>
            <th scope="col">{words.assignee}</th>
            <th scope="col">{words.due}</th>
            {onQuestion === undefined ? null : (
              <th scope="col">
                <span className="visually-hidden">{words.action}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {templates.map((template) => (
            <tr key={template.id}>
              <th scope="row">{template.title}</th>
              <td data-label={words.stage}>{words.stages[template.stage]}</td>
              <td data-label={words.assignee}>{words.assignees[template.assignee ?? 'none']}</td>
              <td data-label={words.due}>{dueInWords(template.dueAfterDays, words)}</td>
              {onQuestion === undefined ? null : (
                <td className="act">
                  <TemplateMenu template={template} onQuestion={onQuestion} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface DueWords {
  readonly noDue: string
  readonly dueSameDay: string
  readonly dueAfter: (days: number) => string
}

function dueInWords(days: number | null, { noDue, dueSameDay, dueAfter }: DueWords): string {
  if (days === null) return noDue
  return days === 0 ? dueSameDay : dueAfter(days)
}

interface TemplateMenuProps {
  readonly template: Template
  readonly onQuestion: (question: Question) => void
}

function TemplateMenu({ template, onQuestion }: TemplateMenuProps) {
  const words = useWords(templateWords)
  const { change, remove } = useWords(workWords)
  const name = words.more(template.title)
  return (
    <LazyMenu
      name={name}
      renderTrigger={(props) => <IconButton icon="dots-three-vertical" name={name} {...props} />}
      entries={[
        {
          id: 'change',
          label: change,
          icon: 'pencil-simple',
          onChoose: () => onQuestion({ type: 'edit', template }),
        },
        {
          id: 'remove',
          label: remove,
          icon: 'trash',
          onChoose: () => onQuestion({ type: 'remove', template }),
        },
      ]}
    />
  )
}
