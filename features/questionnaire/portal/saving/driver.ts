// spec: saving#autosave, saving#one-in-flight, saving#retries
import type { ProblemFacts } from '#lib/problem.ts'
import type {
  Failure,
  Change,
  ServerState,
  SaveResponse,
  Saving,
  SavingEvent,
} from './saving-state.ts'
import { reduceSaving, dueAtMs, getPhase, getSaving, findUnsent } from './saving-state.ts'

export interface QuestionRef {
  readonly caseId: string
  readonly sectionId: string
  readonly questionKey: string
}

export type SendResult =
  | { readonly type: 'saved'; readonly response: SaveResponse }
  | { readonly type: 'failed'; readonly failure: Failure; readonly refusal?: ProblemFacts }

export interface SendManner {
  /** True for user input. A retry does not count as activity. */
  readonly byPerson: boolean
  /** True if the page may close before the response arrives. */
  readonly isLeaving: boolean
}

export interface Draft {
  readonly place: QuestionRef
  readonly change: Change
  /** The writer that began the draft. Two tabs can each leave a draft of the same question. */
  readonly owner: string
}

/** Drafts outlive the page. */
export interface Drafts {
  write(draft: Draft): void
  remove(place: QuestionRef, owner: string): void
  /** Returns the drafts, oldest first. */
  all(): readonly Draft[]
}

export interface SavingParts {
  readonly nowMs: () => number
  /** Returns the cancel function. */
  readonly later: (act: () => void, ms: number) => () => void
  /** The promise never rejects. */
  readonly send: (place: QuestionRef, change: Change, manner: SendManner) => Promise<SendResult>
  readonly drafts: Drafts
  /** Identifies this load of the tab. */
  readonly writer: string
}

/** Save states of one section, keyed by question key. */
export type SectionSavings = ReadonlyMap<string, Saving>

export interface TabSaving {
  /** Passes in the answer that a read returned. */
  setServerState(place: QuestionRef, saved: ServerState): void
  /** Stores a draft at once and saves it soon. */
  type(place: QuestionRef, change: Pick<Change, 'data' | 'isComplete'>): void
  /** Sends now. Resolves to true once all is saved, to false after a failure. */
  waitUntilSaved(place: QuestionRef): Promise<boolean>
  waitUntilAllSaved(): Promise<boolean>
  /** Waits for all changes of a case, except those in read-only sections, which cannot be sent. */
  waitUntilCaseSaved(caseId: string): Promise<boolean>
  /** Sends waiting changes now, without waiting for the result. */
  flush(): void
  /** Sends as many changes as possible before the page closes. */
  leave(): void
  /** Takes over drafts that other pages left, of one case or of all. */
  restore(caseId?: string): void
  /** Sends what a section refused while it was read-only. */
  reopen(caseId: string, sectionId: string): void
  /** Deletes a change that can no longer be sent. */
  discardDraft(place: QuestionRef): void
  /** Removes the state of a saved answer that no screen shows. */
  forget(place: QuestionRef): void
  /** Called when the session ends. */
  close(): void
  ofSection(caseId: string, sectionId: string): SectionSavings
  all(): ReadonlyArray<{ readonly place: QuestionRef; readonly saving: Saving }>
  /** Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
}

interface Entry {
  readonly place: QuestionRef
  saving: Saving
  callOff: (() => void) | undefined
  /** Owner of the draft that holds the unsent change. */
  owner: string
}

const nothing: SectionSavings = new Map()
const unknown: ServerState = {
  data: {},
  revision: undefined,
  isComplete: false,
  savedAt: undefined,
}

