// Which messengers this house has: real ones by setting, and in the demo the outbox that everybody at this machine may read.
import { rehearsalMailer } from '#adapters/mail/rehearsal-mailer.ts'
import { smtpMailer } from '#adapters/mail/smtp-mailer.ts'
import { deliverMessages } from '#adapters/outbox/outbox-table.ts'
import { httpTexter } from '#adapters/sms/http-texter.ts'
import { rehearsalTexter } from '#adapters/sms/rehearsal-texter.ts'
import type { World } from './create-deps.ts'

export async function openPostOffice(world: World): Promise<void> {
  const { settings, database } = world
  const mailer =
    settings.smtpUrl === undefined
      ? rehearsalMailer(database)
      : smtpMailer({ url: settings.smtpUrl, from: settings.mailFrom })
  const texter =
    settings.smsUrl === undefined ? rehearsalTexter(database) : httpTexter({ url: settings.smsUrl })
  await deliverMessages({ ...world, mailer, texter })
}
