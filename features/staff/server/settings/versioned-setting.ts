import type { CaseColleague } from '#contract/workspace.generated.ts'
import type { Problem } from '#lib/problem.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { AuditEventName } from '#ports/audit-events.ts'
import type { Db, FirmTx } from '#ports/database.ts'
import { changeFirmSetting } from './change-firm-setting.ts'
import { findColleague, listColleagues } from '../colleagues.ts'
import type { StaffDeps } from '../deps.ts'
import type { SettingVersions } from './setting-versions.ts'

type Deps = Pick<StaffDeps, 'audit' | 'clock' | 'workspaceDatabase'>

export interface VersionedSettingOptions<Part extends object, Content, Input, Shown, Field> {
  /** Of the result that shows the setting. */
  readonly field: Field
  readonly event: AuditEventName
  readonly versions: SettingVersions<Content, Part>
  /** Returns what to store. Throws for input that is not allowed. */
  readonly check: (input: Input, part: Part) => Content
  /** `own` is undefined while the firm has the standard. */
  readonly show: (own: Content | undefined, part: Part, viewer: StaffViewer) => Shown
  readonly countDifferences: (content: Content) => number
  /** Says that a colleague was first. */
  readonly refusal: () => Problem
}

export type ShownSetting<Shown> = Shown & {
  /** 0 while the firm has the standard. */
  readonly version: number
  readonly history: ReadonlyArray<{
    readonly version: number
    readonly at: Date
    readonly by: CaseColleague | null
    readonly differences: number
  }>
}

const maxHistory = 20

/**
 * A setting of the firm of which each change is a version: everyone reads it with its history,
 * administrators change it. The feature keeps its table, its checks and its standard.
 */
export function versionedSetting<
  Part extends object,
  Content,
  Input,
  Shown extends object,
  Field extends string,
>({
  field,
  event,
  versions,
  check,
  show,
  countDifferences,
  refusal,
}: VersionedSettingOptions<Part, Content, Input, Shown, Field>) {
  async function readNow(db: Db, viewer: StaffViewer, part: Part): Promise<ShownSetting<Shown>> {
    const { firmId } = viewer
    const history = await versions.list(db, { ...part, firmId }, maxHistory)
    const colleagues = await listColleagues(db, { firmId })
    const [current] = history
    return {
      ...show(current?.content, part, viewer),
      version: current?.version ?? 0,
      history: history.map(({ version, content, changedAt, changedBy }) => ({
        ...{ version, at: changedAt, by: findColleague(colleagues, changedBy) },
        differences: countDifferences(content),
      })),
    }
  }

  return {
    read: (deps: Deps, viewer: StaffViewer, part: Part) =>
      readNow(deps.workspaceDatabase.forFirm(viewer.firmId).db, viewer, part),

    /** `version` is the one that was read. `also` runs in the same transaction. */
    change(
      deps: Deps,
      viewer: StaffViewer,
      {
        version,
        input,
        part,
        also,
      }: {
        readonly version: number
        readonly input: Input
        readonly part: Part
        readonly also?: (tx: FirmTx) => Promise<void>
      },
    ) {
      const { firmId, staffId: changedBy } = viewer
      const key = { ...part, firmId }
      const next = version + 1
      return changeFirmSetting(deps, viewer, {
        event,
        details: { ...part, version: next },
        check: () => check(input, part),
        async save(tx, content) {
          const [newest] = await versions.list(tx, key, 1)
          const isCurrent = (newest?.version ?? 0) === version
          const isSaved =
            isCurrent && (await versions.insert(tx, { ...key, version: next, changedBy, content }))
          if (isSaved) await also?.(tx)
          return isSaved
        },
        read: async (tx) =>
          ({ [field]: await readNow(tx, viewer, part) }) as Record<Field, ShownSetting<Shown>>,
        refusal,
      })
    },
  }
}
