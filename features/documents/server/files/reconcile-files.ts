// Holds the rows of documents, and of what else lies in the vault, against the stored files: what an upload left behind is removed, what is missing or not what it was is reported.
import { fileRowsAfter, type FileRow } from './files.store.ts'
import { earliestNow, sweepFiles, type SweptFiles } from './sweep-files.ts'
import { findingOfFile, type FileFinding } from '../upload/verify-file.ts'
import type { DocumentsWorld } from '../deps.ts'

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
  /** Whose size and SHA-256 were looked at. */
  readonly sampled: number
  /** Must be empty: each of them is a document that nobody can read any more. */
  readonly wrong: readonly WrongFile[]
}

export type ReconcilingWorld = Pick<
  DocumentsWorld,
  'database' | 'vault' | 'secrets' | 'ids' | 'filesElsewhere'
>

/** `samplePercent` of the stored files are read whole, chosen by chance. Files first and rows second: an upload meanwhile is never called wrong. */
export async function reconcileFiles(
  world: ReconcilingWorld,
  {
    samplePercent,
    now,
    removesMany = false,
  }: { readonly samplePercent: number; readonly now?: Date; readonly removesMany?: boolean },
): Promise<FilesReport> {
  const { kept, ...swept } = await sweepFiles(world, now ?? (await earliestNow(world)), removesMany)
  const wrong: WrongFile[] = []
  let [rows, sampled] = [0, 0]
  for await (const row of allRows(world, samplePercent)) {
    rows += 1
    const isThere = kept.has(row.id)
    // A file that came after the list of files was made is not in it. What holds something harmful may have been taken away.
    if (row.scanState === 'infected' || (isThere && !row.isSampled)) continue
    if (row.isSampled) sampled += 1
    const finding = await findingOfFile(world, row, { whole: row.isSampled })
    if (finding) wrong.push({ id: row.id, caseId: row.caseId, finding })
  }
  return { ...swept, rows, files: kept.size, sampled, wrong }
}

async function* allRows(
  { database, filesElsewhere }: ReconcilingWorld,
  samplePercent: number,
): AsyncGenerator<FileRow> {
  for (const rowsAfter of [fileRowsAfter, filesElsewhere.after]) {
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
