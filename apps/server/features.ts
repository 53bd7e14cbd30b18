// The features of the server. Each declares in `server/feature.ts` what it has for the program.
import type { CaseEventKind } from '#contract/workspace.generated.ts'
import { outboxColumns } from '#adapters/outbox/keyed-columns.ts'
import { feature as account } from '#features/account/server/feature.ts'
import type { ListNamedParts } from '#features/cases/server/named-parts.ts'
import type { DuplicatesDeps } from '#features/cases/server/duplicates/merge-duplicate.ts'
import type { EnteredStage, StageEntered } from '#features/cases/server/stage/stage-entered.ts'
import type { SummaryPart } from '#features/cases/server/summary-facts.ts'
import { feature as cases } from '#features/cases/server/feature.ts'
import {
  listShownEvents,
  type ShownEvents,
} from '#features/clients/server/activity/read-activity.ts'
import { feature as clients } from '#features/clients/server/feature.ts'
import { feature as courses } from '#features/courses/server/feature.ts'
import { feature as documents } from '#features/documents/server/feature.ts'
import { feature as filing } from '#features/filing/server/feature.ts'
import { feature as firm } from '#features/firm/server/feature.ts'
import type { StaffKey } from '#features/firm/server/firms.ts'
import { feature as invitation } from '#features/invitation/server/feature.ts'
import type { NewsWords } from '#features/notifications/rules/news-words.ts'
import type { StaffNoticeWords } from '#features/notifications/rules/staff/notices.ts'
import { feature as notifications } from '#features/notifications/server/feature.ts'
import { feature as petition } from '#features/petition/server/feature.ts'
import { feature as preview } from '#features/preview/server/feature.ts'
import { feature as questionnaire } from '#features/questionnaire/server/feature.ts'
import { feature as signIn } from '#features/sign-in/server/feature.ts'
import { noWork, type LeavingWork } from '#features/staff/rules/leaving/held-work.ts'
import type { HandOverEvent, HeldWorkDeps } from '#features/staff/server/deps.ts'
import { feature as staff } from '#features/staff/server/feature.ts'
import { feature as verification } from '#features/verification/server/feature.ts'
import { feature as work } from '#features/work/server/feature.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { HandOver } from '#lib/hand-over.ts'
import { keyedColumn, type KeyedColumn } from '#lib/keyed-column.ts'
import type { Db, FirmTx, Tx } from '#ports/database.ts'
import type { CleanUpStep, FeatureJob } from '#ports/feature-jobs.ts'
import type { AppDeps } from './app-deps.ts'
import type { ResolverTables } from './graphql/schema.ts'

const declared = [
  account,
  signIn,
  staff,
  verification,
  firm,
  notifications,
  cases,
  work,
  clients,
  invitation,
  documents,
  questionnaire,
  courses,
  filing,
  petition,
  preview,
] as const

/** All of it is optional. */
interface ServerFeature {
  /** Resolver maps of the portal's API. */
  readonly resolvers?: readonly ((deps: AppDeps) => ResolverTables[number])[]
  readonly workspaceResolvers?: readonly ((deps: AppDeps) => ResolverTables[number])[]
  /** News of clients, and notices of staff, by kind. */
  readonly newsWords?: NewsWords
  readonly noticeWords?: StaffNoticeWords
  readonly auditEvents?: Readonly<Record<string, CaseEventKind | null>>
  readonly keyedColumns?: readonly KeyedColumn[]
  /** Counts its part of the client list. */
  readonly summarize?: (deps: AppDeps) => SummaryPart
  /** Runs after a spouse joined or left a case. */
  readonly peopleChanged?: (deps: AppDeps, tx: Tx, legalCase: CaseOfFirm) => Promise<void>
  /** Runs when a case enters a stage. */
  readonly stageEntered?: (deps: AppDeps, tx: Tx, entered: EnteredStage) => Promise<void>
  /** Moves its rows to the other case when a case was created twice. */
  readonly moveToCase?: DuplicatesDeps['moveToCase']
  /** What is a person's of the staff, and goes to a colleague when the person leaves. */
  readonly heldWork?: (deps: Pick<AppDeps, 'clock'>) => HeldWorkPart
  /** Names its parts of a case in the activity. */
  readonly listNamedParts?: (deps: Pick<AppDeps, 'contents'>) => ListNamedParts
  readonly jobs?: readonly FeatureJob<AppDeps>[]
  readonly cleanUp?: readonly CleanUpStep<AppDeps>[]
}

