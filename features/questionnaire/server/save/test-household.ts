import type { Saves, SaveSeen } from './test-saves.ts'
import fc from 'fast-check'
import { beforeAll, expect } from 'vitest'
import type { Browser, TestApp } from '#testing/test-app.ts'
import type { JsonObject } from '../../rules/content/model.ts'
import {
  merge,
  SaveModel,
  tabRequests,
  toLessors,
  type SaveRequest,
  type Tab,
} from './test-tabs.ts'

interface Step {
  readonly step: keyof typeof weights
  readonly tab: number
  readonly pick: number
}

const weights = {
  add: 3,
  rename: 3,
  remove: 3,
  send: 3,
  'send, lose the response': 3,
  'lose the request': 1,
  retry: 2,
  'send an older request again': 1,
  'close and open again': 1,
} as const

export const anyStep: fc.Arbitrary<Step> = fc.record({
  step: fc.oneof(
    ...Object.entries(weights).map(([step, weight]) => ({
      weight,
      arbitrary: fc.constant(step as Step['step']),
    })),
  ),
  tab: fc.nat(2),
  pick: fc.nat(20),
})

function shownIn(seen: SaveSeen, { lessors }: SaveRequest) {
  const text = seen.questionDataJsonText
  return text === null ? lessors : toLessors(JSON.parse(text) as JsonObject)
}

/** Acts of a test on a household. */
export interface Household {
  take(step: Step): Promise<void>
  expectRows(): Promise<void>
}

/** Households whose tabs save answers of a case, as the model expects it. */
export function householdsOf(app: TestApp, saves: Saves) {
  let people: readonly [Browser, Browser]

  beforeAll(async () => {
    people = [app.browser(), app.browser()]
    await people[0].signIn('marcus.whitfield@example.com')
    await people[1].signIn('elena.whitfield@example.com')
  })

  /** The first person has two tabs, the second one. */
  class TabsOfHousehold implements Household {
    readonly #model = new SaveModel()
    readonly #requests = tabRequests(saves)
    #count = 0
    readonly #tabs: Tab[] = [0, 0, 1].map((person) => this.#open(people[person] ?? people[0]))

    async take({ step, tab: index, pick }: Step): Promise<void> {
      const tab = this.#tabs[index]
      if (tab) this.#tabs[index] = await this.#next(tab, step, pick)
    }

    async expectRows(): Promise<void> {
      for (const person of people)
        expect(await this.#requests.read(person)).toEqual(this.#model.current.stored)
      expect(await saves.readRows('questionnaire_revision')).toHaveLength(
        this.#model.countOfRevisions,
      )
    }

    async #next(tab: Tab, step: Step['step'], pick: number): Promise<Tab> {
      const ids = [...tab.lessors.keys()]
      const id = ids[pick % Math.max(1, ids.length)]
      const changed = new Map(tab.lessors)
      switch (step) {
        case 'add':
          return { ...tab, lessors: changed.set(this.#newText(), this.#newText()) }
        case 'rename':
          return id === undefined ? tab : { ...tab, lessors: changed.set(id, this.#newText()) }
        case 'remove':
          changed.delete(id ?? '')
          return { ...tab, lessors: changed }
        case 'lose the request':
          return this.#withRequest(tab)
        case 'send':
        case 'send, lose the response': {
          const after = this.#withRequest(tab)
          const last = after.requests.length - 1
          if (step === 'send') return this.#send(after, last)
          await this.#sendAndCompare(after, after.requests[last])
          return { ...after, unanswered: last }
        }
        case 'retry':
          return tab.unanswered === undefined ? tab : this.#send(tab, tab.unanswered)
        case 'send an older request again':
          await this.#sendAndCompare(tab, tab.requests[pick % Math.max(1, tab.requests.length)])
          return tab
        case 'close and open again': {
          const { revision, stored } = this.#model.current
          expect(await this.#requests.read(tab.person)).toEqual(stored)
          return { ...this.#open(tab.person), base: revision, lessors: stored }
        }
      }
    }

    #open(person: Browser): Tab {
      const writer = `3f0e1c52-6f0a-4f7e-9a55-${String(++this.#count).padStart(12, '0')}`
      const lessors = new Map<string, string>()
      return { person, writer, sequence: 0, base: 0, lessors, requests: [], unanswered: undefined }
    }

    #newText(): string {
      return `r${String(++this.#count).padStart(5, '0')}`
    }

    #withRequest(tab: Tab): Tab {
      const { writer, base, lessors } = tab
      const sequence = tab.sequence + 1
      return { ...tab, sequence, requests: [...tab.requests, { writer, base, lessors, sequence }] }
    }

    /** Sends it and takes over the response, like the portal. What was typed since stays. */
    async #send(tab: Tab, index: number): Promise<Tab> {
      const request = tab.requests[index]
      const seen = await this.#sendAndCompare(tab, request)
      if (!seen || !request) return tab
      const shown = shownIn(seen, request)
      return {
        ...tab,
        base: seen.revision ?? 0,
        lessors: merge(request.lessors, shown, tab.lessors).lessors,
        unanswered: undefined,
      }
    }

    async #sendAndCompare(
      tab: Tab,
      request: SaveRequest | undefined,
    ): Promise<SaveSeen | undefined> {
      if (!request) return undefined
      const expected = this.#model.save(request)
      const seen = await this.#requests.send(tab.person, request)
      const before = (seen.overwrittenValues ?? []).map(
        (text) => JSON.parse(text ?? 'null') as unknown,
      )
      expect({
        success: seen.success,
        revision: seen.revision,
        lessors: shownIn(seen, request),
        overwritten: new Map(seen.overwrittenPaths.map((path, at) => [path, before[at]])),
      }).toEqual({
        success: true,
        revision: expected.revision,
        lessors: expected.lessors,
        overwritten: new Map(expected.overwritten),
      })
      return seen
    }
  }
  return { newHousehold: (): Household => new TabsOfHousehold() }
}
