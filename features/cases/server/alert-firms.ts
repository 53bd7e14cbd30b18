import { alertAddress } from '#features/firm/server/firms.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { fillIn } from '#lib/problem.ts'
import { isBlank } from '#lib/text.ts'
import type { Tx } from '#ports/database.ts'
import type { Outbox } from '#ports/outbox.ts'
import { firmAlertCase, firmAlerts } from '../rules/words.en.ts'
import { listAttorneysOfAccount, listAttorneysOfCase, type AttorneyOfCase } from './cases.store.ts'

export interface Alert {
  readonly subject: string
  readonly body: string
}

/**
 * Sends the alert to the attorney of each case of an account, including deactivated cases. Each
 * address gets the alert once.
 */
export async function alertFirms(
  deps: { readonly outbox: Outbox },
  tx: Tx,
  accountId: string,
  alert: Alert,
): Promise<void> {
  await send(deps, tx, await listAttorneysOfAccount(tx, accountId), alert)
}

/** The email omits the reason (spec: security#deactivation-reason). */
export async function notifyOfDeactivation(
  deps: { readonly outbox: Outbox },
  tx: Tx,
  legalCase: CaseOfFirm,
  name: string,
): Promise<void> {
  await notifyFirm(deps, tx, legalCase, firmAlerts.deactivated, name)
}

/** Notifies the firm that the client reactivated the case and receives its news again. */
export async function notifyOfActivation(
  deps: { readonly outbox: Outbox },
  tx: Tx,
  legalCase: CaseOfFirm,
  name: string,
): Promise<void> {
  await notifyFirm(deps, tx, legalCase, firmAlerts.activated, name)
}

/** Appends case number and ID: the firm's commands need the ID. */
export async function alertFirmOfCase(
  deps: { readonly outbox: Outbox },
  tx: Tx,
  legalCase: CaseOfFirm,
  { subject, body }: Alert,
): Promise<void> {
  for (const { caseNumber, ...attorney } of await listAttorneysOfCase(tx, legalCase)) {
    const number = isBlank(caseNumber)
      ? ''
      : fillIn(firmAlertCase.number, { number: caseNumber ?? '' })
    await send(deps, tx, [attorney], {
      subject,
      body: `${body}\n${number}${fillIn(firmAlertCase.id, { id: legalCase.caseId })}`,
    })
  }
}

async function notifyFirm(
  deps: { readonly outbox: Outbox },
  tx: Tx,
  legalCase: CaseOfFirm,
  { subject, body }: Alert,
  name: string,
): Promise<void> {
  await alertFirmOfCase(deps, tx, legalCase, { subject, body: fillIn(body, { name }) })
}

async function send(
  deps: { readonly outbox: Outbox },
  tx: Tx,
  attorneys: readonly AttorneyOfCase[],
  alert: Alert,
): Promise<void> {
  const addresses = new Set<string>()
  for (const attorney of attorneys) {
    const address = await alertAddress(tx, attorney)
    if (address !== undefined) addresses.add(address)
  }
  for (const to of addresses) await deps.outbox.post(tx, { channel: 'email', to, ...alert })
}
