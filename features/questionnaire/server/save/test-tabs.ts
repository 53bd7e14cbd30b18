import type { Browser } from '#testing/test-app.ts'
import type { JsonObject } from '../../rules/content/model.ts'
import type { savesIn, Saving, SaveSeen } from './test-saves.ts'

/** The names of the lessors by record ID. */
export type Lessors = ReadonlyMap<string, string>

export interface SaveRequest extends Required<Pick<Saving, 'base' | 'writer' | 'sequence'>> {
  readonly lessors: Lessors
}

export interface Tab {
  readonly person: Browser
  readonly writer: string
  readonly sequence: number
  readonly base: number
  readonly lessors: Lessors
  readonly requests: readonly SaveRequest[]
  /** Index of a request whose response was lost. */
  readonly unanswered: number | undefined
}

const key = 'leasedVehicles'

/** Sends the saves of tabs as the portal does. */
export function tabRequests(saves: Awaited<ReturnType<typeof savesIn>>) {
  return {
    send: (person: Browser, { lessors, ...origin }: SaveRequest): Promise<SaveSeen> =>
      saves.save(person, { key, ...origin, data: toAnswer(lessors) }),
    async read(person: Browser): Promise<Lessors> {
      const answer = await saves.read(person, 'vehicles', key)
      return answer ? toLessors(answer) : new Map<string, string>()
    },
  }
}

function toAnswer(lessors: Lessors): JsonObject {
  return { has: 'yes', leases: [...lessors].map(([id, lessorName]) => ({ id, lessorName })) }
}

export function toLessors(answer: JsonObject): Lessors {
  const { leases = [] } = answer as {
    readonly leases?: ReadonlyArray<{ readonly id: string; readonly lessorName: string }>
  }
  return new Map(leases.map(({ id, lessorName }) => [id, lessorName]))
}

interface Revision extends SaveRequest {
  readonly revision: number
  readonly isCurrent: boolean
  /** What was stored, after merging. */
  readonly stored: Lessors
}

export interface ExpectedSave {
  readonly revision: number
  readonly lessors: Lessors
  readonly overwritten: ReadonlyArray<readonly [path: string, before: string]>
}

/** What the specification says about saves of several tabs, for one list of records with a name. */
export class SaveModel {
  readonly #revisions: Revision[] = []

  get current(): Pick<Revision, 'revision' | 'stored'> {
    return (
      this.#revisions.findLast(({ isCurrent }) => isCurrent) ?? { revision: 0, stored: new Map() }
    )
  }

  get countOfRevisions(): number {
    return this.#revisions.length
  }

  save(request: SaveRequest): ExpectedSave {
    const own = this.#revisions.filter(({ writer }) => writer === request.writer)
    const isRetry = own.some(({ sequence }) => sequence === request.sequence)
    if (isRetry) return this.#unchanged()
    const isLate = own.some(({ sequence }) => sequence > request.sequence)
    if (isLate) {
      this.#append(request, request.lessors, false)
      return this.#unchanged()
    }
    const { stored } = this.current
    const { lessors, overwritten } = merge(this.#findBase(request), stored, request.lessors)
    this.#append(request, lessors, true)
    return { revision: this.current.revision, lessors, overwritten }
  }

  #unchanged(): ExpectedSave {
    return { revision: this.current.revision, lessors: this.current.stored, overwritten: [] }
  }

  #append(request: SaveRequest, stored: Lessors, isCurrent: boolean): void {
    const revision = this.#revisions.length + 1
    this.#revisions.push({ ...request, stored, isCurrent, revision })
  }

  /** The revision that the tab has read, or its own newest one before a foreign change. */
  #findBase({ base, writer }: SaveRequest): Lessors {
    const later = this.#revisions.filter((each) => each.isCurrent && each.revision > base)
    const foreign = later.findIndex((each) => each.writer !== writer)
    const own = (foreign < 0 ? later : later.slice(0, foreign)).at(-1)
    return own?.stored ?? this.#revisions[base - 1]?.stored ?? new Map<string, string>()
  }
}

/** Merges two changes of the same base. The newer change wins; a changed record is not deleted. */
export function merge(
  base: Lessors,
  current: Lessors,
  newer: Lessors,
): Pick<ExpectedSave, 'lessors' | 'overwritten'> {
  const lessors = new Map<string, string>()
  const overwritten: Array<readonly [path: string, before: string]> = []
  for (const id of new Set([...newer.keys(), ...current.keys()])) {
    const [previous, stored, submitted] = [base.get(id), current.get(id), newer.get(id)]
    if (stored === undefined || submitted === undefined) {
      const left = stored ?? submitted
      if (left !== undefined && left !== previous) lessors.set(id, left)
      continue
    }
    lessors.set(id, submitted === previous ? stored : submitted)
    if (submitted !== stored && submitted !== previous && stored !== previous)
      overwritten.push([`/leases/${id}/lessorName`, stored])
  }
  return { lessors, overwritten }
}
