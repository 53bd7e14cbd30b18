// The contract tests of the port. They run against the HTTP adapter and the demo provider.
import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CourseProvider } from '#ports/course-provider.ts'
import { applicant, gone, ssnEnding, unit, type ProviderUnderTest } from './test-course-provider.ts'

export function courseProviderSuite(name: string, make: () => Promise<ProviderUnderTest>): void {
  describe(name, () => {
    let under: ProviderUnderTest
    let provider: CourseProvider
    beforeAll(async () => {
      under = await make()
      provider = under.provider
    })
    afterAll(() => under.close())
    const lookUp = (ssn: string, courseType: 1 | 2 = 1) =>
      provider.lookUp(randomUUID(), { unit, courseType, lastName: 'Núñez', ssn })
    const newUser = async (ssn = ssnEnding('3333')) =>
      (await provider.createUser(randomUUID(), { unit, applicant: { ...applicant, ssn } })).userKey

    test.each([
      ['1003', 'several'],
      ['1004', 'other-last-name'],
      ['1005', 'missing-user'],
      ['1006', 'missing-unit'],
    ])('a look-up of the SSN ending in %s returns the result %s', async (last, kind) => {
      expect(await lookUp(ssnEnding(last))).toEqual({ kind })
    })
    test.each(['1007', '1008'])(
      'a look-up of the SSN ending in %s fails as unavailable',
      async (last) => {
        await expect(lookUp(ssnEnding(last))).rejects.toMatchObject(gone)
      },
    )
    test('a look-up of a person without an order says whether the person has a user at the service', async () => {
      expect(await lookUp(ssnEnding('4441'))).toEqual({ kind: 'none', userKey: null })
      expect(await lookUp(ssnEnding('4442'))).toEqual({
        kind: 'none',
        userKey: expect.stringMatching(/./),
      })
      const ssn = ssnEnding('4443')
      expect(await lookUp(ssn)).toEqual({ kind: 'none', userKey: null })
      const userKey = await newUser(ssn)
      expect(await lookUp(ssn)).toEqual({ kind: 'none', userKey })
    })
    test.each<[string, boolean, object]>([
      ['1002', false, { status: 4 }],
      ['1009', false, { status: 6 }],
      ['1010', true, { status: 2 }],
    ])(
      'a look-up of the SSN ending in %s finds one order, and finds the same order again',
      async (last, isJoint, item) => {
        const ssn = ssnEnding(last)
        const order = await lookUp(ssn, 2)
        expect(order).toMatchObject({
          kind: 'found',
          order: {
            isJoint,
            item: { ...item, providerId: 177, method: 1 },
            persons: isJoint
              ? [{ isApplicant: true }, { isApplicant: false }]
              : [{ isApplicant: true }],
          },
        })
        expect(await lookUp(ssn, 2)).toEqual(order)
      },
    )
    test('serves the certificate of a complete order', async () => {
      const order = await lookUp(ssnEnding('1009'))
      if (order.kind !== 'found' || !order.order.item) throw new Error('There is no order')
      const state = await provider.itemState({ itemKey: order.order.item.itemKey })
      const [certificate] = state?.certificates ?? []
      if (!certificate) throw new Error('There is no certificate')
      const file = await provider.certificate(certificate.url)
      expect(Buffer.from(file.subarray(0, 5)).toString()).toBe('%PDF-')
      expect(createHash('sha256').update(file).digest('hex')).toBe(certificate.sha256)
      expect(certificate.number).toMatch(/^\d{5}-NYEB-CC-\d{9}$/)
      expect(certificate.personKey).toBe(order.order.persons[0]?.personKey)
    })

    test('creates one user per person, and another for the spouse', async () => {
      const ssn = ssnEnding('5551')
      const key = randomUUID()
      const first = await provider.createUser(key, { unit, applicant: { ...applicant, ssn } })
      expect(await provider.createUser(key, { unit, applicant: { ...applicant, ssn } })).toEqual(
        first,
      )
      expect(
        await provider.createUser(randomUUID(), { unit, applicant: { ...applicant, ssn } }),
      ).toEqual(first)
      const spouse = await provider.addSpouse(randomUUID(), {
        unit,
        userKey: first.userKey,
        spouse: { ...applicant, ssn: ssnEnding('5553') },
      })
      expect(spouse.userKey).not.toBe(first.userKey)
    })

    test('offers each course from three agencies, with two decimals in each price', async () => {
      const [first, second] = await Promise.all([
        provider.products(unit, 1),
        provider.products(unit, 2),
      ])
      expect(
        first.map(({ providerId, name, price, methods }) => ({ providerId, name, price, methods })),
      ).toEqual([
        { providerId: 245, name: 'Harborlight', price: '24.00', methods: [1, 2] },
        { providerId: 176, name: 'Cedar Path', price: '19.95', methods: [1, 2] },
        { providerId: 291, name: 'Lantern Learning', price: '0.00', methods: [1] },
      ])
      expect(second.map(({ providerId, price }) => [providerId, price])).toEqual([
        [246, '24.00'],
        [177, '19.95'],
        [294, '9.50'],
      ])
    })
    test.each([
      [245, 1],
      [176, 1],
      [291, 1],
      [246, 2],
      [177, 2],
      [294, 2],
    ] as const)('provider %i has four texts for course %i', async (providerId, courseType) => {
      const pages = await provider.pages(providerId, courseType)
      expect(pages.map(({ kind, language }) => `${kind} ${language}`).toSorted()).toEqual([
        'disclosure en',
        'disclosure es',
        'instructions en',
        'instructions es',
      ])
      for (const { html } of pages) expect(html).toMatch(/<script>[^]*<style>[^]*<img [^]*<h2>/)
    })
    test('gives a republished text a new version', async () => {
      expect((await provider.pages(294, 2)).map(({ version }) => version)).toEqual([
        '1',
        '1',
        '1',
        '1',
      ])
      await under.console.publish(294)
      expect((await provider.pages(294, 2)).map(({ version }) => version)).toEqual([
        '2',
        '2',
        '2',
        '2',
      ])
    })

    test('an error never contains the SSN of the call', async () => {
      const ssn = ssnEnding('1007')
      const error: unknown = await lookUp(ssn).catch((thrown: unknown) => thrown)
      const cause =
        error instanceof Error && error.cause instanceof Error
          ? `${error.cause.message} ${error.cause.stack}`
          : ''
      expect(`${String(error)} ${cause}`).not.toContain(ssn)
    })
  })
}