export function createSaving({ nowMs, later, send, drafts, writer }: SavingParts): TabSaving {
  const places = new Map<string, Entry>()
  const sections = new Map<string, SectionSavings>()
  const listeners = new Set<() => void>()
  let sequence = 0
  let generation = 0

  const getName = ({ caseId, sectionId, questionKey }: QuestionRef) =>
    `${caseId} ${sectionId} ${questionKey}`
  const getSection = ({ caseId, sectionId }: Pick<QuestionRef, 'caseId' | 'sectionId'>) =>
    `${caseId} ${sectionId}`

  function notifyListeners(place: QuestionRef): void {
    const ofSection = [...places.values()].filter(
      (entry) => getSection(entry.place) === getSection(place),
    )
    sections.set(
      getSection(place),
      new Map(ofSection.map((entry) => [entry.place.questionKey, entry.saving])),
    )
    for (const listener of listeners) listener()
  }

  function getEntry(place: QuestionRef): Entry {
    const known = places.get(getName(place))
    if (known) return known
    const made: Entry = { place, saving: getSaving(unknown), callOff: undefined, owner: writer }
    places.set(getName(place), made)
    return made
  }

  function dispatch(place: QuestionRef, event: SavingEvent, manner: SendManner): void {
    const entry = getEntry(place)
    const before = entry.saving
    entry.saving = reduceSaving(before, event)
    if (entry.saving === before) return
    persistDraft(entry, before)
    schedule(place, manner)
    notifyListeners(place)
  }

  function persistDraft(entry: Entry, before: Saving): void {
    const { place, owner } = entry
    const unsent = findUnsent(entry.saving)
    if (unsent === findUnsent(before)) return
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
    // If another page left a draft of this question, it is sent next, with its own base revision.
    const next = drafts.all().find((draft) => getName(draft.place) === getName(place))
    if (next) resume(entry, next)
  }

  function resume(entry: Entry, { change, owner }: Draft): void {
    entry.owner = owner
    entry.saving = reduceSaving(entry.saving, { type: 'restored', change })
  }

  /** Sends a due change, or sets a timer for it. */
  function schedule(place: QuestionRef, manner: SendManner): void {
    const entry = getEntry(place)
    entry.callOff?.()
    entry.callOff = undefined
    const due = dueAtMs(entry.saving)
    if (due === undefined) return
    const wait = due - nowMs()
    if (wait > 0) {
      entry.callOff = later(() => {
        schedule(place, { byPerson: entry.saving.failures === 0, isLeaving: false })
        notifyListeners(place)
      }, wait)
      return
    }
    entry.saving = reduceSaving(entry.saving, { type: 'send' })
    void sendNow(place, manner)
  }

  async function sendNow(place: QuestionRef, manner: SendManner): Promise<void> {
    const change = getEntry(place).saving.inFlight
    if (!change) return
    const mine = generation
    const result = await send(place, change, manner)
    // The session ended meanwhile, so the response is dropped.
    if (mine !== generation) return
    const event: SavingEvent = result.type === 'saved' ? result : { ...result, atMs: nowMs() }
    dispatch(place, event, { byPerson: result.type === 'saved', isLeaving: false })
  }

  /** Resolves when nothing is waiting, or after a failed try. */
  function waitUntilSaved(place: QuestionRef): Promise<boolean> {
    dispatch(place, { type: 'flush' }, { byPerson: true, isLeaving: false })
    return new Promise((answer) => {
      const done = (isSaved: boolean) => {
        listeners.delete(look)
        answer(isSaved)
      }
      const look = () => {
        const { saving } = getEntry(place)
        if (!findUnsent(saving)) done(true)
        else if (!saving.inFlight && (saving.stopped !== undefined || saving.failures > 0))
          done(false)
      }
      listeners.add(look)
      look()
    })
  }

  async function waitUntilEachSaved(entries: readonly Entry[]): Promise<boolean> {
    return (await Promise.all(entries.map(({ place }) => waitUntilSaved(place)))).every(Boolean)
  }

  const unsent = () => [...places.values()].filter(({ saving }) => findUnsent(saving))

  return {
    setServerState: (place, saved) =>
      dispatch(place, { type: 'read', saved }, { byPerson: false, isLeaving: false }),
    type(place, { data, isComplete }) {
      sequence += 1
      dispatch(
        place,
        { type: 'typed', change: { data, isComplete, writer, sequence }, atMs: nowMs() },
        { byPerson: true, isLeaving: false },
      )
    },
    waitUntilSaved,
    waitUntilAllSaved: () => waitUntilEachSaved(unsent()),
    waitUntilCaseSaved: (caseId) =>
      waitUntilEachSaved(
        unsent().filter(
          ({ place, saving }) => place.caseId === caseId && getPhase(saving) !== 'closed',
        ),
      ),
    flush() {
      for (const { place, saving } of unsent())
        dispatch(place, { type: 'flush' }, { byPerson: saving.failures === 0, isLeaving: false })
    },
    leave() {
      for (const { place, saving } of unsent()) {
        if (saving.stopped) continue
        // Both requests may arrive. The older change then overwrites nothing.
        if (saving.inFlight && saving.waiting)
          void send(place, saving.waiting, { byPerson: saving.failures === 0, isLeaving: true })
        else
          dispatch(place, { type: 'flush' }, { byPerson: saving.failures === 0, isLeaving: true })
      }
    },
    restore(caseId) {
      for (const draft of drafts.all()) {
        const { place } = draft
        if ((caseId !== undefined && place.caseId !== caseId) || findUnsent(getEntry(place).saving))
          continue
        resume(getEntry(place), draft)
        schedule(place, { byPerson: false, isLeaving: false })
        notifyListeners(place)
      }
    },
    reopen(caseId, sectionId) {
      const reopened = getSection({ caseId, sectionId })
      for (const { place } of unsent())
        if (getSection(place) === reopened)
          dispatch(place, { type: 'reopened' }, { byPerson: false, isLeaving: false })
    },
    discardDraft: (place) =>
      dispatch(place, { type: 'discard' }, { byPerson: false, isLeaving: false }),
    forget(place) {
      const entry = places.get(getName(place))
      if (!entry || getPhase(entry.saving) !== 'clean') return
      places.delete(getName(place))
      notifyListeners(place)
    },
    close() {
      generation += 1
      for (const { callOff } of places.values()) callOff?.()
      places.clear()
      // Does not notify the listeners, since rendering the closing page again would send requests.
      sections.clear()
    },
    ofSection: (caseId, sectionId) => sections.get(getSection({ caseId, sectionId })) ?? nothing,
    all: () => [...places.values()].map(({ place, saving }) => ({ place, saving })),
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
