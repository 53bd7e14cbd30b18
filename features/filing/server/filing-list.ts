// The list of a firm (spec: filing#filing-list).
import type { FilingLineInput, FilingLineKind } from '#contract/workspace.generated.ts'
import { versionedSetting } from '#features/staff/server/settings/versioned-setting.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import {
  areLines,
  countListDifferences,
  findLineProblems,
  toStoredList,
} from '../rules/filing-list.ts'
import { isProductLine, productList, type FilingList } from '../rules/lines.ts'
import { problem } from '../rules/problems.ts'
import { toKind } from './contract-lines.ts'
import type { FilingDeps } from './deps.ts'
import { listVersions } from './filing-list.store.ts'

export const recountQueue = 'recount-filing-lists'

export interface ChangeListInput {
  readonly version: number
  readonly optional: readonly FilingLineKind[]
  readonly own: readonly FilingLineInput[]
}

export const firmFilingList = versionedSetting({
  field: 'filingList',
  event: 'firm.filing-list-changed',
  versions: listVersions,
  check: (list: FilingList) => toStoredList(checkList(list)),
  show: (stored: FilingList | undefined) => {
    const { optional, own } = stored ?? productList
    return { optional: optional.map(toKind), own }
  },
  countDifferences: countListDifferences,
  refusal: () => problem('filing.firm-list-changed'),
})

export function changeFirmList(
  deps: FilingDeps,
  viewer: StaffViewer,
  { version, optional, own }: ChangeListInput,
) {
  const { firmId } = viewer
  const lines = optional.map((kind) => kind.toLowerCase())
  return firmFilingList.change(deps, viewer, {
    version,
    part: {},
    input: { optional: lines.filter(isProductLine), own },
    also: async (tx) => {
      await deps.jobs.enqueue(tx, recountQueue, { firmId })
    },
  })
}

/** Runs again from the start if it is killed. */
export async function recountLists(
  deps: Pick<FilingDeps, 'database' | 'recountCases'>,
  firmId: string,
): Promise<void> {
  await deps.recountCases(deps.database, firmId)
}

function checkList(list: FilingList): FilingList {
  if (!areLines(list.own)) throw problem('filing.lines-invalid')
  const [finding] = findLineProblems(list.own)
  if (finding) throw problem(finding.code, finding.params)
  return list
}
