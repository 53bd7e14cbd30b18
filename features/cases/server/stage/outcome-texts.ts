// The words of a firm about the end of a case (spec: workspace#outcome-texts).
import type {
  CaseOutcome,
  OutcomeTexts as ContractTexts,
  OutcomeWordsInput,
} from '#contract/workspace.generated.ts'
import { changeFirmSetting } from '#features/staff/server/settings/change-firm-setting.ts'
import { languages, toContractLanguage } from '#lib/language.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { Db } from '#ports/database.ts'
import { getOutcomeWords } from '../../rules/case-words.ts'
import {
  findTextProblems,
  problem,
  toStoredTexts,
  type OutcomeTexts,
} from '../../rules/status/outcome-texts.ts'
import { outcomes } from '../../rules/status/outcomes.ts'
import type { WorkspaceDeps } from '#features/staff/server/workspace-deps.ts'
import { contractOutcomes, toStoredOutcome } from '../contract-stages.ts'
import { listOutcomeTexts, saveOutcomeTexts } from './outcome-texts.store.ts'

export interface ChangeOutcomeTextsInput {
  readonly outcome: CaseOutcome
  /** The version that was read. */
  readonly version: number
  /** Null: the words of the product. */
  readonly texts: readonly OutcomeWordsInput[] | null
}

/** In the order of the outcomes. */
export async function readOutcomeTexts(
  deps: WorkspaceDeps,
  { firmId }: StaffViewer,
): Promise<readonly ContractTexts[]> {
  return read(deps.workspaceDatabase.forFirm(firmId).db, firmId)
}

export function changeOutcomeTexts(
  deps: WorkspaceDeps,
  viewer: StaffViewer,
  { outcome, version, texts }: ChangeOutcomeTextsInput,
) {
  const { firmId } = viewer
  const row = { firmId, outcome: toStoredOutcome(outcome), version }
  return changeFirmSetting(deps, viewer, {
    event: 'firm.outcome-texts-changed',
    details: { outcome: row.outcome },
    check: () => (texts === null ? null : toStoredTexts(readTexts(texts))),
    save: (tx, stored) => saveOutcomeTexts(tx, { ...row, texts: stored }),
    read: async (tx) => ({
      outcomeTexts: (await read(tx, firmId)).find((each) => each.outcome === outcome) ?? null,
    }),
    refusal: () => problem('cases.outcome-texts-changed'),
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
