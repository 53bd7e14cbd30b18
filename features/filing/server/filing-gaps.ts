import type { CountedGap, FilingGap } from '#features/cases/rules/status/stage-gaps.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db } from '#ports/database.ts'
import { productList } from '../rules/lines.ts'
import { listGaps } from '../rules/list-gaps.ts'
import { listVersions } from './filing-list.store.ts'
import { listLines } from './filing.store.ts'

/** spec: filing#filing-with-gaps */
export async function findFilingGaps(
  db: Db,
  key: CaseOfFirm,
  today: string,
): Promise<ReadonlyArray<CountedGap<FilingGap>>> {
  const list = (await listVersions.findNewest(db, { firmId: key.firmId })) ?? productList
  return listGaps(await listLines(db, key), list, today)
}
