// The banner above a course that could not be started, with another try (seeds/002, section 2).
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { readablePhone } from '#lib/phone.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { Icon } from '#ui/display/Icon.tsx'
import { useWords } from '#ui/language/language.ts'
import { registrationWords } from '../words.ts'

export interface RegistrationFailedProps {
  readonly supportPhone: string | null
  /** The course was to be registered by itself. */
  readonly isRegistration?: boolean
  readonly onAgain: () => void
}

/** Without a number for technical support the law firm is the one to call. */
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
      title={phone ? words.failed(inOneLine(readablePhone(phone))) : words.failedWithoutPhone}
      action={again}
    >
      {isRegistration ? (
        <p className="with-icon sm bad-t">
          <Icon name="warning-circle-fill" size="small" />
          {words.error}
        </p>
      ) : null}
    </Banner>
  )
}

/** So that a number is not cut in two. */
function inOneLine(phone: string): string {
  return phone.replaceAll(' ', '\u00A0')
}
