import { useState } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { fieldWords } from '../../portal/form/form-words.ts'
import { mask } from '../../rules/private/secrets.ts'
import { isStored, isWhole, secretTyping } from '../private.ts'
import type { LookProps } from './look-props.ts'

/**
 * For SSN and ITIN. The digits are visible while the client types them. Afterwards, the field shows
 * the mask (spec: questionnaire#secret-typing).
 */
export function SecretLook({
  id,
  value,
  onType,
  onLeave,
  onChoose,
  title,
  isReadOnly,
  isInvalid,
  isOptional,
  describedBy,
}: LookProps) {
  const words = useWords(fieldWords)
  const [typed, setTyped] = useState<string>()
  const [wasStored, setStored] = useState(isStored(value))
  if (isStored(value) && !wasStored) setStored(true)
  const digits = typeof value === 'string' && !isStored(value) ? value : ''
  const atRest = isStored(value) || isWhole(value) ? mask : digits

  function leave() {
    setTyped(undefined)
    // An empty field keeps the stored number. A separate button removes it.
    if (wasStored && value !== null && typed === '') onChoose(mask)
    onLeave()
  }

  return (
    <>
      <input
        id={id}
        className="input numeric w-phone"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        value={typed ?? atRest}
        onFocus={(event) => {
          // The mask stays visible until the first typed digit replaces it.
          if (isStored(value)) event.currentTarget.select()
          else setTyped(digits)
        }}
        onChange={(event) => {
          const shown = event.currentTarget.value
          const next = secretTyping.clean(
            typed === undefined ? withoutMask(shown) : shown,
            typed ?? '',
          )
          setTyped(next)
          onType(secretTyping.read(next))
        }}
        onBlur={leave}
        {...(isReadOnly ? { readOnly: true } : {})}
        {...(isInvalid ? { 'aria-invalid': true as const } : {})}
        {...(isOptional ? {} : { 'aria-required': true as const })}
        aria-describedby={[describedBy, `${id}-kept`].filter(Boolean).join(' ')}
      />
      <p className="reason" id={`${id}-kept`}>
        {isStored(value)
          ? words.storedNumber
          : wasStored && value === null
            ? words.removedNumber
            : ''}
      </p>
      {wasStored && value !== null && !isReadOnly ? (
        <Button
          look="faint"
          icon="x"
          name={words.removeNumberOf(title)}
          onPress={() => onChoose(null)}
        >
          {words.removeNumber}
        </Button>
      ) : null}
    </>
  )
}

/** For a key in a mask that is not selected. */
function withoutMask(text: string): string {
  return text.replace(/[X-]/gu, '')
}
