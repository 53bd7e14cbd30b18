import { useState } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { Dialog } from '#ui/page/Dialog.tsx'
import { useWords } from '#ui/language/language.ts'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import { PlainHtml } from '../PlainHtml.tsx'
import { intakeWords } from '../words.ts'

export function Instructions({ html }: { readonly html: string }) {
  const words = useWords(intakeWords)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <p>
        <LinkButton onPress={() => setOpen(true)}>{words.instructions}</LinkButton>
      </p>
      {isOpen ? (
        <Dialog
          isOpen
          wide
          onClose={close}
          title={words.instructions}
          actions={<Button onPress={close}>{words.close}</Button>}
        >
          <PlainHtml html={html} />
        </Dialog>
      ) : null}
    </>
  )
}
