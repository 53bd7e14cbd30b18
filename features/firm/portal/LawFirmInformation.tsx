import type { ReactNode } from 'react'
import { readablePhone } from '#lib/phone.ts'
import { AsIs } from '#ui/display/AsIs.tsx'
import { Card } from '#ui/page/Card.tsx'
import { FirmTile, useFirmColours, type FirmLook } from '#ui/page/FirmTile.tsx'
import { GoBack } from '#ui/navigation/GoBack.tsx'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink, Link } from '#ui/navigation/Link.tsx'
import { Page as PageOf } from '#ui/page/Page.tsx'
import { paths } from '#ui/navigation/paths.ts'
import { phoneAddress, websiteAddress } from './addresses.ts'
import { lawFirmWords } from './words.ts'

export interface LawFirm extends FirmLook {
  readonly emailAddress: string | null
  readonly officeId: string | null
  readonly street: string | null
  readonly city: string | null
  readonly state: string | null
  readonly zip: string | null
  readonly phone: string | null
  readonly fax: string | null
  readonly website: string | null
}

/** Leaves out facts that the firm has not given (spec: cases#firm-information). */
export function LawFirmInformation({ firm }: { readonly firm: LawFirm }) {
  const words = useWords(lawFirmWords)
  const card = useFirmColours<HTMLDivElement>(firm)
  return (
    <PageOf title={words.title} back={<GoBack href={paths.caseHome()}>{words.back}</GoBack>}>
      <div ref={card}>
        <Card className="stack-6">
          <div className="firm">
            <FirmTile firm={firm} />
            <div>
              <h2>
                <AsIs>{firm.name}</AsIs>
              </h2>
            </div>
          </div>
          <Facts firm={firm} />
          <WaysToReach firm={firm} />
        </Card>
      </div>
    </PageOf>
  )
}

function Facts({ firm }: { readonly firm: LawFirm }) {
  const words = useWords(lawFirmWords)
  const phone =
    firm.phone === null ? undefined : (
      <Link href={phoneAddress(firm.phone)}>{readablePhone(firm.phone)}</Link>
    )
  const email =
    firm.emailAddress === null ? undefined : (
      <Link href={`mailto:${firm.emailAddress}`}>{firm.emailAddress}</Link>
    )
  return (
    <dl className="cells">
      <Fact name={words.email}>{email}</Fact>
      <Fact name={words.officeId}>{firm.officeId ?? undefined}</Fact>
      <Fact name={words.address}>{hasAddress(firm) ? <Address firm={firm} /> : undefined}</Fact>
      <Fact name={words.phone}>{phone}</Fact>
      <Fact name={words.fax}>{firm.fax === null ? undefined : readablePhone(firm.fax)}</Fact>
      <Fact name={words.website}>
        {firm.website === null ? undefined : <Website address={firm.website} />}
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (children === undefined) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function hasAddress({ street, city, state, zip }: LawFirm): boolean {
  return [street, city, state, zip].some((part) => part !== null && part !== '')
}

function Address({ firm }: { readonly firm: LawFirm }) {
  const stateAndZip = [firm.state, firm.zip].filter(Boolean).join(' ')
  return (
    <address>
      {firm.street ? (
        <>
          <span>{firm.street}</span>
          <br />
        </>
      ) : null}
      <span>{[firm.city, stateAndZip].filter(Boolean).join(', ')}</span>
    </address>
  )
}

function Website({ address }: { readonly address: string }) {
  const words = useWords(lawFirmWords)
  const safe = websiteAddress(address)
  if (safe === undefined) return address
  return (
    <Link href={safe} newTab>
      {address.replace(/^https?:\/\//, '').replace(/\/$/, '')}
      <span className="visually-hidden"> ({words.opensNewTab})</span>
    </Link>
  )
}

function WaysToReach({ firm }: { readonly firm: LawFirm }) {
  const words = useWords(lawFirmWords)
  return (
    <div className="actions">
      {firm.phone === null ? null : (
        <ButtonLink href={phoneAddress(firm.phone)} icon="phone">
          {words.call}
        </ButtonLink>
      )}
      {firm.emailAddress === null ? null : (
        <ButtonLink
          href={`mailto:${firm.emailAddress}`}
          look={firm.phone === null ? 'primary' : 'second'}
          icon="envelope-simple"
        >
          {words.write}
        </ButtonLink>
      )}
    </div>
  )
}
