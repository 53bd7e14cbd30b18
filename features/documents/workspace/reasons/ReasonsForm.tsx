import { useState } from 'react'
import { languages, type Language } from '#lib/language.ts'
import { freshKey } from '#ui/browser/chance.ts'
import { Button } from '#ui/display/Button.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
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
  findReasonProblems,
  maxReasons,
  reasonFields,
  toReasonField,
  type ReasonWords,
  type ReviewReason,
} from '../../rules/reasons/review-reasons.ts'
import {
  addReason,
  removeReason,
  replaceReason,
  toDraft,
  toInput,
  type ReasonsDraft,
} from './reasons-draft.ts'
import {
  changeReviewReasons,
  firmReviewReasons,
  type ReviewReasonsPartsFragment,
} from './reasons.operations.ts'
import { reasonSentences, reasonWords } from './words.ts'

export interface ReasonsFormProps {
  readonly read: ReviewReasonsPartsFragment
}

export function ReasonsForm({ read }: ReasonsFormProps) {
  const words = useWords(reasonWords)
  const kit = useWords(kitWords)
  const sentences = useWords(reasonSentences)
  // What the person began to edit, until it is saved.
  const [base, setBase] = useState(read)
  const act = useVersionedAct({ sentences, trouble: words.trouble }, base)
  const [draft, setDraft] = useState(() => toDraft(read))
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const findings = findReasonProblems(draft)
  useAskBeforeLeaving(JSON.stringify(draft) !== JSON.stringify(toDraft(base)))

  async function submit(): Promise<void> {
    setWasSubmitted(true)
    if (findings.length > 0) return
    const reasons = toInput(draft)
    const result = await act.save(
      async (version) =>
        (await graph.run(changeReviewReasons, { version, reasons })).changeReviewReasons,
      ({ reviewReasons }) => reviewReasons,
    )
    await readAgain(firmReviewReasons)
    if (!result?.reviewReasons) return
    setBase(result.reviewReasons)
    setDraft(toDraft(result.reviewReasons))
    setWasSubmitted(false)
    toasts.show({ tone: 'success', title: words.saved })
  }

  const nameField = (position: number, language: Language, name: keyof ReasonWords) =>
    `${words.reason(position)}: ${words.fieldOf(words.fields[name], words.languages[language])}`

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
            draft.flatMap(({ key }, index) =>
              languages.flatMap((language) =>
                reasonFields.map((name) => [
                  toReasonField(key, language, name),
                  nameField(index + 1, language, name),
                ]),
              ),
            ),
          )}
        >
          {draft.length === 0 ? <p className="soft">{words.none}</p> : null}
          <div className="checklist-groups">
            {draft.map((reason, index) => (
              <Reason
                key={reason.key}
                reason={reason}
                position={index + 1}
                onChange={(changed) => setDraft(replaceReason(draft, changed))}
                onRemove={() => {
                  setDraft(removeReason(draft, reason.key))
                  focusSoon('reasons')
                }}
              />
            ))}
          </div>
          <div className="actions checklist-save">
            <Button type="submit" busy={act.isBusy && words.saving}>
              {act.newer ? kit.saveDraft : words.save}
            </Button>
            {draft.length < maxReasons ? (
              <Button
                look="second"
                icon="plus"
                onPress={() => {
                  const key = freshKey()
                  setDraft(addReason(draft, key))
                  focusSoon(headingId(key))
                }}
              >
                {words.add}
              </Button>
            ) : null}
          </div>
        </Form>
      </div>
    </>
  )

  /** Reasons that only one of the two has are compared with nothing. */
  function toRows(saved: ReasonsDraft) {
    const keys = [...new Set([...draft, ...saved].map(({ key }) => key))]
    return keys.flatMap((key, index) =>
      languages.flatMap((language) =>
        reasonFields.map((name) => {
          const find = (reasons: ReasonsDraft) =>
            reasons.find((reason) => reason.key === key)?.texts[language][name] ?? ''
          return {
            name: nameField(index + 1, language, name),
            saved: find(saved),
            draft: find(draft),
          }
        }),
      ),
    )
  }
}

const headingId = (key: string) => `reason-${key}`

/** After an act that adds or removes what has the focus. */
function focusSoon(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}

interface ReasonProps {
  readonly reason: ReviewReason
  readonly position: number
  readonly onChange: (reason: ReviewReason) => void
  readonly onRemove: () => void
}

function Reason({ reason, position, onChange, onRemove }: ReasonProps) {
  const words = useWords(reasonWords)
  const { key, texts } = reason
  return (
    <section className="card" aria-labelledby={headingId(key)}>
      <div className="section-head">
        <h3 id={headingId(key)} tabIndex={-1}>
          {[words.reason(position), texts.en.name].filter(Boolean).join(': ')}
        </h3>
        <Button look="quiet" small name={words.removeReason(position)} onPress={onRemove}>
          {words.remove}
        </Button>
      </div>
      <div className="field-grid halves">
        {languages.map((language) => (
          <div key={language}>
            {reasonFields.map((name) => (
              <TextField
                key={name}
                name={toReasonField(key, language, name)}
                label={words.fieldOf(words.fields[name], words.languages[language])}
                value={texts[language][name]}
                onChange={(value) =>
                  onChange({
                    ...reason,
                    texts: { ...texts, [language]: { ...texts[language], [name]: value } },
                  })
                }
                autoComplete="off"
                {...(name === 'text' ? { lines: 3 } : {})}
              />
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}
