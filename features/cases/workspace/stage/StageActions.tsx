import { useState } from 'react'
import { usePermissions } from '#features/staff/workspace/people/use-permissions.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { useWords } from '#ui/language/language.ts'
import { ArchiveActions } from './archive/ArchiveActions.tsx'
import type { CaseTabProps } from '../case/case-data.ts'
import { ChapterDialog } from './ChapterDialog.tsx'
import { StageDialog } from './StageDialog.tsx'
import { stageWords } from './words.ts'

/** Buttons that change the stage. Ended cases without a recorded outcome ask for it. */
export function StageActions({ legalCase }: CaseTabProps) {
  const words = useWords(stageWords)
  const may = usePermissions()
  const [isOpen, setOpen] = useState(false)
  const [asksChapter, setAsksChapter] = useState(false)
  const { client, outcome, filedOn, parts, people } = legalCase
  const { id, stage, caseNumber } = client
  const isEnded = stage === 'COMPLETE'
  const isAllowed = may(isEnded ? 'close-case' : 'change-stage')
  // An open dialog stays when the role is lowered meanwhile: the server refuses, and says why.
  if (!isAllowed && !isOpen && !asksChapter) return null
  const asksForOutcome = parts.some((part) => part.hasEnded && part.outcome === null)
  return (
    <div className="stage-actions">
      {asksForOutcome ? (
        <Banner tone="note" title={words.howEnded}>
          <p>{words.howEndedText}</p>
        </Banner>
      ) : null}
      <div className="actions">
        <Button look="second" onPress={() => setOpen(true)}>
          {asksForOutcome ? words.recordOutcome : words.change}
        </Button>
        {isEnded ? (
          <ArchiveActions caseId={id} />
        ) : (
          <Button look="quiet" onPress={() => setAsksChapter(true)}>
            {stage === 'FILED' ? words.convertCase : words.changeChapter}
          </Button>
        )}
      </div>
      {asksChapter ? <ChapterDialog client={client} onClose={() => setAsksChapter(false)} /> : null}
      {isOpen ? (
        <StageDialog
          caseId={id}
          people={people}
          current={{ stage, outcome, filedOn, caseNumber, parts }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  )
}
