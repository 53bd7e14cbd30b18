// The standard reasons of a firm for sending a document back (spec: documents#standard-reasons).
import type {
  ReviewReasonInput,
  ReviewReasons as ContractReasons,
} from '#contract/workspace.generated.ts'
import { toContractLanguage } from '#features/cases/server/clients/client-rows.ts'
import type { ClientsDeps } from '#features/cases/server/clients/deps.ts'
import { getColleague, listColleagues } from '#features/staff/server/colleagues.ts'
import { changeFirmSetting } from '#features/staff/server/change-firm-setting.ts'
import { languages, type Language } from '#lib/language.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { Db } from '#ports/database.ts'
import {
  areReasons,
  countDifferences,
  findReasonProblems,
  problem,
  productReasons,
  toStoredReasons,
  type ReviewReason,
} from '../../rules/reasons/review-reasons.ts'
import { tidyComment } from '../../rules/review/review.ts'
import { insertReasonsVersion, listReasonVersions } from './review-reasons.store.ts'

export interface ChangeReasonsInput {
  /** The version that was read. */
  readonly version: number
  readonly reasons: readonly ReviewReasonInput[]
}

const maxHistory = 20

export function readReasons(deps: ClientsDeps, { firmId }: StaffViewer): Promise<ContractReasons> {
  return read(deps.workspaceDatabase.forFirm(firmId).db, firmId)
}

export function changeReasons(
  deps: ClientsDeps,
  viewer: StaffViewer,
  { version, reasons }: ChangeReasonsInput,
) {
  const { firmId, staffId: changedBy } = viewer
  const next = { firmId, version: version + 1, changedBy }
  return changeFirmSetting(deps, viewer, {
    event: 'firm.review-reasons-changed',
    details: { version: next.version },
    check: () => toStoredReasons(checkReasons(reasons.map(toReason))),
    async save(tx, stored) {
      const [newest] = await listReasonVersions(tx, firmId, 1)
      return (
        (newest?.version ?? 0) === version && insertReasonsVersion(tx, { ...next, reasons: stored })
      )
    },
    read: async (tx) => ({ reviewReasons: await read(tx, firmId) }),
    refusal: () => problem('documents.reasons-changed'),
  })
}

/** What the client reads, in their language. Throws for a key that the firm does not have. */
export async function getReasonText(
  db: Db,
  firmId: string,
  { key, language }: { readonly key: string; readonly language: Language },
): Promise<string> {
  const [newest] = await listReasonVersions(db, firmId, 1)
  const reason = (newest?.reasons ?? productReasons).find((each) => each.key === key)
  if (!reason) throw problem('documents.reason-absent')
  return reason.texts[language].text
}

/** Returns null for a comment that is no standard reason or has more words: no one knows its language. */
export async function findReasonLanguage(
  db: Db,
  firmId: string,
  comment: string,
): Promise<Language | null> {
  const [newest] = await listReasonVersions(db, firmId, 1)
  const reasons = newest?.reasons ?? productReasons
  const isText = (language: Language) =>
    reasons.some(({ texts }) => tidyComment(texts[language].text) === comment)
  return languages.find(isText) ?? null
}

function toReason({ key, texts }: ReviewReasonInput): ReviewReason {
  const [en, es] = languages.map((language) =>
    texts.find((each) => each.language === toContractLanguage(language)),
  )
  if (!en || !es || texts.length !== languages.length) throw problem('documents.reasons-invalid')
  return { key, texts: { en, es } }
}

function checkReasons(reasons: readonly ReviewReason[]): readonly ReviewReason[] {
  if (!areReasons(reasons)) throw problem('documents.reasons-invalid')
  const [finding] = findReasonProblems(reasons)
  if (finding) throw problem(finding.code, finding.params)
  return reasons
}

async function read(db: Db, firmId: string): Promise<ContractReasons> {
  const history = await listReasonVersions(db, firmId, maxHistory)
  const colleagues = await listColleagues(db, { firmId })
  const [current] = history
  return {
    version: current?.version ?? 0,
    reasons: (current?.reasons ?? productReasons).map(({ key, texts }) => ({
      key,
      texts: languages.map((language) => ({
        language: toContractLanguage(language),
        name: texts[language].name,
        text: texts[language].text,
      })),
    })),
    history: history.map(({ version, changedAt, changedBy, reasons }) => ({
      ...{ version, at: changedAt, by: getColleague(colleagues, changedBy) },
      differences: countDifferences(reasons),
    })),
  }
}
