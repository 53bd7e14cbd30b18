import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { CancelButton } from '#ui/display/CancelButton.tsx'
import { KeptNotice, type KeptNoticeProps } from '#ui/form/draft/KeptNotice.tsx'
import { Form } from '#ui/form/Form.tsx'
import type { FieldErrors } from '#ui/form/form-context.ts'

const firstField = 'input:checked, input, select, textarea, button'

export interface DecisionFormProps {
  /** The accessible name. */
  readonly name: string
  readonly submit: string
  readonly isDanger?: boolean
  readonly busy?: string | false | undefined
  readonly errors?: FieldErrors
  /** Of a form whose words are kept. */
  readonly kept?: KeptNoticeProps['draft']
  readonly onSubmit: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The first field has the focus. Enter sends, Ctrl Enter also from a text; Escape closes. */
export function DecisionForm(props: DecisionFormProps) {
  const { name, submit, isDanger = false, busy, errors, kept, onSubmit, onClose, children } = props
  const box = useRef<HTMLDivElement>(null)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      box.current?.querySelector('form')?.requestSubmit()
    }
  })
  useEffect(() => {
    const form = box.current
    form?.querySelector<HTMLElement>(firstField)?.focus()
    form?.addEventListener('keydown', press)
    return () => form?.removeEventListener('keydown', press)
  }, [])

  return (
    <div ref={box} className="review-form">
      <Form name={name} onSubmit={onSubmit} {...(errors === undefined ? {} : { errors })}>
        {children}
        {/* Below the first field, which gets the focus. */}
        {kept ? <KeptNotice draft={kept} /> : null}
        <div className="review-form-foot">
          <Button type="submit" wide look={isDanger ? 'danger' : 'primary'} busy={busy}>
            {submit}
          </Button>
          <CancelButton onPress={onClose} />
        </div>
      </Form>
    </div>
  )
}
