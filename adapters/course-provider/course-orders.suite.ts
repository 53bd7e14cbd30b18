// The contract tests of the port. They run against the HTTP adapter and the demo provider.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Problem } from '#lib/problem.ts'
import type { CourseMethod, CourseProvider, ProviderOrderInput } from '#ports/course-provider.ts'
import {
  applicant,
  details,
  gone,
  ssnEnding,
  unit,
  type ProviderUnderTest,
} from './test-course-provider.ts'

export function courseOrdersSuite(name: string, make: () => Promise<ProviderUnderTest>): void {
  describe(name, () => {
    let under: ProviderUnderTest
    let provider: CourseProvider
    beforeAll(async () => {
      under = await make()
      provider = under.provider
    })
    afterAll(() => under.close())
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

    test('places an order only once, even if the call is repeated or concurrent', async () => {
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
    test('a phone order for two users is registered later and lists the ordering user first', async () => {
      const order = await placed(2, {
        userKeys: [await newUser(), await newUser(ssnEnding('3335'))],
      })
      expect(order.item.status).toBe(12)
      expect(order.persons.map(({ isApplicant }) => isApplicant)).toEqual([true, false])
      expect(new Set(order.persons.map(({ personKey }) => personKey)).size).toBe(2)
    })
    test('a firm can order without choosing a course, and one choice is accepted later', async () => {
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
      ['at an unknown provider', { choice: { providerId: 1, method: 1 } }],
      ['in an order that is not there', { orderKey: 'nothing' }],
    ])('refuses to place an order %s', async (_, more) => {
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
    test('refuses a registration for an item that does not exist', async () => {
      await expect(
        provider.register(randomUUID(), { itemKey: 'nothing', persons: [] }),
      ).rejects.toMatchObject(gone)
    })

    test('returns the complete state of an item by its key and by the IDs of our placeOrder and register calls', async () => {
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

    test('a failed call places no order; after a lost response, the placed order can be found', async () => {
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
  })
}
