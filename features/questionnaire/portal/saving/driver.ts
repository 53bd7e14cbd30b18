// Brings answers to the server: one save of a question at a time, the newest waits; what is not there yet is kept and tried again (decisions B4.1).
import type { Failure, Change, Saved, SavedAnswer, Saving, SavingEvent } from './saving-state.ts'
import { after, dueAtMs, phaseOf, savingOf, unsentOf } from './saving-state.ts'

/** Of one question in one section of one case. */
export interface Place {
  readonly caseId: string
  readonly sectionId: string
  readonly questionKey: string
}

export type SendResult =
  | { readonly is: 'saved'; readonly answer: SavedAnswer }
  | { readonly is: 'failed'; readonly failure: Failure; readonly says?: string }

export interface SendManner {
  /** A person has just typed this; a retry is no activity. */
  readonly byPerson: boolean
  /** The page may be gone before the answer. */
  readonly isLeaving: boolean
}

export interface Draft {
  readonly place: Place
  readonly change: Change
  /** The writer that began it. It names the draft, so that two tabs can each leave one of the same question. */
  readonly owner: string
}

/** Drafts that outlive the page. */
export interface Drafts {
  write(draft: Draft): void
  remove(place: Place, owner: string): void
  /** Oldest first. */
  all(): readonly Draft[]
}

export interface SavingParts {
  readonly nowMs: () => number
  /** Answers the function that calls it off. */
  readonly later: (act: () => void, ms: number) => () => void
  /** Never rejects. */
  readonly send: (place: Place, change: Change, manner: SendManner) => Promise<SendResult>
  readonly drafts: Drafts
  /** Names this tab, as it was loaded this time. */
  readonly writer: string
}

/** By question key. */
export type SectionSavings = ReadonlyMap<string, Saving>

export interface TabSaving {
  /** What a read has told of a question. */
  know(place: Place, saved: Saved): void
  /** Kept at once, and saved soon. */
  type(place: Place, change: Pick<Change, 'data' | 'isComplete'>): void
  /** Sends now what waits. True when all of it has arrived; false when something has not, which is then tried again. */
  settle(place: Place): Promise<boolean>
  settleAll(): Promise<boolean>
  /** All of a case that can still be sent: what met a closed section is shown there, and holds nothing up. */
  settleCase(caseId: string): Promise<boolean>
  /** The network may be back, or somebody leaves a field: what waits goes now, without being waited for. */
  hurry(): void
  /** The page may be gone the next moment. */
  leave(): void
  /** Takes up what other pages have left of this case, or of all. */
  restore(caseId?: string): void
  /** What cannot be sent any more is forgotten, once somebody has seen it. */
  giveUp(place: Place): void
  /** Nobody looks at it any more: what is saved need not be remembered here. */
  forget(place: Place): void
  /** Nobody is signed in any more. */
  close(): void
  ofSection(caseId: string, sectionId: string): SectionSavings
  all(): ReadonlyArray<{ readonly place: Place; readonly saving: Saving }>
  /** Answers the function that ends it. */
  subscribe(listener: () => void): () => void
}

interface Entry {
  readonly place: Place
  saving: Saving
  callOff: (() => void) | undefined
  /** Of the draft that keeps what is not sent. */
  owner: string
}

const nothing: SectionSavings = new Map()
const unknown: Saved = { data: {}, revision: undefined, isComplete: false, savedAt: undefined }

