import { useState } from 'react'
import { CopyButton } from '#ui/display/CopyButton.tsx'
import { Button } from '#ui/display/Button.tsx'
import { CancelButton } from '#ui/display/CancelButton.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import type { CasePerson } from '#features/cases/workspace/case/case-data.ts'
import { stateOf } from './invitation-words.ts'
import type { PersonActs } from './use-person-acts.ts'
import { casePeopleWords } from '../words.ts'

export interface LinkDialogProps {
  readonly person: CasePerson
  readonly acts: PersonActs
  readonly onClose: () => void
}

/** Asks, because the earlier link ends. Then shows the new link once. */
export function LinkDialog({ person, acts, onClose }: LinkDialogProps) {
  const words = useWords(casePeopleWords)
  const [link, setLink] = useState<string>()
  const name = person.givenName

  /** A refusal is shown on the page. */
  async function makeLink(): Promise<void> {
    const made = await acts.copyLink(person)
    if (made === undefined) onClose()
    else setLink(made)
  }

  if (link !== undefined) {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={words.linkTitle(name)}
        withoutCloseButton
        actions={<Button onPress={onClose}>{words.done}</Button>}
      >
        <p className="dialog-lead">{words.linkText(name)}</p>
        <TextField name="link" label={words.link} value={link} readOnly />
        <div className="gap-small">
          <CopyButton text={link} label={words.copy} />
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.copyTitle(name)}
      withoutCloseButton
      actions={
        <>
          <Button busy={acts.busy !== undefined && words.making} onPress={() => void makeLink()}>
            {words.makeLink}
          </Button>
          <CancelButton onPress={onClose} />
        </>
      }
    >
      <p>{stateOf(person) === 'OPEN' ? words.copyReplaces(name) : words.copyText}</p>
    </Dialog>
  )
}
