import { useState } from 'react'
import { Part } from '#ui/feedback/Part.tsx'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { Select } from '#ui/form/Select.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain, useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { checklistSentences as settingSentences } from '../../checklist/words.ts'
import type { CaseChecklistPartsFragment } from '../case-checklist.operations.ts'
import { checklistQueries } from '../read-checklist-again.ts'
import { caseDocumentsWords, checklistSentences } from '../words.ts'
import { TemplateChanges } from './TemplateChanges.tsx'
import { changeCaseTemplate, templateChange } from './template.operations.ts'
import { templateWords } from './words.ts'

export interface TemplateDialogProps {
  readonly caseId: string
  readonly template: CaseChecklistPartsFragment['template']
  readonly lists: ReadonlyArray<{ readonly id: string; readonly name: string }>
  readonly onClose: () => void
}

/** Chooses the checklist of the case, and says before what that changes. */
export function TemplateDialog({ caseId, template, lists, onClose }: TemplateDialogProps) {
  const words = useWords(templateWords)
  const { trouble } = useWords(caseDocumentsWords)
  const sentences = { ...useWords(settingSentences), ...useWords(checklistSentences) }
  const isOffered = lists.some(({ id }) => id === template?.id)
  const [checklistId, setChecklistId] = useState(isOffered ? (template?.id ?? '') : '')
  const chosen = { caseId, checklistId: checklistId === '' ? null : checklistId }
  const query = useGraphQuery(templateChange, chosen, { fresh: true })
  const version = query.data?.caseTemplateChange.version
  const form = useDraftForm({
    empty: {},
    check: () => (version === undefined ? { checklistId: words.wait } : {}),
    words: { sentences, trouble },
    save: async () => {
      const variables = { ...chosen, version: version ?? '' }
      const result = (await graph.run(changeCaseTemplate, variables)).changeCaseTemplate
      if (!result.success) await readAgain(templateChange)
      return result
    },
    shownBy: checklistQueries,
    toast: () => words.done,
    onSaved: onClose,
  })
  return (
    <Dialog isOpen onClose={onClose} title={words.title}>
      <DraftForm
        form={form}
        fieldNames={{ checklistId: words.choose }}
        submit={words.save}
        busy={words.saving}
        onCancel={onClose}
      >
        <Select
          name="checklistId"
          label={words.choose}
          value={checklistId}
          onChange={setChecklistId}
          options={[
            { value: '', label: words.standard },
            ...lists.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <Part query={query}>
          {({ caseTemplateChange: { lines } }) => <TemplateChanges lines={lines} />}
        </Part>
      </DraftForm>
    </Dialog>
  )
}
