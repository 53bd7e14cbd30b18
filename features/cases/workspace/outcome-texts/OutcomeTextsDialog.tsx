import { useState } from 'react'
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
import { Dialog } from '#ui/page/Dialog.tsx'
import { kitWords } from '#ui/words.ts'
import {
  findTextProblems,
  outcomeFields,
  type OutcomeField,
  type OutcomeTexts,
  type OutcomeWords,
} from '../../rules/status/outcome-texts.ts'
import { stageWords } from '../stage/words.ts'
import { listWords } from '../words.ts'
import {
  changeOutcomeTexts,
  firmOutcomeTexts,
  type OutcomeTextsPartsFragment,
} from './outcome-texts.operations.ts'
import { outcomeTextSentences, outcomeTextWords } from './words.ts'

const languages = ['EN', 'ES'] as const
type FormLanguage = (typeof languages)[number]

/** As typed, by the name of the field. */
type Draft = Readonly<Record<OutcomeField, string>>

export interface OutcomeTextsDialogProps {
  readonly read: OutcomeTextsPartsFragment
  readonly onClose: () => void
}

export function OutcomeTextsDialog({ read, onClose }: OutcomeTextsDialogProps) {
  const words = useWords(outcomeTextWords)
  const kit = useWords(kitWords)
  const { outcomes: names } = useWords(stageWords)
  const { trouble } = useWords(listWords)
  const sentences = useWords(outcomeTextSentences)
  const act = useVersionedAct({ sentences, trouble }, read)
  const [draft, setDraft] = useState(() => toDraft(read))
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const findings = findTextProblems(toTexts(draft))
  const { outcome } = read

  async function save(texts: ReturnType<typeof toInput> | null, toast: string) {
    const result = await act.save(
      async (version) =>
        (await graph.run(changeOutcomeTexts, { outcome, version, texts })).changeOutcomeTexts,
      ({ outcomeTexts }) => outcomeTexts,
    )
    await readAgain(firmOutcomeTexts)
    if (!result) return
    toasts.show({ tone: 'success', title: toast })
    onClose()
  }

  async function submit() {
    setWasSubmitted(true)
    if (findings.length === 0) await save(toInput(draft), words.saved)
  }

  return (
    <Dialog isOpen onClose={onClose} title={names[outcome]} wide>
      <Refusal
        problem={act.problem}
        rows={act.newer && toRows(toDraft(act.newer))}
        onTake={() => act.newer && setDraft(toDraft(act.newer))}
      />
      <Form
        onSubmit={() => void submit()}
        errors={wasSubmitted ? fieldErrors(findings, sentences) : {}}
        fieldNames={Object.fromEntries(listFields().map((field) => [field, nameField(field)]))}
      >
        {languages.map((language) => (
          <section key={language} className="gap-large">
            <h3>{words.languages[language]}</h3>
            <div className="gap-medium">
              {outcomeFields.map((name) => (
                <TextField
                  key={name}
                  name={toField(language, name)}
                  label={words.fields[name]}
                  value={draft[toField(language, name)]}
                  onChange={(value) => setDraft({ ...draft, [toField(language, name)]: value })}
                  autoComplete="off"
                  {...(name === 'current' ? { lines: 5 } : {})}
                />
              ))}
            </div>
          </section>
        ))}
        <div className="actions">
          <Button type="submit" busy={act.isBusy && words.saving}>
            {act.newer ? kit.saveDraft : words.save}
          </Button>
          {read.isOwn ? (
            <Button look="second" onPress={() => void save(null, words.resetDone)}>
              {words.reset}
            </Button>
          ) : null}
          <Button look="quiet" onPress={onClose}>
            {kit.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  )

  function nameField(field: OutcomeField): string {
    const [language, name] = field.split('.') as [FormLanguage, keyof OutcomeWords]
    return `${words.fields[name]} (${words.languages[language]})`
  }

  function toRows(saved: Draft) {
    return listFields().map((field) => ({
      name: nameField(field),
      saved: saved[field],
      draft: draft[field],
    }))
  }
}

function toField(language: FormLanguage, name: keyof OutcomeWords): OutcomeField {
  return `${language}.${name}`
}

function listFields(): readonly OutcomeField[] {
  return languages.flatMap((language) => outcomeFields.map((name) => toField(language, name)))
}

function toDraft({ texts }: OutcomeTextsPartsFragment): Draft {
  const entries = texts.flatMap(({ language, ...text }) =>
    outcomeFields.map((name) => [toField(language, name), text[name]] as const),
  )
  return Object.fromEntries(entries) as Draft
}

function toWords(draft: Draft, language: FormLanguage): OutcomeWords {
  const entries = outcomeFields.map((name) => [name, draft[toField(language, name)]] as const)
  return Object.fromEntries(entries) as unknown as OutcomeWords
}

function toTexts(draft: Draft): OutcomeTexts {
  return { en: toWords(draft, 'EN'), es: toWords(draft, 'ES') }
}

function toInput(draft: Draft) {
  return languages.map((language) => ({ language, ...toWords(draft, language) }))
}
