import { digitTyping, einTyping, ownLength, phoneTyping } from '../digits.ts'
import { numberCharacters } from '../number.ts'
import type { LookProps } from './look-props.ts'
import { TypedInput } from './TypedInput.tsx'

const zipTyping = digitTyping(ownLength.zip)
const numberOfDigits = digitTyping()

export function PhoneLook(look: LookProps) {
  return (
    <TypedInput
      look={look}
      typing={phoneTyping}
      type="tel"
      inputMode="tel"
      className="numeric w-phone"
    />
  )
}

export function ZipLook(look: LookProps) {
  return <TypedInput look={look} typing={zipTyping} inputMode="numeric" className="numeric w-zip" />
}

/** A limited number of digits, for example the last four digits of an account. */
export function DigitsLook(look: LookProps) {
  const most = look.options.length ?? look.schema.maxLength ?? numberCharacters
  return (
    <TypedInput
      look={look}
      typing={numberOfDigits}
      inputMode="numeric"
      className={most <= 6 ? 'numeric w-zip' : 'numeric w-phone'}
    />
  )
}

/** Employer identification number. Format: NN-NNNNNNN. */
export function EinLook(look: LookProps) {
  return (
    <TypedInput look={look} typing={einTyping} inputMode="numeric" className="numeric w-phone" />
  )
}