export function createSaving({ nowMs, later, send, drafts, writer }: SavingParts): TabSaving {
  const places = new Map<string, Entry>()
  const sections = new Map<string, SectionSavings>()
  const listeners = new Set<() => void>()
  let sequence = 0
  let generation = 0

  const nameOf = ({ caseId, sectionId, questionKey }: Place) =>
    `${caseId} ${sectionId} ${questionKey}`
  const sectionOf = ({ caseId, sectionId }: Pick<Place, 'caseId' | 'sectionId'>) =>
    `${caseId} ${sectionId}`

  function tell(place: Place): void {
    const ofSection = [...places.values()].filter(
      (one) => sectionOf(one.place) === sectionOf(place),
    )
    sections.set(
      sectionOf(place),
      new Map(ofSection.map((one) => [one.place.questionKey, one.saving])),
    )
    for (const listener of listeners) listener()
  }

  function at(place: Place): Entry {
    const known = places.get(nameOf(place))
    if (known) return known
    const made: Entry = { place, saving: savingOf(unknown), callOff: undefined, owner: writer }
    places.set(nameOf(place), made)
    return made
  }

  function happen(place: Place, event: SavingEvent, manner: SendManner): void {
    const entry = at(place)
    const before = entry.saving
    entry.saving = after(before, event)
    if (entry.saving === before) return
    keep(entry, before)
    go(place, manner)
    tell(place)
  }

  function keep(entry: Entry, before: Saving): void {
    const { place, owner } = entry
    const unsent = unsentOf(entry.saving)
    if (unsent === unsentOf(before)) return
    if (unsent) {
      const { data, isComplete, sequence, base } = unsent
      return drafts.write({
        place,
        change: { data, isComplete, writer: unsent.writer, sequence, base },
        owner,
      })
    }
    drafts.remove(place, owner)
    entry.owner = writer
    // Another page may have left one of the same question. It goes next, with its own base: the server merges.
    const next = drafts.all().find((draft) => nameOf(draft.place) === nameOf(place))
    if (next) resume(entry, next)
  }

  function resume(entry: Entry, { change, owner }: Draft): void {
    entry.owner = owner
    entry.saving = after(entry.saving, { is: 'restored', change })
  }

  /** Sends what is due, or waits until it is. */
  function go(place: Place, manner: SendManner): void {
    const entry = at(place)
    entry.callOff?.()
    entry.callOff = undefined
    const due = dueAtMs(entry.saving)
    if (due === undefined) return
    const wait = due - nowMs()
    if (wait > 0) {
      entry.callOff = later(() => {
        go(place, { byPerson: entry.saving.failures === 0, isLeaving: false })
        tell(place)
      }, wait)
      return
    }
    entry.saving = after(entry.saving, { is: 'sent' })
    void carry(place, manner)
  }

  async function carry(place: Place, manner: SendManner): Promise<void> {
    const change = at(place).saving.inFlight
    if (!change) return
    const mine = generation
    const result = await send(place, change, manner)
    // Signed off meanwhile: whatever came back belongs to nobody.
    if (mine !== generation) return
    const event: SavingEvent = result.is === 'saved' ? result : { ...result, atMs: nowMs() }
    happen(place, event, { byPerson: result.is === 'saved', isLeaving: false })
  }

  /** Resolves when nothing waits any more, or when a try has failed. */
  function settle(place: Place): Promise<boolean> {
    happen(place, { is: 'hurry' }, { byPerson: true, isLeaving: false })
    return new Promise((answer) => {
      const done = (isSaved: boolean) => {
        listeners.delete(look)
        answer(isSaved)
      }
      const look = () => {
        const { saving } = at(place)
        if (!unsentOf(saving)) done(true)
        else if (!saving.inFlight && (saving.stopped !== undefined || saving.failures > 0))
          done(false)
      }
      listeners.add(look)
      look()
    })
  }

  async function settleEach(entries: readonly Entry[]): Promise<boolean> {
    return (await Promise.all(entries.map(({ place }) => settle(place)))).every(Boolean)
  }

  const unsent = () => [...places.values()].filter(({ saving }) => unsentOf(saving))

  return {
    know: (place, saved) =>
      happen(place, { is: 'known', saved }, { byPerson: false, isLeaving: false }),
    type(place, { data, isComplete }) {
      sequence += 1
      happen(
        place,
        { is: 'typed', change: { data, isComplete, writer, sequence }, atMs: nowMs() },
        { byPerson: true, isLeaving: false },
      )
    },
    settle,
    settleAll: () => settleEach(unsent()),
    settleCase: (caseId) =>
      settleEach(
        unsent().filter(
          ({ place, saving }) => place.caseId === caseId && phaseOf(saving) !== 'closed',
        ),
      ),
    hurry() {
      for (const { place, saving } of unsent())
        happen(place, { is: 'hurry' }, { byPerson: saving.failures === 0, isLeaving: false })
    },
    leave() {
      for (const { place, saving } of unsent()) {
        if (saving.stopped) continue
        // What is on its way may be lost with the page; a late one of the two overwrites nothing.
        if (saving.inFlight && saving.waiting)
          void send(place, saving.waiting, { byPerson: saving.failures === 0, isLeaving: true })
        else happen(place, { is: 'hurry' }, { byPerson: saving.failures === 0, isLeaving: true })
      }
    },
    restore(caseId) {
      for (const draft of drafts.all()) {
        const { place } = draft
        if ((caseId !== undefined && place.caseId !== caseId) || unsentOf(at(place).saving))
          continue
        resume(at(place), draft)
        go(place, { byPerson: false, isLeaving: false })
        tell(place)
      }
    },
    giveUp: (place) => happen(place, { is: 'given up' }, { byPerson: false, isLeaving: false }),
    forget(place) {
      const entry = places.get(nameOf(place))
      if (!entry || phaseOf(entry.saving) !== 'clean') return
      places.delete(nameOf(place))
      tell(place)
    },
    close() {
      generation += 1
      for (const { callOff } of places.values()) callOff?.()
      places.clear()
      // Nobody is told: the page is on its way out, and drawing it again would ask the server for it.
      sections.clear()
    },
    ofSection: (caseId, sectionId) => sections.get(sectionOf({ caseId, sectionId })) ?? nothing,
    all: () => [...places.values()].map(({ place, saving }) => ({ place, saving })),
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
