import { useEffect, useState } from 'react'
import { readablePhone } from '#lib/phone.ts'
import { copyText } from '#ui/browser/copy-text.ts'
import { IconButton } from '#ui/display/IconButton.tsx'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { courseStatus } from '../../rules/progress/courses.ts'
import type { Registrations } from '../taking/use-registrations.ts'
import { choiceWords, pendingWords } from '../words.ts'
import { getGroups, spelledCode } from './access-code.ts'
import { OrderedCourse } from './order/OrderedCourse.tsx'
import type { PendingProps } from './PendingOnline.tsx'

/** Registers the course if the provider's news came before the registration response. */
export function PendingPhone({
  course,
  order,
  jointOption,
  registrations,
}: PendingProps & { readonly registrations: Registrations }) {
  const words = useWords(pendingWords)
  const choice = useWords(choiceWords)
  const { coursePhoneNumber: phone, courseAccessCode: code } = order
  const { begin } = registrations
  useEffect(() => {
    if (!order.hasRegisteredCourse) begin(order, true)
  }, [begin, order])
  return (
    <section className="card course-card with-facts">
      <h2>
        {order.courseStatus === courseStatus.started ? words.started[course] : words.ready[course]}
      </h2>
      <OrderedCourse order={order} jointOption={jointOption} />
      <div>
        {phone === null ? null : (
          <div>
            <p>{words.call}</p>
            <div className="actions call">
              <ButtonLink href={`tel:+1${phone}`} icon="phone">
                {readablePhone(phone)}
              </ButtonLink>
            </div>
          </div>
        )}
        {code === null ? null : <AccessCode code={code} />}
        <div className="soft small-text stack-2">
          {course === 'First' ? <p>{choice.phoneLanguages}</p> : null}
          <p>{words.afterCall}</p>
        </div>
      </div>
    </section>
  )
}

function AccessCode({ code }: { readonly code: string }) {
  const words = useWords(pendingWords)
  const [copied, setCopied] = useState<boolean>()
  return (
    <div>
      <p>{words.code}</p>
      <div className="access-code">
        <p className="visually-hidden" translate="no">
          {spelledCode(code)}
        </p>
        <p className="price numeric groups" aria-hidden="true" translate="no">
          {getGroups(code).map((group, at) => (
            <span key={at}>{group}</span>
          ))}
        </p>
        <IconButton
          icon="copy"
          name={words.copy}
          onPress={() => void copyText(code).then(setCopied)}
          bordered
        />
        <p role="status" className="small-text">
          {copied === undefined ? '' : copied ? words.copied : words.notCopied}
        </p>
      </div>
      <p className="soft small-text">{words.codeHint}</p>
    </div>
  )
}
