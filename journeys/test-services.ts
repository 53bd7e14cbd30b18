// A mail server and a text service that keep what they receive.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { Message } from './test-program.ts'

export interface Services {
  readonly smtpUrl: string
  readonly smsUrl: string
  readonly received: readonly Message[]
  readonly close: () => Promise<void>
}

export async function startServices(): Promise<Services> {
  const received: Message[] = []
  const keep = (recipient: string, body: string) =>
    void received.push({ id: String(received.length), recipient, body })
  const mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onData(stream, session, done) {
      void readText(stream).then((text) => {
        keep(session.envelope.rcptTo.map(({ address }) => address).join(), readPrintable(text))
        done()
      })
    },
  })
  const texts = createServer((request: IncomingMessage, response) => {
    void readText(request).then((text) => {
      const form = new URLSearchParams(text)
      keep((form.get('To') ?? '').replace('+1', ''), form.get('Body') ?? '')
      response.writeHead(201).end('{}')
    })
  })
  const [mailPort, textPort] = await Promise.all([listen(mail.server), listen(texts)])
  return {
    smtpUrl: `smtp://127.0.0.1:${mailPort}`,
    smsUrl: `http://account:token@127.0.0.1:${textPort}/texts?from=+12125550100`,
    received,
    close: async () => {
      await Promise.all(
        [mail, texts].map((server) => new Promise<void>((end) => server.close(() => end()))),
      )
    },
  }
}

/** Listens on a free port and returns it. */
async function listen(server: Server): Promise<number> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return (server.address() as AddressInfo).port
}

async function readText(stream: AsyncIterable<unknown>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('latin1')
}

/** Decodes quoted-printable, in which messages of plain text leave. */
function readPrintable(text: string): string {
  return text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
