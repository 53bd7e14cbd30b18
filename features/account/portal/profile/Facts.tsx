import type { ReactNode } from 'react'
import { readablePhone } from '#lib/phone.ts'
import type { IconName } from '#ui/icons/names.ts'
import { IconTile } from '#ui/display/IconTile.tsx'
import { useLanguage, useWords } from '#ui/language/language.ts'
import { wantsEmail, wantsText } from '../../rules/contact-type.ts'
import type { WholeAccountFragment } from '../account.operations.ts'
import { profileWords } from './words.ts'

export function Facts({ account }: { readonly account: WholeAccountFragment }) {
  const words = useWords(profileWords).readOnly
  const language = useLanguage()
  const { mobilePhone, homePhone, workPhone, emailAddress, contactType } = account
  const notifiedBy =
    wantsEmail(contactType) && wantsText(contactType)
      ? 'both'
      : wantsText(contactType)
        ? 'text'
        : 'email'
  return (
    <dl className="facts">
      <Fact
        icon="device-mobile"
        name={words.mobilePhone}
        {...(account.verifyPhone ? { hint: words.notVerified } : {})}
      >
        {mobilePhone === null ? undefined : (
          <span className="numeric">{readablePhone(mobilePhone)}</span>
        )}
      </Fact>
      <Fact
        icon="envelope-simple"
        name={words.emailAddress}
        {...(account.verifyEmail ? { hint: words.notVerified } : {})}
      >
        <BreakableEmail address={emailAddress} />
      </Fact>
      <Fact icon="phone" name={words.homePhone}>
        {homePhone === null ? undefined : (
          <span className="numeric">{readablePhone(homePhone)}</span>
        )}
      </Fact>
      <Fact icon="buildings" name={words.workPhone}>
        {workPhone === null ? undefined : (
          <span className="numeric">{readablePhone(workPhone)}</span>
        )}
      </Fact>
      <Fact icon="map-pin" name={words.address}>
        {addressLines(account)}
      </Fact>
      <Fact icon="bell" name={words.notified}>
        {words.notifiedBy[notifiedBy]}
      </Fact>
      <Fact icon="globe" name={words.language} hint={words.languageHint}>
        {words.languageNames[language]}
      </Fact>
    </dl>
  )
}

function addressLines({ street, city, state, zip }: WholeAccountFragment): ReactNode {
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  if (!street && place === '') return undefined
  return (
    <address>
      {street ? (
        <>
          <span>{street}</span>
          <br />
        </>
      ) : null}
      <span>{place}</span>
    </address>
  )
}

function BreakableEmail({ address }: { readonly address: string }) {
  const at = address.lastIndexOf('@')
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}

interface FactProps {
  readonly icon: IconName
  readonly name: string
  readonly hint?: string
  /** Undefined if no value was given. */
  readonly children: ReactNode
}

function Fact({ icon, name, hint, children }: FactProps) {
  const words = useWords(profileWords).readOnly
  return (
    <div className="fact">
      <dt>
        <IconTile icon={icon} tone="plain" />
        {name}
      </dt>
      <dd className={children === undefined ? 'soft' : 'strong'}>{children ?? words.notGiven}</dd>
      {hint === undefined ? null : <dd className="soft small-text">{hint}</dd>}
    </div>
  )
}
