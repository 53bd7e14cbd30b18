import { resolveTxt } from 'node:dns/promises'
import { connect as connectTcp } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { sendRequest } from '#adapters/http/send-request.ts'
import { randomIds } from '#adapters/ids/random-ids.ts'
import { canLogIn, smtpMailer } from '#adapters/mail/smtp-mailer.ts'
import { httpTexter } from '#adapters/sms/http-texter.ts'
import type { FileVault } from '#ports/file-vault.ts'
import type { Settings } from '../settings.ts'
import { bad, check, good, note, type Finding } from './finding.ts'
import { judgeMailRecords } from './mail-records.ts'

const timeoutMs = 10_000
const dayMs = 24 * 3_600_000
const minCertificateDays = 14
const httpsPort = 443

export async function checkFiles(vault: FileVault): Promise<readonly Finding[]> {
  return check('files', 'a folder or bucket that can be written and read', async () => {
    await vault.probe()
    const mark = await vault.storeId()
    return mark === undefined
      ? note('files', 'A byte was written and read. The first start marks the store as its own.')
      : good('files', 'A byte was written and read.')
  })
}

/** Sends nothing unless `sendTo` is an address. */
export async function checkMail(
  { smtpUrl, mailFrom }: Pick<Settings, 'smtpUrl' | 'mailFrom'>,
  sendTo: string | undefined,
): Promise<readonly Finding[]> {
  if (smtpUrl === undefined) return [note('mail', 'The outbox of the demo keeps all mail.')]
  return check('mail', 'SMTP_URL of a mail server that accepts the login', async () => {
    await canLogIn(smtpUrl)
    if (sendTo === undefined)
      return good('mail', 'The mail server accepts the login. --mail-to sends a message.')
    await smtpMailer({ url: smtpUrl, from: mailFrom }).send({
      id: randomIds().shownId(),
      to: sendTo,
      subject: 'Daybreak can send email',
      body: 'This message was sent by the command doctor.\n',
    })
    return good('mail', `The mail server took a message to ${sendTo} from ${mailFrom}.`)
  })
}

export async function checkTexts(
  { smsUrl }: Pick<Settings, 'smsUrl'>,
  sendTo: string | undefined,
): Promise<readonly Finding[]> {
  if (smsUrl === undefined) return [note('texts', 'The outbox of the demo keeps all texts.')]
  if (sendTo === undefined)
    return [note('texts', 'Not tried. --text-to 2125550190 sends a text message.')]
  return check('texts', 'SMS_URL of a service that takes messages', async () => {
    const body = 'Daybreak can send text messages.'
    await httpTexter({ url: smsUrl }).send({ id: randomIds().shownId(), to: sendTo, body })
    return good('texts', `The service took a message to ${sendTo}.`)
  })
}

export async function checkMailRecords(mailFrom: string): Promise<readonly Finding[]> {
  const domain = /@([^@>\s]+)>?\s*$/.exec(mailFrom)?.[1] ?? ''
  return check('mail records', 'a name server that answers', async () =>
    judgeMailRecords({
      domain,
      txt: await readTexts(domain),
      dmarc: await readTexts(`_dmarc.${domain}`),
    }),
  )
}

/** Returns no texts for a name without TXT records. */
async function readTexts(name: string): Promise<readonly string[]> {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(''))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOTFOUND' || code === 'ENODATA') return []
    throw error
  }
}

/** Looks at the address as clients do: from here, through the proxy. */
export async function checkAddress(
  publicUrl: string,
  version: string,
  now: Date,
): Promise<readonly Finding[]> {
  const answers = await check('address', 'PUBLIC_URL that leads to a running server', async () => {
    const response = await sendRequest(`${publicUrl}/healthz`, {
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body = (await response.json()) as { readonly version?: string }
    if (!response.ok) return bad('address', `${publicUrl} answers ${response.status}.`)
    return body.version === version
      ? good('address', `${publicUrl} is version ${version}.`)
      : note('address', `${publicUrl} is version ${body.version ?? 'unknown'}, this is ${version}.`)
  })
  const url = new URL(publicUrl)
  if (url.protocol !== 'https:') return answers
  const certificate = await check('certificate', 'a certificate that browsers trust', () =>
    describeCertificate(url, now),
  )
  return [...answers, ...certificate]
}

async function describeCertificate(url: URL, now: Date): Promise<Finding> {
  const host = url.hostname
  const socket = connectTls({ host, port: Number(url.port || httpsPort), servername: host })
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error(`${host} does not answer`)))
  try {
    const ends = await new Promise<Date>((resolve, reject) => {
      socket.once('error', reject)
      socket.once('secureConnect', () => resolve(new Date(socket.getPeerCertificate().valid_to)))
    })
    const days = Math.floor((ends.getTime() - now.getTime()) / dayMs)
    const words = `The certificate of ${host} ends in ${days} days.`
    return days < minCertificateDays ? bad('certificate', words) : good('certificate', words)
  } finally {
    socket.destroy()
  }
}

export async function checkScanner({
  clamav,
}: Pick<Settings, 'clamav'>): Promise<readonly Finding[]> {
  if (!clamav)
    return [note('scanner', 'CLAMAV_HOST is not set: files are handed out without a virus scan.')]
  return check('scanner', 'CLAMAV_HOST of a clamd that answers', async () => {
    const reply = await new Promise<string>((resolve, reject) => {
      const socket = connectTcp(clamav.port, clamav.host, () => socket.write('zPING\0'))
      socket.setTimeout(timeoutMs, () => socket.destroy(new Error('clamd does not answer')))
      socket.once('error', reject)
      socket.once('data', (data) => {
        resolve(data.toString())
        socket.end()
      })
    })
    return reply.startsWith('PONG')
      ? good('scanner', 'clamd answers.')
      : bad('scanner', `${clamav.host} is not clamd.`)
  })
}
