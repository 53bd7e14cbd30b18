import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Texter } from '#ports/texter.ts'

export interface ArrivedText {
  readonly to: string
  readonly body: string
}

export interface TexterUnderTest {
  readonly texter: Texter
  /** Returns the messages with this ID. `to` has ten digits. */
  arrived(id: string): Promise<readonly ArrivedText[]>
  close(): Promise<void>
}

export function texterSuite(name: string, make: () => Promise<TexterUnderTest>): void {
  describe(name, () => {
    let texterUnderTest: TexterUnderTest
    beforeAll(async () => {
      texterUnderTest = await make()
    })
    afterAll(() => texterUnderTest.close())

    test.each([
      'Your code is 123456.\n\n@portal.example #123456',
      'Su código 您的代码 👩 & more = better + 100%',
      'x'.repeat(1_000),
    ])('delivers the text unchanged: %j', async (body) => {
      const id = randomUUID()
      await texterUnderTest.texter.send({ id, to: '2125550142', body })
      expect(await texterUnderTest.arrived(id)).toEqual([{ to: '2125550142', body }])
    })

    test('delivers a message that is sent twice only once', async () => {
      const text = { id: randomUUID(), to: '2125550142', body: 'once' }
      await texterUnderTest.texter.send(text)
      await texterUnderTest.texter.send(text)
      expect(await texterUnderTest.arrived(text.id)).toEqual([{ to: '2125550142', body: 'once' }])
    })
  })
}
