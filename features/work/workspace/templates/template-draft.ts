// What an administrator types about a task that comes with a stage.
import { isBlank } from '#lib/text.ts'
import type { ClientStage, TaskAssignee } from '#ui/graphql/enums.generated.ts'
import { findTemplateProblems, type WorkFinding } from '../../rules/work.ts'
import type { TaskTemplateInput, TaskTemplatePartsFragment } from './templates.operations.ts'

export interface TemplateDraft {
  readonly stage: ClientStage
  readonly title: string
  readonly assignee: TaskAssignee | 'none'
  /** As typed. Empty for no date. */
  readonly dueAfterDays: string
}

export const stages: readonly ClientStage[] = ['PRE_FILING', 'FILED', 'COMPLETE']
export const assignees: readonly TemplateDraft['assignee'][] = ['ATTORNEY', 'PARALEGAL', 'none']

export const emptyTemplate: TemplateDraft = {
  stage: 'PRE_FILING',
  title: '',
  assignee: 'PARALEGAL',
  dueAfterDays: '',
}

export function toTemplateDraft(template: TaskTemplatePartsFragment): TemplateDraft {
  const { stage, title, assignee, dueAfterDays } = template
  return {
    stage,
    title,
    assignee: assignee ?? 'none',
    dueAfterDays: dueAfterDays === null ? '' : `${dueAfterDays}`,
  }
}

export function toTemplateInput(draft: TemplateDraft): TaskTemplateInput {
  const { stage, title, assignee, dueAfterDays } = draft
  return {
    stage,
    title,
    assignee: assignee === 'none' ? null : assignee,
    dueAfterDays: isBlank(dueAfterDays) ? null : Number(dueAfterDays),
  }
}

export function findDraftProblems(draft: TemplateDraft): readonly WorkFinding[] {
  const { title, dueAfterDays = null } = toTemplateInput(draft)
  return findTemplateProblems({ title, dueAfterDays })
}
