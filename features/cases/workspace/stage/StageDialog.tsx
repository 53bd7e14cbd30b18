import { useState } from 'react'
import { readReason, reasonLength } from '#lib/reason.ts'
import { usePermissions } from '#features/staff/workspace/people/use-permissions.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { KeptNotice } from '#ui/form/draft/KeptNotice.tsx'
import { useKeptDraft } from '#ui/form/draft/use-kept-draft.ts'
import { useDraft } from '#ui/form/draft/use-draft.ts'
import { Differences } from '#ui/form/draft/Differences.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useAct } from '#ui/graphql/use-act.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { staffCasePage } from '../case/case-page.operations.ts'
import { casePageWords } from '../case/words.ts'
import {
  findChangeKind,
  findDraftProblems,
  isNumberPending,
  toChange,
  toDraft,
  type Stage,
} from './stage-draft.ts'
import {
  caseStagePreview,
  changeCaseStage,
  type CaseStagePreviewQuery,
} from './stage.operations.ts'
import { StageForm, type DebtorName } from './StageForm.tsx'
import { StagePreview } from './StagePreview.tsx'
import { useStageRows } from './use-stage-rows.ts'
import { stageSentences, stageWords } from './words.ts'

export interface StageDialogProps {
  readonly caseId: string
  /** Of the case, debtor 1 first. */
  readonly people: readonly DebtorName[]
  /** The stage that the page shows. */
  readonly current: Stage
  readonly onClose: () => void
}

type Preview = CaseStagePreviewQuery['caseStagePreview']

const reasonWanted = {
  code: 'cases.gap-reason-wanted',
  field: 'reason',
  params: reasonLength,
}

function isReasonMissing(preview: Preview | undefined, typed: string): boolean {
  return (preview?.gaps.length ?? 0) > 0 && readReason(typed) === undefined
}

/** First the change, then the texts that clients will read, then the confirmation. */
export function StageDialog({ caseId, people, current, onClose }: StageDialogProps) {
  const words = useWords(stageWords)
  const sentences = useWords(stageSentences)
  const { trouble } = useWords(casePageWords)
  const act = useAct({ sentences, trouble })
  const may = usePermissions()
  const kept = useKeptDraft({
    name: `stage|${caseId}`,
    begin: (stage: Stage) => toDraft(stage, may('close-case')),
    read: current,
  })
  const seen = kept.base
  const [isOutdated, setOutdated] = useState(false)
  const form = useDraft({
    empty: kept.draft,
    store: [kept.draft, kept.set],
    check: (draft) =>
      Object.fromEntries(
        Object.entries(findDraftProblems(draft)).map(([field, problem]) => [
          field,
          words.problems[problem],
        ]),
      ),
  })
  const { draft } = form
  const [preview, setPreview] = useState<Preview>()
  const reason = useDraft({
    empty: { reason: '' },
    check: (typed) => (isReasonMissing(preview, typed.reason) ? [reasonWanted] : []),
    sentences,
  })
  const rows = useStageRows(seen, draft, people)
  const kind = findChangeKind(seen, draft)
  const chosen = people.find(({ debtor }) => `${debtor}` === draft.who)
  const spouse = chosen && people.find((person) => person !== chosen)
  const variables = { caseId, change: toChange(draft), isNumberPending: isNumberPending(draft) }

  async function show() {
    await act.run(async () => {
      setPreview((await graph.run(caseStagePreview, variables)).caseStagePreview)
      return { success: true, error: null, errorCode: null, errorParams: null }
    })
  }

  async function confirm() {
    const result = await act.run(async () => {
      const outcome = (await graph.run(changeCaseStage, { ...variables, seen, ...reason.draft }))
        .changeCaseStage
      if (!outcome.success && outcome.current) {
        kept.rebase(outcome.current, draft)
        setOutdated(true)
        setPreview(undefined)
      }
      return outcome
    })
    await readAgain(staffCasePage)
    if (!result) return
    kept.forget(draft)
    toasts.show({
      tone: 'success',
      title: words.changed[kind](chosen?.givenName ?? words.stages[draft.stage]),
    })
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={preview ? words.previewTitle : words.title}
      wide={preview !== undefined}
    >
      {act.problem === undefined ? null : (
        <div className="dialog-notice">
          <Banner tone="bad" title={act.problem} takesFocus>
            {isOutdated ? <Differences rows={rows} /> : null}
          </Banner>
        </div>
      )}
      {preview ? (
        <StagePreview
          preview={preview}
          action={words.confirm[kind]}
          isEnd={draft.stage === 'COMPLETE'}
          unchanged={spouse?.givenName}
          isBusy={act.isBusy}
          reason={reason}
          onConfirm={() => reason.submit(() => void confirm())}
          onBack={() => setPreview(undefined)}
        />
      ) : (
        <>
          <KeptNotice draft={kept} />
          <StageForm
            seen={seen}
            form={form}
            people={people}
            mayClose={may('close-case')}
            isBusy={act.isBusy}
            onSubmit={() => form.submit(() => void show())}
            onCancel={onClose}
          />
        </>
      )}
    </Dialog>
  )
}
