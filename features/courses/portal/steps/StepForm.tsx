import type { ReactNode } from 'react'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { Details } from '#ui/page/Details.tsx'
import { Form } from '#ui/form/Form.tsx'
import type { FieldErrors } from '#ui/form/form-context.ts'
import { useWords } from '#ui/language/language.ts'
import { personWords } from '../flow-words.ts'

export interface StepWords {
  readonly title: string
  readonly lead: string
  readonly submit: string
  readonly busy: string
}

export interface StepFormProps {
  readonly words: StepWords
  readonly why?: { readonly why: string; readonly whyText: string }
  readonly errors: FieldErrors
  readonly fieldNames?: Readonly<Record<string, string>>
  readonly refusal: string | undefined
  readonly isBusy: boolean
  readonly onSubmit: () => void
  readonly children: ReactNode
}

export function StepForm({
  words,
  why,
  errors,
  fieldNames,
  refusal,
  isBusy,
  onSubmit,
  children,
}: StepFormProps) {
  const { stillHere } = useWords(personWords)
  return (
    <section className="stack form-width">
      <div className="stack-2">
        <h2 tabIndex={-1}>{words.title}</h2>
        <p className="soft">{words.lead}</p>
      </div>
      {refusal === undefined ? null : (
        <Banner tone="bad" title={refusal} takesFocus>
          <p>{stillHere}</p>
        </Banner>
      )}
      <div>
        <Form
          className="card"
          onSubmit={onSubmit}
          errors={errors}
          name={words.title}
          {...(fieldNames === undefined ? {} : { fieldNames })}
        >
          {children}
          {why === undefined ? null : (
            <div className="gap-large">
              <Details summary={why.why}>
                <p>{why.whyText}</p>
              </Details>
            </div>
          )}
          <div className="actions">
            <Button type="submit" busy={isBusy && words.busy}>
              {words.submit}
            </Button>
          </div>
        </Form>
      </div>
    </section>
  )
}
