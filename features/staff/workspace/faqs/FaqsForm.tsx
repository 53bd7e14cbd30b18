import { faqFields, findTypedFaqProblems } from '#features/firm/rules/typed-faq.ts'
import { firmSentences } from '#features/firm/workspace/words.ts'
import { freshKey } from '#ui/browser/chance.ts'
import { Button } from '#ui/display/Button.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { fieldErrors } from '#ui/form/field-errors.ts'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { TextField } from '#ui/form/TextField.tsx'
import type { ClientLanguage } from '#ui/graphql/enums.generated.ts'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { toDraft, toInput, type FaqsDraft } from './faqs-draft.ts'
import { listShownFaq } from './shown-faq.ts'
import { changeFirmFaqs, faqsOfFirm, type FirmFaqsPartsFragment } from './faqs.operations.ts'
import { TopicFields } from './TopicFields.tsx'
import { faqsWords } from './words.ts'

export interface FaqsFormProps {
  readonly read: FirmFaqsPartsFragment
  readonly language: ClientLanguage
}

/** The questions in one language. What was typed is kept when the page is left. */
export function FaqsForm({ read, language }: FaqsFormProps) {
  const words = useWords(faqsWords)
  const sentences = useWords(firmSentences)
  const form = useDraftForm({
    read,
    toDraft,
    keptAs: `faqs|${language}`,
    check: (draft) => (draft.isOwn ? fieldErrors(findTypedFaqProblems(draft), sentences) : {}),
    words: { sentences, trouble: words.trouble },
    save: async (draft, { version }) =>
      (await graph.run(changeFirmFaqs, { language, version, faqs: toInput(draft) })).changeFirmFaqs,
    getSaved: ({ faqs }) => faqs,
    shownBy: [faqsOfFirm],
    toast: () => words.saved,
  })
  const { draft, change } = form

  function addTopic(): void {
    const entry = { id: freshKey(), question: '', answer: '', more: [] }
    change({ topics: [...draft.topics, { id: freshKey(), title: '', entries: [entry] }] })
  }

  const show = (shown: FaqsDraft) => listShownFaq(shown, words)
  return (
    <div className="gap-medium">
      <DraftForm
        form={form}
        show={show}
        isLong
        actions={
          draft.isOwn ? (
            <Button look="second" icon="plus" onPress={addTopic}>
              {words.addTopic}
            </Button>
          ) : null
        }
      >
        <Checkbox name="isOwn" checked={draft.isOwn} onChange={(isOwn) => change({ isOwn })}>
          {words.isOwn[language]}
        </Checkbox>
        {draft.isOwn ? (
          <>
            <TextField
              name={faqFields.overview}
              label={words.overview}
              hint={words.overviewHint}
              optional
              lines={3}
              value={draft.overview}
              onChange={(overview) => change({ overview })}
            />
            <div className="checklist-groups">
              {draft.topics.map((topic, index) => (
                <TopicFields
                  key={topic.id}
                  topic={topic}
                  position={index + 1}
                  topics={draft.topics}
                  errors={form.errors}
                  onChange={(topics) => change({ topics })}
                />
              ))}
            </div>
          </>
        ) : (
          <p className="soft gap-small">{words.productNow}</p>
        )}
      </DraftForm>
    </div>
  )
}
