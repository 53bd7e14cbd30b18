import { Button } from '#ui/display/Button.tsx'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import { useDraftForm } from '#ui/form/draft/use-draft-form.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
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
  const { outcomes: names } = useWords(stageWords)
  const { trouble } = useWords(listWords)
  const sentences = useWords(outcomeTextSentences)
  const { outcome } = read
  const change = async (version: number, texts: ReturnType<typeof toInput> | null) =>
    (await graph.run(changeOutcomeTexts, { outcome, version, texts })).changeOutcomeTexts
  const form = useDraftForm({
    read,
    keptAs: `outcome-texts|${outcome}`,
    toDraft,
    check: (draft) => findTextProblems(toTexts(draft)),
    words: { sentences, trouble },
    save: (draft, { version }) => change(version, toInput(draft)),
    getSaved: ({ outcomeTexts }) => outcomeTexts,
    shownBy: [firmOutcomeTexts],
    toast: () => words.saved,
    onSaved: onClose,
  })
  const { draft, set, saveInstead } = form
  const reset = () => saveInstead(({ version }) => change(version, null), words.resetDone)
  return (
    <Dialog isOpen onClose={onClose} title={names[outcome]} wide>
      <DraftForm
        form={form}
        show={(texts) =>
          listFields().map((field) => ({ field, name: nameField(field), value: texts[field] }))
        }
        actions={
          read.isOwn ? (
            <Button look="second" onPress={reset}>
              {words.reset}
            </Button>
          ) : null
        }
        onCancel={onClose}
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
                  onChange={(value) => set({ ...draft, [toField(language, name)]: value })}
                  autoComplete="off"
                  {...(name === 'current' ? { lines: 5 } : {})}
                />
              ))}
            </div>
          </section>
        ))}
      </DraftForm>
    </Dialog>
  )

  function nameField(field: OutcomeField): string {
    const [language, name] = field.split('.') as [FormLanguage, keyof OutcomeWords]
    return `${words.fields[name]} (${words.languages[language]})`
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
