// spec: courses#automatic-registration
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { readablePhone } from '#lib/phone.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { Icon } from '#ui/display/Icon.tsx'
import { useWords } from '#ui/language/language.ts'
import { registrationWords } from '../words.ts'

export interface RegistrationFailedProps {
  readonly supportPhone: string | null
  readonly isRegistration?: boolean
  readonly onAgain: () => void
}

/** Shows the law firm's phone number if there is no number for technical support. */
export function RegistrationFailed({
  supportPhone,
  isRegistration = false,
  onAgain,
}: RegistrationFailedProps) {
  const words = useWords(registrationWords)
  const { firm } = useCurrentCase()
  const phone = supportPhone ?? firm.phone
  const again = (
    <Button small look="second" icon="arrow-clockwise" onPress={onAgain}>
      {words.again}
    </Button>
  )
  return (
    <Banner
      tone="bad"
      title={phone ? words.failed(toOneLine(readablePhone(phone))) : words.failedWithoutPhone}
      action={again}
    >
      {isRegistration ? (
        <p className="with-icon small-text bad-text">
          <Icon name="warning-circle-fill" size="small" />
          {words.error}
        </p>
      ) : null}
    </Banner>
  )
}

/** Prevents a line break within the number. */
function toOneLine(phone: string): string {
  return phone.replaceAll(' ', '\u00A0')
}
