// The words of a firm about the end of a case (spec: workspace#outcome-texts).
import type {
  CaseOutcome,
  OutcomeTexts as ContractTexts,
  OutcomeWordsInput,
} from '#contract/workspace.generated.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import { languages } from '#lib/language.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import type { Db } from '#ports/database.ts'
import { getOutcomeWords } from '../../rules/case-words.ts'
import {
  findTextProblems,
  problem,
  toStoredTexts,
  type OutcomeTexts,
} from '../../rules/status/outcome-texts.ts'
import { outcomes } from '../../rules/status/outcomes.ts'
import { toContractLanguage } from '../clients/client-rows.ts'
import type { ClientsDeps } from '../clients/deps.ts'
import { contractOutcomes, toStoredOutcome } from './contract-stages.ts'
import { listOutcomeTexts, saveOutcomeTexts } from './outcome-texts.store.ts'

export interface ChangeOutcomeTextsInput {
  readonly outcome: CaseOutcome
  /** The version that was read. */
  readonly version: number
  /** Null: the words of the product. */
  readonly texts: readonly OutcomeWordsInput[] | null
}

/** `isOutdated` when a colleague changed the words first. Nothing is written then. */
export interface ChangeOutcomeTextsResult {
  readonly isOutdated: boolean
  readonly outcomeTexts: ContractTexts | null
}

/** In the order of the outcomes. */
export async function readOutcomeTexts(
  deps: ClientsDeps,
  { firmId }: StaffViewer,
): Promise<readonly ContractTexts[]> {
  return read(deps.workspaceDatabase.forFirm(firmId).db, firmId)
}

export async function changeOutcomeTexts(
  deps: ClientsDeps,
  viewer: StaffViewer,
  { outcome, version, texts }: ChangeOutcomeTextsInput,
): Promise<ChangeOutcomeTextsResult> {
  requirePermission(deps, viewer, 'firm-settings')
  const { firmId } = viewer
  const stored = texts === null ? null : toStoredTexts(readTexts(texts))
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const row = { firmId, outcome: toStoredOutcome(outcome), texts: stored, version }
    const isOutdated = !(await saveOutcomeTexts(tx, row))
    if (!isOutdated) {
      const actor = getStaffActor(viewer)
      const details = { ...actor.details, outcome: row.outcome }
      const entry = { event: 'firm.outcome-texts-changed', outcome: 'done' } as const
      await deps.audit.record({ ...entry, ...actor, object: firmId, details }, tx)
    }
    const current = await read(tx, firmId)
    return { isOutdated, outcomeTexts: current.find((each) => each.outcome === outcome) ?? null }
  })
}

function readTexts(texts: readonly OutcomeWordsInput[]): OutcomeTexts {
  const [en, es] = languages.map((language) =>
    texts.find((each) => each.language === toContractLanguage(language)),
  )
  if (!en || !es || texts.length !== languages.length)
    throw problem('cases.outcome-language-missing')
  const [finding] = findTextProblems({ en, es })
  if (finding) throw problem(finding.code, finding.params)
  return { en, es }
}

async function read(db: Db, firmId: string): Promise<readonly ContractTexts[]> {
  const rows = await listOutcomeTexts(db, [firmId])
  return outcomes.map((outcome) => {
    const row = rows.find((each) => each.outcome === outcome)
    return {
      outcome: contractOutcomes[outcome],
      isOwn: row?.texts != null,
      version: row?.version ?? 0,
      texts: languages.map((language) => ({
        language: toContractLanguage(language),
        ...getOutcomeWords({ outcome, ownTexts: row?.texts ?? undefined }, language),
      })),
    }
  })
}
