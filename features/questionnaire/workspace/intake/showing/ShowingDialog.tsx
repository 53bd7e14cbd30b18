import { staffCasePage } from '#features/cases/workspace/case/case-page.operations.ts'
import { officeDay } from '#features/staff/workspace/session/office-day.ts'
import { now } from '#ui/browser/clock.ts'
import { Part } from '#ui/feedback/Part.tsx'
import { fieldErrors } from '#ui/form/field-errors.ts'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { RadioTiles } from '#ui/form/RadioTiles.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { findShowingProblems, neverShown, type Showing } from '../../../rules/intake/showing.ts'
import type { Intake } from '../intake-data.ts'
import {
  caseIntake,
  changeCaseQuestionnaire,
  showingDefaults,
  type ShowingDefaultsQuery,
} from '../intake.operations.ts'
import { intakeActWords, intakeSentences } from '../words.ts'
import { firstShowing, toShowing, toShowingDraft, type ShowingDraft } from './showing-draft.ts'
import { showingWords } from './words.ts'

export interface ShowingDialogProps {
  readonly caseId: string
  readonly intake: Intake | null
  readonly onClose: () => void
}

export function ShowingDialog(props: ShowingDialogProps) {
  const words = useWords(showingWords)
  const defaults = useGraphQuery(showingDefaults, {}, { fresh: true })
  return (
    <Dialog isOpen onClose={props.onClose} title={words.title}>
      <Part query={defaults}>
        {({ caseDefaults }) => <ShowingForm {...props} defaults={caseDefaults} />}
      </Part>
    </Dialog>
  )
}

interface ShowingFormProps extends ShowingDialogProps {
  readonly defaults: ShowingDefaultsQuery['caseDefaults']
}

function ShowingForm({ caseId, intake, defaults, onClose }: ShowingFormProps) {
  const words = useWords(showingWords)
  const { trouble } = useWords(intakeActWords)
  const sentences = useWords(intakeSentences)
  const read = intake ?? neverShown
  const form = useDraftForm({
    read: toRecord(read),
    keptAs: `showing|${caseId}`,
    toDraft: toShowingDraft,
    // Who opens this for a hidden questionnaire came to show it.
    first: firstShowing(read, defaults, officeDay(now())),
    check: (draft) =>
      fieldErrors(findShowingProblems(read, toShowing(draft), officeDay(now())), sentences),
    words: { trouble, sentences },
    save: async (draft, seen) =>
      (await graph.run(changeCaseQuestionnaire, { caseId, seen, change: toShowing(draft) }))
        .changeCaseQuestionnaire,
    getSaved: ({ success, intake: saved }) => (success || !saved ? null : toRecord(saved)),
    shownBy: [caseIntake, staffCasePage],
    toast: ({ isShown }) => (isShown ? words.nowShown : words.nowHidden),
    onSaved: onClose,
  })
  const { draft, change } = form
  const show = ({ isShown, dueOn, instructions }: ShowingDraft) => [
    { field: 'isShown', name: words.see, value: isShown ? words.yes : words.no },
    { field: 'dueOn', name: words.dueOn, value: isShown ? dueOn || words.noDeadline : '' },
    { field: 'instructions', name: words.instructions, value: isShown ? instructions : '' },
  ]
  return (
    <DraftForm form={form} show={show} onCancel={onClose}>
      <RadioTiles
        name="isShown"
        label={words.see}
        value={draft.isShown ? 'yes' : 'no'}
        onChange={(value) => change({ isShown: value === 'yes' })}
        options={[
          { value: 'yes', label: words.yes },
          { value: 'no', label: words.no },
        ]}
      />
      {draft.isShown ? (
        <>
          <TextField
            {...form.bind('dueOn')}
            label={words.dueOn}
            hint={words.dueHint}
            optional
            autoComplete="off"
          />
          <TextField
            {...form.bind('instructions')}
            label={words.instructions}
            hint={words.instructionsHint}
            optional
            lines={6}
          />
        </>
      ) : null}
      <p className="soft small-text gap-small">{words.effect[toEffect(draft, intake)]}</p>
    </DraftForm>
  )
}

function toRecord({ isShown, dueOn, instructions }: Showing): Showing {
  return { isShown, dueOn, instructions }
}

/** What the change means for the clients. */
function toEffect({ isShown }: ShowingDraft, intake: Intake | null) {
  if (isShown) return intake?.isShown === true ? 'stays' : 'appears'
  if (intake?.isShown !== true) return 'staysHidden'
  return intake.submittedAt === null ? 'leaves' : 'leavesHandedIn'
}
