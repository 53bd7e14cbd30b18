import {
  reconcileFiles,
  type FilesReport,
} from '#features/documents/server/files/reconcile-files.ts'
import type { AppDeps } from '../../app-deps.ts'
import { formatTable } from '../table.ts'
import { UsageError } from '../usage-error.ts'

const findingWords = {
  absent: 'there is no file',
  damaged: 'the file cannot be opened',
  changed: 'the file is not what it was',
} as const

/**
 * `isWell` is false if files are missing or changed, or if too many files are unknown. `sample` is
 * a percentage.
 */
export async function reconcileByFirm(
  deps: AppDeps,
  sample: string | undefined,
  removesMany = false,
): Promise<{ readonly words: string; readonly isWell: boolean }> {
  const samplePercent = Number(sample ?? '0')
  if (!(samplePercent >= 0 && samplePercent <= 100) || sample?.trim() === '')
    throw new UsageError('--sample: expected a number from 0 to 100.')
  const report = await reconcileFiles(deps, { samplePercent, removesMany })
  return {
    words: getWords(report, deps.clock.now()),
    isWell: report.wrong.length + report.spared.length === 0,
  }
}

function getWords(
  { rows, files, sampled, wrong, removed, spared, waiting, swept }: FilesReport,
  now: Date,
): string {
  const hours = (since: Date) => ((now.getTime() - since.getTime()) / 3_600_000).toFixed(1)
  const orphans = [
    ...removed.map((orphan) => ({ ...orphan, fate: 'removed' })),
    ...waiting.map((orphan) => ({ ...orphan, fate: 'left for now' })),
  ]
  const tooMany = `${spared.length} of them are old enough to be removed, and too many: the database may not be the one that these files belong to. To remove them on purpose: --remove`
  return [
    `${rows} documents, ${files} files; ${sampled} of them read whole.`,
    `Never kept and removed: ${swept}.`,
    `Without a document: ${orphans.length + spared.length}.`,
    ...(spared.length === 0 ? [] : [tooMany]),
    ...(orphans.length === 0
      ? []
      : [
          formatTable(
            ['file', 'hours old', ''],
            orphans.map(({ id, since, fate }) => [id, hours(since), fate]),
          ),
        ]),
    `Documents with something wrong: ${wrong.length}.`,
    ...(wrong.length === 0
      ? []
      : [
          formatTable(
            ['document', 'case', ''],
            wrong.map(({ id, caseId, finding }) => [id, caseId, findingWords[finding]]),
          ),
        ]),
  ].join('\n')
}
