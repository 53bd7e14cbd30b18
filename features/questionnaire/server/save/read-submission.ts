// Reads the answers of a submission for the firm's lists (spec: filing#lines, filing#conflicts).
import { getFirmKeyOfCase } from '#features/cases/server/firm-of-case.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { mapInSteps } from '#lib/steps.ts'
import type { Db } from '#ports/database.ts'
import { listCreditorNames } from '../../rules/answers/creditor-names.ts'
import type { QuestionnaireDeps } from '../deps.ts'
import { loadQuestionnaire } from '../load-questionnaire.ts'
import { answerRows, findStatesOfCase } from '../read/answers.store.ts'
import { findWarnings, type WarningReader } from '../read/find-warnings.ts'
import { getModelFacts } from '../read/model-facts.ts'
import { openAnswer, padText, type AnswerKeyContext } from '../read/sealed-answers.ts'
import type { SubmissionKey } from './copies.store.ts'
import { runCooperatively } from './cooperative.ts'
import {
  findCreditors,
  findUncounted,
  listCreditors,
  listUncounted,
  saveCreditors,
  saveWarnings,
  type SealedCreditors,
} from './submitted-facts.store.ts'

export const submissionQueue = 'read-submission'

const firm: WarningReader = { mayCompare: () => true, readsSubmitted: true }

export const creditorsContext = ({ caseId }: { readonly caseId: string }) =>
  `questionnaire-creditors|${caseId}`

/** Counts the warnings and keeps the creditors of the newest submission of a case, once. */
export async function readSubmission(deps: QuestionnaireDeps, key: SubmissionKey): Promise<void> {
  const { database } = deps
  const legalCase = await findUncounted(database.db, key)
  const questionnaire = legalCase && (await loadQuestionnaire(deps, database.db, legalCase))
  if (!questionnaire) return
  const rows = await answerRows(database.db, legalCase)
  const states = await findStatesOfCase(database.db, legalCase)
  const answers = new Map(
    await runCooperatively(
      mapInSteps(rows, (row) => [row.questionKey, openAnswer(deps, questionnaire, row)] as const),
    ),
  )
  const facts = getModelFacts({ ...questionnaire, viewerDebtor: 1 }, states, 'en')
  const warnings = await runCooperatively(
    findWarnings({ questionnaire, states, answers }, facts, firm),
  )
  const names = listCreditorNames([...answers.values()].map(({ data }) => data))
  await database.transact(async (tx) => {
    await saveWarnings(tx, key, warnings.length)
    await saveCreditors(tx, legalCase, sealNames(deps, questionnaire, names))
    await deps.caseChanged(tx, legalCase)
  })
}

/** Per firm and hourly clean-up. */
const maxRead = 100

export async function readOldSubmissions(deps: QuestionnaireDeps, firmId: string): Promise<void> {
  for (const key of await listUncounted(deps.database.db, firmId, maxRead))
    await readSubmission(deps, key)
}

function sealNames(
  { secrets }: Pick<QuestionnaireDeps, 'secrets'>,
  legalCase: Pick<AnswerKeyContext, 'caseId' | 'firmId' | 'firmKey'>,
  names: readonly string[],
): Uint8Array {
  const { firmId, firmKey } = legalCase
  const text = padText(JSON.stringify(names))
  return secrets.sealForFirm(firmId, firmKey, text, creditorsContext(legalCase))
}

/** Returns the creditors that the clients of a case have named. None before the first submission. */
export async function findCreditorsOfCase(
  { secrets }: Pick<QuestionnaireDeps, 'secrets'>,
  db: Db,
  { caseId, firmId }: CaseOfFirm,
): Promise<readonly string[]> {
  const row = await findCreditors(db, { caseId, firmId })
  if (!row) return []
  const firmKey = await getFirmKeyOfCase(db, { firmId })
  return openNames(secrets, { ...row, firmKey })
}

function openNames(
  secrets: QuestionnaireDeps['secrets'],
  { firmId, firmKey, caseId, sealed }: SealedCreditors & Pick<AnswerKeyContext, 'firmKey'>,
): readonly string[] {
  return JSON.parse(
    secrets.openForFirm(firmId, firmKey, sealed, creditorsContext({ caseId })),
  ) as readonly string[]
}

const casesPerBatch = 500

export interface CreditorsOfCase extends CaseOfFirm {
  readonly names: readonly string[]
}

/** The creditors that the clients of a firm have named, a batch of cases at a time. */
export async function* eachCreditors(
  { secrets }: Pick<QuestionnaireDeps, 'secrets'>,
  db: Db,
  firmId: string,
): AsyncGenerator<readonly CreditorsOfCase[]> {
  const firmKey = await getFirmKeyOfCase(db, { firmId })
  let after: string | undefined
  for (;;) {
    const rows = await listCreditors(db, firmId, after, casesPerBatch)
    yield await runCooperatively(
      mapInSteps(rows, (row) => ({
        ...{ caseId: row.caseId, firmId },
        names: openNames(secrets, { ...row, firmKey }),
      })),
    )
    after = rows.at(-1)?.caseId
    if (rows.length < casesPerBatch) return
  }
}