interface HeldWorkPart {
  readonly count: (db: Db, person: StaffKey) => Promise<Partial<LeavingWork>>
  readonly listHolders?: (
    db: Db,
    firmId: string,
    staffIds: readonly string[],
  ) => Promise<readonly string[]>
  readonly handOver: (tx: FirmTx, handOver: HandOver) => Promise<readonly HandOverEvent[] | void>
}

const features: readonly ServerFeature[] = declared

export function resolverTables(deps: AppDeps): ResolverTables {
  return features.flatMap(({ resolvers = [] }) => resolvers.map((create) => create(deps)))
}

export function workspaceResolverTables(deps: AppDeps): ResolverTables {
  return features.flatMap(({ workspaceResolvers = [] }) =>
    workspaceResolvers.map((create) => create(deps)),
  )
}

/** The intersection of what the features declare under a name. */
type Merged<Key extends keyof ServerFeature> = (
  (typeof declared)[number] extends infer Each
    ? Each extends Readonly<Record<Key, infer Value>>
      ? (value: Value) => void
      : never
    : never
) extends (value: infer All) => void
  ? All
  : never

export const newsWords = Object.assign(
  {},
  ...features.map((feature) => feature.newsWords),
) as Merged<'newsWords'>

export const staffNoticeWords = Object.assign(
  {},
  ...features.map(({ noticeWords }) => noticeWords),
) as Merged<'noticeWords'>

export const shownEvents: ShownEvents = new Map(
  features.flatMap(({ auditEvents = {} }) => [...listShownEvents(auditEvents)]),
)

/** Firm keys come first, so that what is under them is made again with the newest. */
export const keyedColumns: readonly KeyedColumn[] = [
  keyedColumn({ table: 'firm', column: 'sealed_key', id: ['id'], by: 'firm-key-wrapping' }),
  ...outboxColumns,
  ...features.flatMap((feature) => feature.keyedColumns ?? []),
]

export function summaryParts(deps: AppDeps): readonly SummaryPart[] {
  return features.flatMap(({ summarize }) => (summarize ? [summarize(deps)] : []))
}

export function peopleChanged(deps: AppDeps): AppDeps['peopleChanged'] {
  return async (tx, legalCase) => {
    for (const feature of features) await feature.peopleChanged?.(deps, tx, legalCase)
  }
}

export function stageEntered(deps: AppDeps): StageEntered {
  return async (tx, entered) => {
    for (const feature of features) await feature.stageEntered?.(deps, tx, entered)
  }
}

export const moveToCase: DuplicatesDeps['moveToCase'] = async (tx, duplicate, toCaseId) => {
  for (const feature of features) await feature.moveToCase?.(tx, duplicate, toCaseId)
}

export function heldWork(deps: Pick<AppDeps, 'clock'>): HeldWorkDeps {
  const parts = features.flatMap((feature) => (feature.heldWork ? [feature.heldWork(deps)] : []))
  return {
    async count(db, person) {
      let work = noWork
      for (const part of parts) work = { ...work, ...(await part.count(db, person)) }
      return work
    },
    async listHolders(db, firmId, staffIds) {
      const holders = new Set<string>()
      for (const { listHolders } of parts)
        for (const staffId of (await listHolders?.(db, firmId, staffIds)) ?? [])
          holders.add(staffId)
      return holders
    },
    async handOver(tx, handOver) {
      let events: readonly HandOverEvent[] = []
      for (const part of parts) events = events.concat((await part.handOver(tx, handOver)) ?? [])
      return events
    },
  }
}

export function namedParts(deps: Pick<AppDeps, 'contents'>): ListNamedParts {
  const lists = features.flatMap(({ listNamedParts }) =>
    listNamedParts ? [listNamedParts(deps)] : [],
  )
  return async (...ofCase) => {
    const parts = []
    for (const list of lists) parts.push(...(await list(...ofCase)))
    return parts
  }
}

export const featureJobs: readonly FeatureJob<AppDeps>[] = features.flatMap(({ jobs = [] }) => jobs)

export const cleanUpSteps: readonly CleanUpStep<AppDeps>[] = features.flatMap(
  ({ cleanUp = [] }) => cleanUp,
)
