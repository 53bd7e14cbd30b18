import { smtpMailer } from '#adapters/mail/smtp-mailer.ts'
import { deliverMessages } from '#adapters/outbox/outbox-table.ts'
import { httpTexter } from '#adapters/sms/http-texter.ts'
import type { AppDeps } from './app-deps.ts'
import type { DemoServices } from './demo-services.ts'

export async function startMessageDelivery(
  deps: AppDeps,
  demo: DemoServices | undefined,
): Promise<void> {
  const {
    database,
    settings: { smtpUrl, mailFrom, smsUrl },
  } = deps
  const mailer =
    smtpUrl === undefined ? demo?.mailer(database) : smtpMailer({ url: smtpUrl, from: mailFrom })
  const texter = smsUrl === undefined ? demo?.texter(database) : httpTexter({ url: smsUrl })
  if (!mailer || !texter) throw new Error('SMTP_URL and SMS_URL are required outside the demo')
  await deliverMessages({ ...deps, mailer, texter })
}
