import { useState } from 'react'
import { focusWhenLost } from '#features/cases/workspace/focus-when-lost.ts'
import { sentenceFor } from '#lib/problem.ts'
import { tidyLines } from '#lib/text.ts'
import { Button } from '#ui/display/Button.tsx'
import { CancelButton } from '#ui/display/CancelButton.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { fittingDraft } from '#ui/form/draft/fitting-draft.ts'
import { KeptNotice } from '#ui/form/draft/KeptNotice.tsx'
import { useDraft } from '#ui/form/draft/use-draft.ts'
import { useKeptDraft } from '#ui/form/draft/use-kept-draft.ts'
import { Form } from '#ui/form/Form.tsx'
import type { FieldErrors } from '#ui/form/form-context.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useAct } from '#ui/graphql/use-act.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { questionnaireFirmProblems } from '../../../rules/firm-problems.ts'
import { commentFinding } from '../../../rules/progress/section-comment.ts'
import type { Intake } from '../intake-data.ts'
import { sendBackSections } from '../intake.operations.ts'
import { partTitleId } from './part-title.ts'
import { useClientNames } from '../client-names.ts'
import { intakeActWords, intakeSentences } from '../words.ts'
import { canBeSentBack } from './section-state.ts'
import { takeIntake } from './use-section-acts.ts'
import { useSectionSentence } from './use-section-sentence.ts'

export interface SendBackDialogProps {
  readonly intake: Intake
  /** The IDs of the sections that are open. */
  readonly chosen: readonly string[]
  readonly onClose: () => void
}

interface SendBackDraft {
  /** The IDs of the chosen sections. */
  readonly ticked: readonly string[]
  /** By ID of the section. */
  readonly comments: Readonly<Record<string, string>>
}

/** The sections of the draft, and those that are open now. */
function addChosen(stored: unknown, initial: SendBackDraft): SendBackDraft {
  const draft = fittingDraft(stored, initial)
  return { ...draft, ticked: [...new Set([...draft.ticked, ...initial.ticked])] }
}

/** Gives sections back to the clients, with a comment on each. */
export function SendBackDialog({ intake, chosen: first, onClose }: SendBackDialogProps) {
  const words = useWords(intakeActWords)
  const sentences = useWords(intakeSentences)
  const toSentence = useSectionSentence()
  const names = useClientNames(intake)
  const act = useAct({ sentences, trouble: words.trouble })
  // The sections as the person saw them. A refusal brings their current state.
  const [seen, setSeen] = useState(intake.sections)
  const [changed, setChanged] = useState<typeof seen>([])
  const empty: SendBackDraft = { ticked: first, comments: {} }
  const kept = useKeptDraft({
    name: `send-back|${intake.caseId}`,
    begin: () => empty,
    read: undefined,
    fit: addChosen,
  })
  const form = useDraft({
    empty,
    store: [kept.draft, kept.set],
    check: findErrors,
  })
  const { ticked, comments } = form.draft
  const offered = seen.filter(canBeSentBack)
  const chosen = offered.filter(({ id }) => ticked.includes(id))

  async function send(): Promise<void> {
    const sections = chosen.map(({ id, version }) => ({
      ...{ sectionId: id, version, comment: tidyLines(comments[id] ?? '') },
    }))
    const result = await act.run(async () => {
      const { sendBackSections: outcome } = await graph.run(sendBackSections, {
        ...{ caseId: intake.caseId, sections },
      })
      if (!outcome.success && outcome.intake) compare(outcome.intake.sections)
      await takeIntake(outcome.intake)
      return outcome
    })
    if (!result) return
    kept.forget(form.draft)
    toasts.show({ tone: 'success', title: words.sentBack(sections.length) })
    onClose()
    focusWhenLost(() => document.getElementById(partTitleId))
  }

  function compare(now: typeof seen): void {
    const versions = new Map(seen.map(({ id, version }) => [id, version]))
    setChanged(now.filter(({ id, version }) => versions.get(id) !== version))
    setSeen(now)
  }

  function findErrors(draft: SendBackDraft): FieldErrors {
    const sections = seen.filter(({ id }) => draft.ticked.includes(id)).filter(canBeSentBack)
    if (sections.length === 0) return { sections: words.chooseOne }
    return Object.fromEntries(
      sections.flatMap(({ id }) => {
        const code = commentFinding(tidyLines(draft.comments[id] ?? ''))
        if (code === undefined) return []
        const message = questionnaireFirmProblems[code].text
        return [[id, sentenceFor({ code, params: {}, message }, sentences)]]
      }),
    )
  }

  return (
    <Dialog isOpen onClose={onClose} title={words.sendBackTitle} wide>
      {act.problem === undefined ? null : (
        <div className="dialog-notice">
          <Banner tone="bad" title={act.problem} takesFocus>
            {changed.map((section) => (
              <p key={section.id}>{words.changedTo(section.name, toSentence(section))}</p>
            ))}
          </Banner>
        </div>
      )}
      <p className="soft dialog-notice">
        {offered.length === 0 ? words.noneToSendBack : words.sendBackLead(names)}
      </p>
      <KeptNotice draft={kept} />
      <Form
        onSubmit={() => form.submit(() => void send())}
        errors={form.errors}
        fieldNames={Object.fromEntries([
          ['sections', words.chooseSections],
          ...offered.map(({ id, name }) => [id, words.commentFor(name)]),
        ])}
      >
        <fieldset className="intake-choices">
          <legend className="label">{words.chooseSections}</legend>
          {offered.map((section, at) => {
            const { id, name } = section
            const isChosen = ticked.includes(id)
            return (
              <div key={id}>
                <Checkbox
                  name={at === 0 ? 'sections' : `choose-${id}`}
                  checked={isChosen}
                  onChange={(isOn) =>
                    form.change({
                      ticked: isOn ? [...ticked, id] : ticked.filter((each) => each !== id),
                    })
                  }
                >
                  {name} <span className="second-line">{toSentence(section)}</span>
                </Checkbox>
                {isChosen ? (
                  <TextField
                    name={id}
                    label={words.commentFor(name)}
                    hint={words.commentHint}
                    value={comments[id] ?? ''}
                    onChange={(text) => form.change({ comments: { ...comments, [id]: text } })}
                    lines={3}
                  />
                ) : null}
              </div>
            )
          })}
        </fieldset>
        <div className="actions">
          {offered.length === 0 ? null : (
            <Button type="submit" busy={act.isBusy && words.sending}>
              {words.sendSections(chosen.length)}
            </Button>
          )}
          <CancelButton onPress={onClose} />
        </div>
      </Form>
    </Dialog>
  )
}
