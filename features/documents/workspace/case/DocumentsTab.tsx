import { Suspense, useState } from 'react'
import type { CaseTabProps } from '#features/cases/workspace/case/case-data.ts'
import { Button } from '#ui/display/Button.tsx'
import { Part } from '#ui/feedback/Part.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { lazyPart } from '#ui/navigation/lazy-part.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { packetPath } from '../packets/address.ts'
import { caseChecklist, type CaseChecklistPartsFragment } from './case-checklist.operations.ts'
import { checklistFilters, groupByFolder, isShown, type ChecklistFilter } from './checklist-view.ts'
import { ChecklistTable } from './ChecklistTable.tsx'
import { LetterCard } from './LetterCard.tsx'
import { TemplateLine } from './template/TemplateLine.tsx'
import { caseDocumentsWords } from './words.ts'

const ExtraRequestDialog = lazyPart(() => import('./ExtraRequestDialog.tsx'), 'ExtraRequestDialog')
const SendDialog = lazyPart(() => import('./SendDialog.tsx'), 'SendDialog')

const pollMs = 15_000

/** The checklist of the case, and the letter about what is missing beside it. */
export function DocumentsTab({ legalCase }: CaseTabProps) {
  const caseId = legalCase.client.id
  const query = useGraphQuery(
    caseChecklist,
    { caseId },
    { poll: { everyMs: pollMs, while: () => true, opens: true } },
  )
  const hasEnded = legalCase.client.stage === 'COMPLETE'
  return (
    <Part query={query}>
      {({ caseChecklist: read }) => <Checklist checklist={read} hasEnded={hasEnded} />}
    </Part>
  )
}

interface ChecklistProps {
  readonly checklist: CaseChecklistPartsFragment
  readonly hasEnded: boolean
}

function Checklist({ checklist, hasEnded }: ChecklistProps) {
  const words = useWords(caseDocumentsWords)
  const [filter, setFilter] = useState<ChecklistFilter>('all')
  const [dialog, setDialog] = useState<'request' | 'send'>()
  const { categories, complete, needed } = checklist
  const close = () => setDialog(undefined)
  const shown = categories.filter((category) => isShown(category, filter))
  return (
    <div className="case-documents">
      <section aria-labelledby="checklist">
        <div className="section-head">
          <h2 id="checklist">{words.heading}</h2>
          <p className="soft">{words.progress(complete, needed)}</p>
          <div className="list-acts">
            <Button look="second" icon="plus" onPress={() => setDialog('request')}>
              {words.addRequest}
            </Button>
            <Button look="second" icon="paper-plane-tilt" onPress={() => setDialog('send')}>
              {words.send}
            </Button>
            <ButtonLink look="second" icon="file-pdf" href={packetPath(checklist.caseId)}>
              {words.packet}
            </ButtonLink>
          </div>
        </div>
        <TemplateLine checklist={checklist} hasEnded={hasEnded} />
        <div className="pills" role="group" aria-label={words.filterName}>
          {checklistFilters.map((each) => (
            <button
              key={each}
              type="button"
              className="filter-pill"
              aria-pressed={each === filter}
              onClick={() => setFilter(each)}
            >
              {words.filters[each]}{' '}
              <span className="numeric pill-count">
                {categories.filter((category) => isShown(category, each)).length}
              </span>
            </button>
          ))}
        </div>
        {shown.length === 0 ? (
          <p className="soft gap-medium">{words.nothing}</p>
        ) : (
          <ChecklistTable checklist={checklist} groups={groupByFolder(shown)} />
        )}
      </section>
      <LetterCard checklist={checklist} />
      <Suspense>
        {dialog === 'request' ? <ExtraRequestDialog checklist={checklist} onClose={close} /> : null}
        {dialog === 'send' ? <SendDialog checklist={checklist} onClose={close} /> : null}
      </Suspense>
    </div>
  )
}
