import { readReason, reasonLength } from '#lib/reason.ts'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { fieldErrors } from '#ui/form/field-errors.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { filingWords } from '../../words.ts'
import { markFilingLine } from '../filing.operations.ts'
import { nameLine } from '../line-words.ts'
import { filingQueries, useFilingActWords } from '../use-filing-act.ts'
import type { LineDialogProps } from '../list-props.ts'

/** Why a line does not count in this case. */
export function NotNeededDialog({ list: { caseId, version }, line, onClose }: LineDialogProps) {
  const words = useWords(filingWords)
  const actWords = useFilingActWords()
  const form = useDraftForm({
    empty: { reason: '' },
    keptAs: `not-needed|${caseId}|${line.key}|${line.debtor}`,
    check: ({ reason }) =>
      fieldErrors(
        readReason(reason) === undefined
          ? [{ code: 'filing.reason-wanted', field: 'reason', params: reasonLength }]
          : [],
        actWords.sentences,
      ),
    words: actWords,
    save: async ({ reason }) =>
      (
        await graph.run(markFilingLine, {
          ...{ caseId, version, line: line.key, debtor: line.debtor },
          mark: { state: 'NOT_NEEDED', day: null, reason },
        })
      ).markFilingLine,
    shownBy: filingQueries,
    toast: () => words.saved,
    onSaved: onClose,
  })
  return (
    <Dialog isOpen onClose={onClose} title={words.notNeededTitle(nameLine(line, words))}>
      <DraftForm
        form={form}
        fieldNames={{ reason: words.reason }}
        lead={words.notNeededLead}
        submit={words.markNotNeeded}
        onCancel={onClose}
      >
        <TextField {...form.bind('reason')} label={words.reason} autoComplete="off" />
      </DraftForm>
    </Dialog>
  )
}
