import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Mailer } from '#ports/mailer.ts'

export interface ArrivedMail {
  readonly to: string
  readonly subject: string
  readonly body: string
}

export interface MailerUnderTest {
  readonly mailer: Mailer
  /** Returns the messages with this ID as their recipient sees them. */
  arrived(id: string): Promise<readonly ArrivedMail[]>
  close(): Promise<void>
}

export function mailerSuite(name: string, make: () => Promise<MailerUnderTest>): void {
  describe(name, () => {
    let under: MailerUnderTest
    beforeAll(async () => {
      under = await make()
    })
    afterAll(() => under.close())

    test.each([
      [
        'plain words',
        'Your verification code',
        'Your code is 123456.\n\nIt is valid for five minutes.',
      ],
      ['every script', 'Su código – 您的代码 👩', 'Hola Señora Ñandú,\n您的代码 123456 👩\n'],
      [
        'long lines and lines that begin with a dot',
        'x'.repeat(300),
        `.\n..\n${'long '.repeat(500)}\nFrom here\n`,
      ],
      ['what looks like a header', 'Hello', 'Bcc: everybody@example.com\n\nbody'],
    ])('delivers %s unchanged', async (_, subject, body) => {
      const id = randomUUID()
      await under.mailer.send({ id, to: 'rosa@example.com', subject, body })
      const [mail, ...others] = await under.arrived(id)
      expect(others).toEqual([])
      expect({ ...mail, body: mail?.body.trimEnd() }).toEqual({
        to: 'rosa@example.com',
        subject,
        body: body.trimEnd(),
      })
    })

    test('delivers several messages at once', async () => {
      const ids = Array.from({ length: 10 }, () => randomUUID())
      await Promise.all(
        ids.map((id) => under.mailer.send({ id, to: `${id}@example.com`, subject: id, body: id })),
      )
      for (const id of ids)
        expect(await under.arrived(id)).toMatchObject([{ to: `${id}@example.com`, subject: id }])
    })
  })
}
