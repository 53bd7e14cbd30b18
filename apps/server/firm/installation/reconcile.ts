import {
  reconcileFiles,
  type FilesReport,
} from '#features/documents/server/files/reconcile-files.ts'
import type { AppDeps } from '../../app-deps.ts'
import { formatTable } from '../table.ts'
import type { Command } from '../command.ts'
import { UsageError } from '../usage-error.ts'

export const reconcileCommand: Command = {
  usage: `
  npm run firm -- reconcile [--sample 100] [--remove --reason "…"]
`,
  act: ({ values }) => (values.remove === true ? 'operator' : undefined),
  run: async (deps, { values }) => {
    const { words, isWell } = await reconcileByFirm(deps, values.sample, values.remove === true)
    // For missing or changed files, and for too many files without a document.
    if (!isWell) process.exitCode = 1
    return words
  },
}

const findingWords = {
  absent: 'there is no file',
  damaged: 'the file cannot be opened',
  changed: 'the file is not what it was',
} as const

/**
 * `isWell` is false if files are missing or changed, or if too many files are unknown. `sample` is
 * a percentage. A copy only reports (spec: security#copies).
 */
export async function reconcileByFirm(
  deps: AppDeps,
  sample: string | undefined,
  removesMany = false,
): Promise<{ readonly words: string; readonly isWell: boolean }> {
  const samplePercent = Number(sample ?? '0')
  if (!(samplePercent >= 0 && samplePercent <= 100) || sample?.trim() === '')
    throw new UsageError('--sample: expected a number from 0 to 100.')
  const { isCopy } = deps
  if (isCopy && removesMany)
    throw new UsageError(
      '--remove: this is a copy of another installation, and the files may be those of the original. If the copy becomes the installation: outbox:release',
    )
  const removal = removesMany ? 'all' : 'few'
  const report = await reconcileFiles(deps, { samplePercent, removal: isCopy ? 'none' : removal })
  const isSuspect = !isCopy && report.spared.length > 0
  return {
    words: getWords(report, deps.clock.now(), isCopy),
    isWell: report.wrong.length === 0 && !isSuspect,
  }
}

function getWords(
  { rows, files, sampled, wrong, removed, spared, waiting, swept }: FilesReport,
  now: Date,
  isCopy: boolean,
): string {
  const hours = (since: Date) => ((now.getTime() - since.getTime()) / 3_600_000).toFixed(1)
  const orphans = [
    ...removed.map((orphan) => ({ ...orphan, fate: 'removed' })),
    ...waiting.map((orphan) => ({ ...orphan, fate: 'left for now' })),
  ]
  const ofCopy = `${spared.length} of them are older than a day. This is a copy of another installation, so nothing was removed.`
  const tooMany = `${spared.length} of them are old enough to be removed, and too many: the database may not be the one that these files belong to. To remove them on purpose: --remove`
  return [
    `${rows} documents, ${files} files; ${sampled} of them read whole.`,
    `Never kept and removed: ${swept}.`,
    `Without a document: ${orphans.length + spared.length}.`,
    ...(spared.length === 0 ? [] : [isCopy ? ofCopy : tooMany]),
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
