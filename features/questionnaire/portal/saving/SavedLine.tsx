// spec: saving#saved-line, wording#saved-line
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/Icon.tsx'
import { useWords } from '#ui/language/language.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { savingWords } from '../question-words.ts'
import { getPhase, type Saving } from './saving-state.ts'

export interface SavedLineProps {
  readonly id: string
  readonly saving: Saving | undefined
}

export function SavedLine({ id, saving }: SavedLineProps) {
  const words = useWords(savingWords)
  const { formatTime } = useFormats()
  const phase = saving ? getPhase(saving) : 'clean'
  const savedAt = saving?.saved.savedAt
  const saved = savedAt === undefined ? '' : words.saved(formatTime(savedAt))
  const notSaved = saving?.stopped === 'refused' ? words.refused : words.notSaved
  const isBad = phase === 'failing'
  // Announces nothing between saves, since a screen reader would announce every pause in typing.
  return (
    <>
      <p className="visually-hidden" id={id} role="status" aria-live="polite">
        {phase === 'closed' ? '' : isBad ? notSaved : saved}
      </p>
      <p className={classNames('saved', isBad && 'bad-text')} aria-hidden="true">
        {phase === 'clean' && saved !== '' ? <Icon name="check-circle-fill" size="small" /> : null}
        {isBad ? <Icon name="warning-fill" size="small" /> : null}
        <span>
          {phase === 'sending' ? words.saving : isBad ? notSaved : phase === 'clean' ? saved : ''}
        </span>
      </p>
    </>
  )
}
