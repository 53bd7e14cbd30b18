// Removes leftovers of uploads, and reports missing and changed files.
import { packetFileRowsAfter } from './packet-files.store.ts'
import { fileRowsAfter, type FileRow } from './files.store.ts'
import { getEarliestNow, sweepFiles, type Removal, type SweptFiles } from './sweep-files.ts'
import { findingOfFile, type FileFinding } from './verify-file.ts'
import type { DocumentsDeps } from '../deps.ts'

const rowsPerPage = 500
const beforeEveryId = '00000000-0000-0000-0000-000000000000'

export interface WrongFile {
  readonly id: string
  readonly caseId: string
  readonly finding: FileFinding
}

export interface FilesReport extends Omit<SweptFiles, 'kept'> {
  readonly rows: number
  readonly files: number
  readonly sampled: number
  /** Documents that can no longer be read. Should be empty. */
  readonly wrong: readonly WrongFile[]
}

export type ReconcileDeps = Pick<
  DocumentsDeps,
  'database' | 'vault' | 'secrets' | 'ids' | 'filesElsewhere'
>

/** Lists files before rows, so that a running upload is never reported. */
export async function reconcileFiles(
  deps: ReconcileDeps,
  {
    samplePercent,
    now,
    removal = 'few',
  }: { readonly samplePercent: number; readonly now?: Date; readonly removal?: Removal },
): Promise<FilesReport> {
  const { kept: stillListed, ...swept } = await sweepFiles(
    deps,
    now ?? (await getEarliestNow(deps)),
    removal,
  )
  const wrong: WrongFile[] = []
  let [rows, sampled] = [0, 0]
  for await (const row of allRows(deps, samplePercent)) {
    rows += 1
    const isThere = stillListed.has(row.id)
    // Infected files may have been deleted. A file newer than the listing is checked.
    if (row.scanState === 'infected' || (isThere && !row.isSampled)) continue
    if (row.isSampled) sampled += 1
    const finding = await findingOfFile(deps, row, { whole: row.isSampled })
    if (finding) wrong.push({ id: row.id, caseId: row.caseId, finding })
  }
  return { ...swept, rows, files: stillListed.size, sampled, wrong }
}

async function* allRows(
  { database, filesElsewhere }: ReconcileDeps,
  samplePercent: number,
): AsyncGenerator<FileRow> {
  for (const rowsAfter of [fileRowsAfter, packetFileRowsAfter, filesElsewhere.after]) {
    for (
      let page: readonly FileRow[] | undefined;
      page === undefined || page.length === rowsPerPage;
    ) {
      page = await rowsAfter(
        database.db,
        page?.at(-1)?.id ?? beforeEveryId,
        rowsPerPage,
        samplePercent,
      )
      yield* page
    }
  }
}
