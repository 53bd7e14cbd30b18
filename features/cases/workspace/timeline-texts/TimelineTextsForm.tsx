import { useState } from 'react'
import { languages, type Language } from '#lib/language.ts'
import { Button } from '#ui/display/Button.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { fieldErrors } from '#ui/form/field-errors.ts'
import { Form } from '#ui/form/Form.tsx'
import { Refusal } from '#ui/form/Refusal.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useVersionedAct } from '#ui/graphql/use-versioned-act.ts'
import { useWords } from '#ui/language/language.ts'
import { useAskBeforeLeaving } from '#ui/navigation/ask-before-leaving.ts'
import { kitWords } from '#ui/words.ts'
import {
  findStepProblems,
  stepFields,
  toStepField,
  type StepWords,
} from '../../rules/status/timeline-texts.ts'
import { listWords } from '../words.ts'
import { toDraft, toInput, toTexts, type StepDraft, type TimelineDraft } from './timeline-draft.ts'
import {
  changeTimelineTexts,
  firmTimelineTexts,
  type TimelineTextsPartsFragment,
} from './timeline-texts.operations.ts'
import { timelineTextSentences, timelineTextWords } from './words.ts'

export interface TimelineTextsFormProps {
  readonly read: TimelineTextsPartsFragment
}

export function TimelineTextsForm({ read }: TimelineTextsFormProps) {
  const words = useWords(timelineTextWords)
  const kit = useWords(kitWords)
  const { trouble } = useWords(listWords)
  const sentences = useWords(timelineTextSentences)
  // What the person began to edit, until it is saved.
  const [base, setBase] = useState(read)
  const act = useVersionedAct({ sentences, trouble }, base)
  const [draft, setDraft] = useState(() => toDraft(read))
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const findings = findStepProblems(toTexts(draft))
  useAskBeforeLeaving(JSON.stringify(draft) !== JSON.stringify(toDraft(base)))

  async function submit(): Promise<void> {
    setWasSubmitted(true)
    if (findings.length > 0) return
    const steps = toInput(draft)
    const result = await act.save(
      async (version) =>
        (await graph.run(changeTimelineTexts, { version, steps })).changeTimelineTexts,
      ({ timelineTexts }) => timelineTexts,
    )
    await readAgain(firmTimelineTexts)
    if (!result?.timelineTexts) return
    setBase(result.timelineTexts)
    setDraft(toDraft(result.timelineTexts))
    setWasSubmitted(false)
    toasts.show({ tone: 'success', title: words.saved })
  }

  const change = (changed: StepDraft) =>
    setDraft(draft.map((step) => (step.position === changed.position ? changed : step)))
  const nameField = (position: number, language: Language, name: keyof StepWords) =>
    `${words.step(position)}: ${words.fieldOf(words.fields[name], words.languages[language])}`

  return (
    <>
      <Refusal
        problem={act.problem}
        rows={act.newer && toRows(toDraft(act.newer))}
        onTake={() => act.newer && setDraft(toDraft(act.newer))}
      />
      <div className="gap-medium">
        <Form
          onSubmit={() => void submit()}
          errors={wasSubmitted ? fieldErrors(findings, sentences) : {}}
          fieldNames={Object.fromEntries(
            draft.flatMap(({ position }) =>
              languages.flatMap((language) =>
                stepFields.map((name) => [
                  toStepField(position, language, name),
                  nameField(position, language, name),
                ]),
              ),
            ),
          )}
        >
          <div className="checklist-groups">
            {draft.map((step) => (
              <Step key={step.position} step={step} onChange={change} />
            ))}
          </div>
          <div className="actions checklist-save">
            <Button type="submit" busy={act.isBusy && words.saving}>
              {act.newer ? kit.saveDraft : words.save}
            </Button>
          </div>
        </Form>
      </div>
    </>
  )

  function toRows(saved: TimelineDraft) {
    return draft.flatMap(({ position, texts }, index) =>
      languages.flatMap((language) =>
        stepFields.map((name) => ({
          name: nameField(position, language, name),
          saved: saved[index]?.texts[language][name] ?? '',
          draft: texts[language][name],
        })),
      ),
    )
  }
}

interface StepProps {
  readonly step: StepDraft
  readonly onChange: (step: StepDraft) => void
}

function Step({ step, onChange }: StepProps) {
  const words = useWords(timelineTextWords)
  const { position, isOwn, texts, standard } = step
  return (
    <section className="card" aria-labelledby={`step-${position}`}>
      <h3 id={`step-${position}`}>
        {words.step(position)}: {(isOwn ? texts : standard).en.name}
      </h3>
      <div className="gap-small">
        <Checkbox
          name={`${position}.isOwn`}
          checked={isOwn}
          onChange={(value) => onChange({ ...step, isOwn: value })}
        >
          {words.ownWords(position)}
        </Checkbox>
      </div>
      {isOwn ? (
        <div className="field-grid halves gap-medium">
          {languages.map((language) => (
            <div key={language}>
              {stepFields.map((name) => (
                <TextField
                  key={name}
                  name={toStepField(position, language, name)}
                  label={words.fieldOf(words.fields[name], words.languages[language])}
                  value={texts[language][name]}
                  onChange={(value) =>
                    onChange({
                      ...step,
                      texts: { ...texts, [language]: { ...texts[language], [name]: value } },
                    })
                  }
                  autoComplete="off"
                  {...(name === 'description' ? { lines: 3 } : {})}
                />
              ))}
            </div>
          ))}
        </div>
      ) : (
        <>
          <p className="gap-small">{standard.en.description}</p>
          <p className="soft gap-small">
            {standard.es.name}. {standard.es.description}
          </p>
        </>
      )}
    </section>
  )
}
