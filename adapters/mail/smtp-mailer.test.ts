import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import type { ArrivedMail } from './mailer.suite.ts'
import { mailerSuite } from './mailer.suite.ts'
import { smtpMailer } from './smtp-mailer.ts'

interface Letter extends ArrivedMail {
  readonly headers: ReadonlyMap<string, string>
}

async function messageDelivery(options: SMTPServerOptions = {}) {
  const letters: Letter[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onData(stream, session, done) {
      void (async () => {
        const chunks: Buffer[] = []
        for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk)
        letters.push(
          toLetter(
            Buffer.concat(chunks).toString('latin1'),
            session.envelope.rcptTo.map(({ address }) => address).join(),
          ),
        )
        done()
      })()
    },
    ...options,
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.server.address() as AddressInfo
  return {
    letters,
    url: `smtp://127.0.0.1:${port}`,
    async arrived(id: string) {
      const own = letters.filter(({ headers }) => headers.get('message-id')?.includes(id))
      return own.map(({ to, subject, body }) => ({ to, subject, body }))
    },
    close: () => new Promise<void>((closed) => server.close(closed)),
  }
}

function toLetter(raw: string, to: string): Letter {
  const middle = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, middle)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = new Map(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  )
  const body = toBody(raw.slice(middle + 4), headers.get('content-transfer-encoding'))
  return { to, headers, subject: getSubject(headers.get('subject') ?? ''), body }
}

function toBody(raw: string, encoding: string | undefined): string {
  const plain =
    encoding === 'quoted-printable'
      ? unquoted(raw.replace(/=\r\n/g, ''))
      : Buffer.from(raw, 'latin1')
  return (encoding === 'base64' ? Buffer.from(raw, 'base64') : plain)
    .toString('utf8')
    .replace(/\r\n/g, '\n')
}

function getSubject(raw: string): string {
  const words = raw.replace(/\?= +=\?/g, '?==?')
  const text = words.replace(/=\?utf-8\?(Q|B)\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
    (kind.toUpperCase() === 'B'
      ? Buffer.from(word, 'base64')
      : unquoted(word.replaceAll('_', ' '))
    ).toString('latin1'),
  )
  return Buffer.from(text, 'latin1').toString('utf8')
}

function unquoted(text: string): Buffer {
  return Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    'latin1',
  )
}

mailerSuite('the mailer over SMTP', async () => {
  const office = await messageDelivery()
  return {
    ...office,
    mailer: smtpMailer({ url: office.url, from: 'Daybreak <portal@firm.example>' }),
  }
})

let open: Array<{ close(): Promise<void> }> = []
afterEach(async () => {
  for (const office of open) await office.close()
  open = []
})
const mail = { id: randomUUID(), to: 'rosa@example.com', subject: 'Hello', body: 'body' }
const unavailable = { code: 'mail.unavailable', kind: 'unavailable' }

test('sets headers that prevent automatic replies, name the sender, and repeat the ID at every try', async () => {
  const office = await messageDelivery()
  open.push(office)
  const mailer = smtpMailer({ url: office.url, from: 'Daybreak <portal@firm.example>' })
  await mailer.send(mail)
  await mailer.send(mail)
  for (const { headers } of office.letters) {
    expect(headers.get('auto-submitted')).toBe('auto-generated')
    expect(headers.get('x-auto-response-suppress')).toBe('All')
    expect(headers.get('from')).toBe('Daybreak <portal@firm.example>')
    expect(headers.get('message-id')).toBe(`<${mail.id}@firm.example>`)
    expect(headers.get('content-type')).toMatch(/^text\/plain/)
  }
  expect(office.letters).toHaveLength(2)
})

test('replies go to the given address, or else to the sender', async () => {
  const office = await messageDelivery()
  open.push(office)
  const mailer = smtpMailer({ url: office.url, from: 'Daybreak <portal@firm.example>' })
  await mailer.send({ ...mail, replyTo: 'office@hollisreyes.example' })
  await mailer.send(mail)
  expect(office.letters.map(({ headers }) => headers.get('reply-to'))).toEqual([
    'office@hollisreyes.example',
    undefined,
  ])
})

test.each([
  ['Hollis & Reyes Law', '"Hollis & Reyes Law" <portal@firm.example>'],
  ['Law, "Best" <x@y.example>', '"Law, \\"Best\\" <x@y.example>" <portal@firm.example>'],
  ['Bufete Peña', '=?UTF-8?Q?Bufete_Pe=C3=B1a?= <portal@firm.example>'],
])('a mail in the name of %j keeps the address of the installation', async (senderName, from) => {
  const office = await messageDelivery()
  open.push(office)
  for (const setting of ['Daybreak <portal@firm.example>', 'portal@firm.example'])
    await smtpMailer({ url: office.url, from: setting }).send({ ...mail, senderName })
  for (const { headers } of office.letters) {
    expect(headers.get('from')).toBe(from)
    expect(headers.get('message-id')).toBe(`<${mail.id}@firm.example>`)
  }
  expect(office.letters).toHaveLength(2)
})

test('neither subject, recipient nor sender can inject a header or a recipient', async () => {
  const office = await messageDelivery()
  open.push(office)
  const mailer = smtpMailer({ url: office.url, from: 'portal@firm.example' })
  await mailer.send({ ...mail, subject: 'Hello\r\nBcc: everybody@example.com\r\n\r\nother body' })
  await mailer.send({ ...mail, to: 'rosa@example.com, everybody@example.com' }).catch(() => {})
  await mailer.send({ ...mail, senderName: 'Firm\r\nBcc: everybody@example.com' })
  for (const letter of office.letters) {
    expect(letter.headers.has('bcc')).toBe(false)
    expect(letter.to).not.toMatch(/(^|,)everybody@example\.com/)
    expect(letter.body.trim()).toBe('body')
  }
})

test('reports a refused recipient or an unreachable server as unavailable', async () => {
  const office = await messageDelivery({
    onRcptTo: (_, __, done) => done(new Error('No such mailbox')),
  })
  open.push(office)
  await expect(
    smtpMailer({ url: office.url, from: 'portal@firm.example' }).send(mail),
  ).rejects.toMatchObject(unavailable)
  await expect(
    smtpMailer({ url: 'smtp://127.0.0.1:1', from: 'portal@firm.example' }).send(mail),
  ).rejects.toMatchObject(unavailable)
})

test('sends nothing without TLS when TLS is required', async () => {
  const office = await messageDelivery()
  open.push(office)
  await expect(
    smtpMailer({ url: `${office.url}?requireTLS=true`, from: 'portal@firm.example' }).send(mail),
  ).rejects.toMatchObject(unavailable)
  expect(office.letters).toEqual([])
})
