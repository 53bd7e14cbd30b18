// Who is notified by the court: everyone on Schedules D, E/F, G and H (spec: petition#matrix).
import { toFolded } from '#lib/folded.ts'
import type { Petition } from '../../model/petition.ts'
import type { Address } from '../../values/value.ts'

/** As the client typed it, without invisible differences. */
export interface Recipient {
  /** ID of the entry of the petition. */
  readonly entry: string
  readonly name: string
  readonly street: string
  readonly unit: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

/** In the order of the schedules. The same name with the same address is one recipient. */
export function listRecipients({ parts }: Petition): readonly Recipient[] {
  const all = [
    ...parts.claims.map(({ id, fields }) => toRecipient(id, fields.creditor, fields.address)),
    ...parts.notices.map(({ id, fields }) => toRecipient(id, fields.name, fields.address)),
    ...parts.leases.map(({ id, fields }) => toRecipient(id, fields.party, fields.address)),
    ...parts.codebtors.map(({ id, fields }) => toRecipient(id, fields.name, fields.address)),
  ].filter((recipient) => toKey(recipient).trim() !== '')
  const first = new Map<string, Recipient>()
  for (const recipient of all) {
    const key = toKey(recipient)
    if (!first.has(key)) first.set(key, recipient)
  }
  return [...first.values()]
}

function toRecipient(
  entry: string,
  name: { readonly value: string } | undefined,
  address: Address = {},
): Recipient {
  const textOf = (part: { readonly value: string } | undefined) => (part?.value ?? '').trim()
  return {
    ...{ entry, name: textOf(name), street: textOf(address.street), unit: textOf(address.unit) },
    ...{ city: textOf(address.city), state: textOf(address.state), zip: textOf(address.zip) },
  }
}

function toKey({ name, street, unit, city, state, zip }: Recipient): string {
  return [name, street, unit, city, state, zip].map((text) => toFolded(text)).join('\n')
}
