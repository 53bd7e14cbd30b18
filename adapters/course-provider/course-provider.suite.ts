// The contract tests of the port. They run against the HTTP adapter and the demo provider.
import { createHash, randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Problem } from '#lib/problem.ts'
import type {
  CourseCustomer,
  CourseMethod,
  CourseProvider,
  ProviderOrderInput,
} from '#ports/course-provider.ts'
import type { ProviderConsole } from '#apps/demo/course-provider/provider-console.ts'

export interface ProviderUnderTest {
  readonly provider: CourseProvider
  /** Acts of people at the service. */
  readonly console: ProviderConsole
  close(): Promise<void>
}

const unit = { unitKey: 'unit-1', clientCode: 'code-1' }
const nowhere = { street: null, city: null, state: null, zip: null }
const applicant = {
  ...nowhere,
  firstName: 'Rosa',
  lastName: 'Núñez',
  emailAddress: 'rosa@example.com',
  mobilePhone: '2125550110',
}
const details: CourseCustomer = {
  ...applicant,
  middleName: 'M',
  suffix: null,
  homePhone: null,
  workPhone: null,
}
const ssnEnding = (last: string) => String(randomInt(10_000, 90_000)) + last
const gone = { code: 'course-provider.unavailable', kind: 'unavailable' }

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
    const input = async (more: Partial<ProviderOrderInput> = {}): Promise<ProviderOrderInput> => ({
      unit,
      courseType: 1,
      payment: 1,
      orderKey: null,
      userKeys: [await newUser()],
      choice: { providerId: 245, method: 1 },
      ...more,
    })
    const placed = async (method: CourseMethod = 1, more: Partial<ProviderOrderInput> = {}) => {
      const order = await provider.placeOrder(
        randomUUID(),
        await input({ choice: { providerId: 245, method }, ...more }),
      )
      if (!order.item) throw new Error('Nothing was chosen')
      return { ...order, item: order.item }
    }
    const registered = async (method: CourseMethod = 1) => {
      const order = await placed(method)
      const key = randomUUID()
      return {
        ...order,
        key,
        registration: await provider.register(key, {
          itemKey: order.item.itemKey,
          persons: [{ personKey: order.persons[0]?.personKey ?? '', details }],
        }),
      }
    }

    test.each([
      ['1003', 'several'],
      ['1004', 'other-last-name'],
      ['1005', 'missing-user'],
      ['1006', 'missing-unit'],
    ])('returns for a look-up of …%s the result %s', async (last, kind) => {
      expect(await lookUp(ssnEnding(last))).toEqual({ kind })
    })
    test.each(['1007', '1008'])('fails a look-up of …%s as unavailable', async (last) => {
      await expect(lookUp(ssnEnding(last))).rejects.toMatchObject(gone)
    })
    test('says without an order whether the person has a user, also after creating one', async () => {
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
    ])('finds one order for a look-up of …%s, the same each time', async (last, isJoint, item) => {
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
    })
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

    test('offers both courses from three agencies, with prices of two decimals', async () => {
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
    ] as const)('has for provider %i four texts of course %i', async (providerId, courseType) => {
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

    test('places an order once, also for repeated and concurrent calls', async () => {
      const [key, order] = [randomUUID(), await input()]
      const [first, ...others] = await Promise.all(
        [1, 2, 3, 4].map(() => provider.placeOrder(key, order)),
      )
      for (const order of others) expect(order).toEqual(first)
      expect(first).toMatchObject({
        persons: [{ isApplicant: true }],
        item: { providerId: 245, method: 1, status: 2 },
      })
      expect((await provider.placeOrder(randomUUID(), order)).orderKey).not.toBe(first?.orderKey)
    })
    test('registers a phone order later, for two users, the ordering one first', async () => {
      const order = await placed(2, {
        userKeys: [await newUser(), await newUser(ssnEnding('3335'))],
      })
      expect(order.item.status).toBe(12)
      expect(order.persons.map(({ isApplicant }) => isApplicant)).toEqual([true, false])
      expect(new Set(order.persons.map(({ personKey }) => personKey)).size).toBe(2)
    })
    test('lets a firm order without a choice, and accepts one later choice', async () => {
      const invite = await provider.placeOrder(
        randomUUID(),
        await input({ choice: null, payment: 2 }),
      )
      expect(invite.item).toBeNull()
      const chosen = await placed(1, { orderKey: invite.orderKey, payment: 2 })
      expect(chosen).toMatchObject({
        orderKey: invite.orderKey,
        consumerOrderId: invite.consumerOrderId,
        persons: invite.persons,
      })
      expect((await placed(1, { orderKey: invite.orderKey, payment: 2 })).item).toEqual(chosen.item)
      await expect(placed(2, { orderKey: invite.orderKey, payment: 2 })).rejects.toMatchObject(gone)
    })
    test.each<[string, Partial<ProviderOrderInput>]>([
      ['by phone where there is none', { choice: { providerId: 291, method: 2 } }],
      ['for the other course', { choice: { providerId: 246, method: 1 } }],
      ['at nobody', { choice: { providerId: 1, method: 1 } }],
      ['in an order that is not there', { orderKey: 'nothing' }],
    ])('orders nothing %s', async (_, more) => {
      await expect(provider.placeOrder(randomUUID(), await input(more))).rejects.toMatchObject(gone)
    })

    test("gives an online registration an address on the provider's own host", async () => {
      const { registration, item, key } = await registered()
      expect(registration).toEqual({
        status: 3,
        startUrl: expect.stringMatching(/^http.*\/orders\/courses\/Provider245\/course\//),
        phoneNumber: null,
        accessCode: null,
      })
      expect([
        provider.isOwnAddress(245, registration.startUrl ?? ''),
        provider.isOwnAddress(245, 'https://elsewhere.example/orders/courses/Provider245/course/x'),
      ]).toEqual([true, false])
      expect(await provider.register(key, { itemKey: item.itemKey, persons: [] })).toEqual(
        registration,
      )
      expect(await provider.register(randomUUID(), { itemKey: item.itemKey, persons: [] })).toEqual(
        registration,
      )
    })
    test('gives a phone registration a ten-digit number and a code', async () => {
      const { registration } = await registered(2)
      expect(registration).toEqual({
        status: 13,
        startUrl: null,
        phoneNumber: expect.stringMatching(/^\d{10}$/),
        accessCode: expect.stringMatching(/^\d+$/),
      })
    })
    test('registers no one for a missing item', async () => {
      await expect(
        provider.register(randomUUID(), { itemKey: 'nothing', persons: [] }),
      ).rejects.toMatchObject(gone)
    })

    test('returns the complete state of an item by its key and by both of our keys', async () => {
      const key = randomUUID()
      const order = await provider.placeOrder(key, await input())
      const itemKey = order.item?.itemKey ?? ''
      const before = {
        itemKey,
        providerId: 245,
        method: 1,
        status: 2,
        registration: null,
        certificates: [],
        orderKey: order.orderKey,
        consumerOrderId: order.consumerOrderId,
        persons: order.persons,
      }
      expect(await provider.itemState({ itemKey })).toEqual(before)
      expect(await provider.itemState({ placedWith: key })).toEqual(before)
      const registerKey = randomUUID()
      const registration = await provider.register(registerKey, {
        itemKey,
        persons: [{ personKey: order.persons[0]?.personKey ?? '', details }],
      })
      expect(await provider.itemState({ placedWith: registerKey })).toEqual({
        ...before,
        status: 3,
        registration,
      })
      await under.console.perform(itemKey, 'start')
      expect((await provider.itemState({ itemKey }))?.status).toBe(4)
      await under.console.finishWithoutCertificate(itemKey)
      expect((await provider.itemState({ itemKey }))?.status).toBe(5)
      await under.console.certify(itemKey)
      const complete = await provider.itemState({ itemKey })
      expect(complete).toMatchObject({
        status: 6,
        certificates: [{ personKey: order.persons[0]?.personKey, completedAt: expect.any(Date) }],
      })
    })
    test('returns no state for an order that was not placed', async () => {
      expect(await provider.itemState({ itemKey: 'nothing' })).toBeUndefined()
      expect(await provider.itemState({ placedWith: randomUUID() })).toBeUndefined()
    })

    test('does nothing on a failed call, and finds the result after a lost response', async () => {
      const [failed, lost, order] = [randomUUID(), randomUUID(), await input()]
      await under.console.failNext('placeOrder', 'fail')
      await expect(provider.placeOrder(failed, order)).rejects.toMatchObject(gone)
      expect(await provider.itemState({ placedWith: failed })).toBeUndefined()
      await under.console.failNext('placeOrder', 'hang')
      await expect(provider.placeOrder(failed, order)).rejects.toMatchObject(gone)
      expect(await provider.itemState({ placedWith: failed })).toBeUndefined()
      await under.console.failNext('placeOrder', 'lose')
      await expect(provider.placeOrder(lost, order)).rejects.toBeInstanceOf(Problem)
      const state = await provider.itemState({ placedWith: lost })
      expect(state).toMatchObject({ providerId: 245, status: 2 })
      expect((await provider.placeOrder(lost, order)).item?.itemKey).toBe(state?.itemKey)
    })
    test('repeats no personal number in a failure', async () => {
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
