import { pathOfCase } from '#features/cases/workspace/paths.ts'
import { Part } from '#ui/feedback/Part.tsx'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { fieldErrors } from '#ui/form/field-errors.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { Dialog } from '#ui/page/Dialog.tsx'
import { findNoteProblems } from '../../../rules/typed-fees.ts'
import { filingWords } from '../../words.ts'
import {
  conflictsOfCase,
  recordConflictSearch,
  type ConflictsOfCaseQuery,
} from '../filing.operations.ts'
import { filingQueries, useFilingActWords } from '../use-filing-act.ts'
import type { ListDialogProps } from '../list-props.ts'

/** The names that were found, and what the person concludes. */
export function ConflictsDialog({ list, onClose }: ListDialogProps) {
  const words = useWords(filingWords)
  const query = useGraphQuery(conflictsOfCase, { caseId: list.caseId }, { fresh: true })
  return (
    <Dialog isOpen onClose={onClose} title={words.search}>
      <p className="dialog-lead soft">{words.searchLead}</p>
      <Part query={query}>
        {({ conflictMatches: found }) => (
          <>
            <Matches found={found} />
            <Conclusion list={list} onClose={onClose} />
          </>
        )}
      </Part>
    </Dialog>
  )
}

interface MatchesProps {
  readonly found: ConflictsOfCaseQuery['conflictMatches']
}

function Matches({ found: { matches, total, casesWithCreditors } }: MatchesProps) {
  const words = useWords(filingWords)
  return (
    <>
      <p className="strong">{total === 0 ? words.nothingFound : words.foundTitle(total)}</p>
      {matches.length < total ? (
        <p className="soft">{words.firstOf(matches.length, total)}</p>
      ) : null}
      <ul className="filing-matches">
        {matches.map(({ kind, searched, found, clients, otherCaseId }) => (
          <li key={`${kind} ${searched} ${found} ${otherCaseId}`}>
            <p className="strong">{words.matchOf(searched, found)}</p>
            <p className="soft">{words.kinds[kind]}</p>
            <Link href={pathOfCase(otherCaseId)}>{words.inCase(clients)}</Link>
          </li>
        ))}
      </ul>
      <p className="soft">{words.creditorsOf(casesWithCreditors)}</p>
    </>
  )
}

function Conclusion({ list: { caseId, version }, onClose }: ListDialogProps) {
  const words = useWords(filingWords)
  const actWords = useFilingActWords()
  const form = useDraftForm({
    empty: { note: '' },
    keptAs: `conflicts|${caseId}`,
    check: ({ note }) => fieldErrors(findNoteProblems(note), actWords.sentences),
    words: actWords,
    save: async ({ note }) =>
      (await graph.run(recordConflictSearch, { caseId, version, note })).recordConflictSearch,
    shownBy: filingQueries,
    toast: () => words.searchRecorded,
    onSaved: onClose,
  })
  return (
    <DraftForm
      form={form}
      fieldNames={{ note: words.conclude }}
      submit={words.recordSearch}
      onCancel={onClose}
    >
      <TextField
        {...form.bind('note')}
        label={words.conclude}
        hint={words.concludeHint}
        optional
        lines={2}
      />
    </DraftForm>
  )
}
