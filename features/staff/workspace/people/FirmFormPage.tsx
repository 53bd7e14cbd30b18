import type { ReactNode } from 'react'
import { FactsTable } from '#ui/display/FactsTable.tsx'
import type { ShownField } from '#ui/form/draft/compare-fields.ts'
import { DraftForm } from '#ui/form/draft/DraftForm.tsx'
import {
  useDraftForm,
  type DraftFormOptions,
  type DraftForm as Form,
} from '#ui/form/draft/use-draft-form.ts'
import type { ActOutcome, ActWords } from '#ui/graphql/use-act.ts'
import { useWords } from '#ui/language/language.ts'
import { peopleWords } from '../words.ts'
import { FirmSettingPage, type FirmSettingPageProps } from './FirmSettingPage.tsx'

type Saving<Values, Result extends ActOutcome, Read> = Required<
  Pick<DraftFormOptions<Values, Result, Read>, 'check' | 'getSaved' | 'save' | 'toDraft'>
>

export interface FirmFormPageProps<Data, Values, Result extends ActOutcome, Read>
  extends
    Pick<FirmSettingPageProps<Data>, 'history' | 'note' | 'path' | 'query'>,
    Saving<Values, Result, Read> {
  readonly words: { readonly heading: string; readonly lead: string; readonly saved: string }
  readonly sentences: ActWords['sentences']
  readonly getRead: (data: Data) => NonNullable<Read>
  /** The facts for everyone else, and the comparison with what a colleague saved. */
  readonly show: (values: Values) => readonly ShownField[]
  readonly renderFields: (form: Form<Values>) => ReactNode
}

/** A setting of the firm that is one short form. */
export function FirmFormPage<Data, Values, Result extends ActOutcome, Read>({
  history,
  note,
  ...props
}: FirmFormPageProps<Data, Values, Result, Read>) {
  const { path, query, words, getRead, show, toDraft } = props
  return (
    <FirmSettingPage
      path={path}
      heading={words.heading}
      leads={[words.lead]}
      query={query}
      renderForm={(data) => <FirmForm {...props} read={getRead(data)} />}
      renderFacts={(data) => <FactsTable rows={show(toDraft(getRead(data)))} />}
      isCard
      {...(history && { history })}
      {...(note !== undefined && { note })}
    />
  )
}

type FirmFormProps<Data, Values, Result extends ActOutcome, Read> = Omit<
  FirmFormPageProps<Data, Values, Result, Read>,
  'history' | 'note'
> & { readonly read: Read }

function FirmForm<Data, Values, Result extends ActOutcome, Read>({
  query,
  words: { saved },
  sentences,
  show,
  renderFields,
  ...saving
}: FirmFormProps<Data, Values, Result, Read>) {
  const { trouble } = useWords(peopleWords)
  const form = useDraftForm({
    ...saving,
    words: { sentences, trouble },
    shownBy: [query],
    toast: () => saved,
  })
  return (
    <DraftForm form={form} show={show}>
      {renderFields(form)}
    </DraftForm>
  )
}
