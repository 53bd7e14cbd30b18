// Tells a firm by e-mail that something happened which it should look at: the attorney of the case.
import { alertAddress } from '#features/firm/server/firms.ts'
import { fillIn } from '#lib/problem.ts'
import { isBlank } from '#lib/text.ts'
import type { Tx } from '#ports/database.ts'
import type { Outbox } from '#ports/outbox.ts'
import { firmAlertCase, firmAlerts } from '../rules/words.en.ts'
import { attorneysOfAccount, attorneysOfCase, type AttorneyOfCase } from './cases.store.ts'

export interface Alert {
  readonly subject: string
  readonly body: string
}

/** To the attorney of each case of an account, deactivated ones included; once to each address. */
export async function alertFirms(
  world: { readonly outbox: Outbox },
  tx: Tx,
  accountId: string,
  alert: Alert,
): Promise<void> {
  await send(world, tx, await attorneysOfAccount(tx, accountId), alert)
}

/** That somebody turned away from their case. Their reason is not in the mail: it is for the firm's own screens (safety 2.11). */
export async function tellOfDeactivation(
  world: { readonly outbox: Outbox },
  tx: Tx,
  caseId: string,
  name: string,
): Promise<void> {
  await tell(world, tx, caseId, firmAlerts.deactivated, name)
}

/** That what they do reaches the case again. */
export async function tellOfActivation(
  world: { readonly outbox: Outbox },
  tx: Tx,
  caseId: string,
  name: string,
): Promise<void> {
  await tell(world, tx, caseId, firmAlerts.activated, name)
}

/** To the attorney of one case. The case number and the ID follow the text: the firm's commands need the ID. */
export async function alertFirmOfCase(
  world: { readonly outbox: Outbox },
  tx: Tx,
  caseId: string,
  { subject, body }: Alert,
): Promise<void> {
  for (const { caseNumber, ...attorney } of await attorneysOfCase(tx, caseId)) {
    const number = isBlank(caseNumber)
      ? ''
      : fillIn(firmAlertCase.number, { number: caseNumber ?? '' })
    await send(world, tx, [attorney], {
      subject,
      body: `${body}\n${number}${fillIn(firmAlertCase.id, { id: caseId })}`,
    })
  }
}

async function tell(
  world: { readonly outbox: Outbox },
  tx: Tx,
  caseId: string,
  { subject, body }: Alert,
  name: string,
): Promise<void> {
  await alertFirmOfCase(world, tx, caseId, { subject, body: fillIn(body, { name }) })
}

async function send(
  world: { readonly outbox: Outbox },
  tx: Tx,
  attorneys: readonly AttorneyOfCase[],
  alert: Alert,
): Promise<void> {
  const addresses = new Set<string>()
  for (const attorney of attorneys) {
    const address = await alertAddress(tx, attorney)
    if (address !== undefined) addresses.add(address)
  }
  for (const to of addresses) await world.outbox.post(tx, { channel: 'email', to, ...alert })
}
