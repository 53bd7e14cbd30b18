import { languages } from '#lib/language.ts'
import { freshKey } from '#ui/browser/chance.ts'
import { Button } from '#ui/display/Button.tsx'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useLanguage, useWords } from '#ui/language/language.ts'
import {
  findReasonProblems,
  maxReasons,
  reasonFields,
  toReasonField,
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
  const sentences = useWords(reasonSentences)
  const form = useDraftForm({
    read,
    toDraft,
    check: findReasonProblems,
    words: { sentences, trouble: words.trouble },
    save: async (draft, { version }) =>
      (await graph.run(changeReviewReasons, { version, reasons: toInput(draft) }))
        .changeReviewReasons,
    getSaved: ({ reviewReasons }) => reviewReasons,
    shownBy: [firmReviewReasons],
    toast: () => words.saved,
  })
  const { draft, set } = form

  function add(): void {
    const key = freshKey()
    set(addReason(draft, key))
    focusSoon(headingId(key))
  }

  const show = (reasons: ReasonsDraft) =>
    reasons.flatMap(({ key, texts }, index) =>
      languages.flatMap((language) =>
        reasonFields.map((name) => ({
          field: toReasonField(key, language, name),
          name: `${words.reason(index + 1)}: ${words.fieldOf(words.fields[name], words.languages[language])}`,
          value: texts[language][name],
        })),
      ),
    )
  return (
    <div className="gap-medium">
      <DraftForm
        form={form}
        show={show}
        isLong
        actions={
          draft.length < maxReasons ? (
            <Button look="second" icon="plus" onPress={add}>
              {words.add}
            </Button>
          ) : null
        }
      >
        {draft.length === 0 ? <p className="soft">{words.none}</p> : null}
        <div className="checklist-groups">
          {draft.map((reason, index) => (
            <Reason
              key={reason.key}
              reason={reason}
              position={index + 1}
              onChange={(changed) => set(replaceReason(draft, changed))}
              onRemove={() => {
                set(removeReason(draft, reason.key))
                focusSoon('setting')
              }}
            />
          ))}
        </div>
      </DraftForm>
    </div>
  )
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
  const shown = useLanguage()
  const { key, texts } = reason
  return (
    <section className="card" aria-labelledby={headingId(key)}>
      <div className="section-head">
        <h3 id={headingId(key)} tabIndex={-1}>
          {[words.reason(position), texts[shown].name].filter(Boolean).join(': ')}
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
