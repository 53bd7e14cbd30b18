import { languages } from '#lib/language.ts'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useLanguage, useWords } from '#ui/language/language.ts'
import { findStepProblems, stepFields, toStepField } from '../../rules/status/timeline-texts.ts'
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
  const { trouble } = useWords(listWords)
  const sentences = useWords(timelineTextSentences)
  const form = useDraftForm({
    read,
    toDraft,
    check: (draft) => findStepProblems(toTexts(draft)),
    words: { sentences, trouble },
    save: async (draft, { version }) =>
      (await graph.run(changeTimelineTexts, { version, steps: toInput(draft) }))
        .changeTimelineTexts,
    getSaved: ({ timelineTexts }) => timelineTexts,
    shownBy: [firmTimelineTexts],
    toast: () => words.saved,
  })
  const { draft, set } = form
  const change = (changed: StepDraft) =>
    set(draft.map((step) => (step.position === changed.position ? changed : step)))
  const show = (steps: TimelineDraft) =>
    steps.flatMap(({ position, texts }) =>
      languages.flatMap((language) =>
        stepFields.map((name) => ({
          field: toStepField(position, language, name),
          name: `${words.step(position)}: ${words.fieldOf(words.fields[name], words.languages[language])}`,
          value: texts[language][name],
        })),
      ),
    )
  return (
    <div className="gap-medium">
      <DraftForm form={form} show={show} isLong>
        <div className="checklist-groups">
          {draft.map((step) => (
            <Step key={step.position} step={step} onChange={change} />
          ))}
        </div>
      </DraftForm>
    </div>
  )
}

interface StepProps {
  readonly step: StepDraft
  readonly onChange: (step: StepDraft) => void
}

function Step({ step, onChange }: StepProps) {
  const words = useWords(timelineTextWords)
  const shown = useLanguage()
  const { position, isOwn, texts, standard } = step
  return (
    <section className="card" aria-labelledby={`step-${position}`}>
      <h3 id={`step-${position}`}>
        {[words.step(position), (isOwn ? texts : standard)[shown].name].filter(Boolean).join(': ')}
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
