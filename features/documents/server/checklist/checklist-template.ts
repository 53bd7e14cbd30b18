// How a firm changes what its checklists ask for (spec: documents#checklist-template).
import type { ChecklistRequirement } from '#contract/workspace.generated.ts'
import { versionedSetting } from '#features/staff/server/settings/versioned-setting.ts'
import {
  listEntries,
  problem,
  toTemplate,
  type ChecklistTemplate,
  type ChosenRequirement,
} from '../../rules/checklist/checklist-template.ts'
import { standardChecklistId } from '../../rules/checklist/named-checklists.ts'
import { templateByKey } from '../../rules/category-template/category-template.ts'
import { categoryNameIn } from '../../rules/category-template/category-words.ts'
import type { Requirement } from '../../rules/records.ts'
import { checklistVersions, type OfChapter } from './checklist-template.store.ts'

export const storedRequirements: Readonly<Record<ChecklistRequirement, Requirement>> = {
  REQUIRED: 'required',
  OPTIONAL: 'optional',
  NOT_NEEDED: 'notNeeded',
}
export const contractRequirements: Readonly<Record<Requirement, ChecklistRequirement>> = {
  required: 'REQUIRED',
  optional: 'OPTIONAL',
  notNeeded: 'NOT_NEEDED',
}

export const checklistTemplate = versionedSetting({
  field: 'template',
  event: 'firm.checklist-changed',
  versions: checklistVersions,
  check: (chosen: readonly ChosenRequirement[], { chapter }: OfChapter) =>
    toTemplate(chapter, chosen),
  show(own: ChecklistTemplate | undefined, { chapter, checklistId }, { source: { language } }) {
    const nameOf = (templateKey: string) =>
      categoryNameIn(language, { templateKey, name: templateByKey.get(templateKey)?.name ?? '' })
    return {
      chapter,
      checklistId: checklistId === standardChecklistId ? null : checklistId,
      items: listEntries(chapter).map(({ key, folderKey, perDebtor, standard }) => ({
        ...{ key, perDebtor, name: nameOf(key) },
        folder: folderKey === null ? null : nameOf(folderKey),
        standard: contractRequirements[standard],
        requirement: contractRequirements[own?.[key] ?? standard],
      })),
    }
  },
  countDifferences: (requirements) => Object.keys(requirements).length,
  refusal: () => problem('documents.checklist-changed'),
})
