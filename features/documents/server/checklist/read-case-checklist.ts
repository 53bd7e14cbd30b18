import type {
  Acknowledgment,
  CaseCategory,
  CaseCategoryState as ContractState,
  CaseChecklist,
  CaseDocument,
  RequirementSource,
} from '#contract/workspace.generated.ts'
import { toClientPerson } from '#features/cases/server/rows/client-rows.ts'
import { requireCase, type StaffCaseKey } from '#features/cases/server/staff/open-case-for-staff.ts'
import { listPeople } from '#features/cases/server/participants/participants.ts'
import { findColleague, listColleagues } from '#features/staff/server/colleagues.ts'
import type { ParticipantRecord } from '#features/cases/rules/records.ts'
import { groupBy } from '#lib/lists.ts'
import type { Language } from '#lib/language.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import { becauseIn } from '../../rules/categories/asked-by-answers.ts'
import { isFirmOnly } from '../../rules/category-template/category-kind.ts'
import { isOfFirm } from '../../rules/categories/category-place.ts'
import { canSeeCategory } from '../../rules/categories/document-tree.ts'
import type { CaseCategoryState } from '../../rules/checklist/case-category.ts'
import { canBeAsked } from '../../rules/checklist/letter-readers.ts'
import type { RequirementBy } from '../../rules/records.ts'
import type { QueueDeps } from '../review/decide/deps.ts'
import { toReviewedStatus } from '../review/queue/read-review-document.ts'
import { toReviewFileState } from '../review/queue/read-queue.ts'
import { contractRequirements } from './checklist-template.ts'
import {
  countLetters,
  listAcknowledgments,
  type AcknowledgmentRow,
} from './case-checklist.store.ts'
import { describeTemplate } from './named/case-template.ts'
import { listStatedCategories, type StatedCategory } from './stated-categories.ts'

const states: Readonly<Record<CaseCategoryState, ContractState>> = {
  needed: 'NEEDED',
  'more-needed': 'MORE_NEEDED',
  'to-review': 'TO_REVIEW',
  questioned: 'QUESTIONED',
  'sent-back': 'SENT_BACK',
  complete: 'COMPLETE',
  'if-any': 'IF_ANY',
  'not-needed': 'NOT_NEEDED',
}

const sources: Readonly<Record<RequirementBy, RequirementSource>> = {
  template: 'TEMPLATE',
  firm: 'FIRM',
  answers: 'ANSWERS',
}

/** spec: case-checklist#checklist */
export function readCaseChecklist(
  deps: QueueDeps,
  viewer: StaffViewer,
  caseId: string,
): Promise<CaseChecklist> {
  return deps.workspaceDatabase.forFirm(viewer.firmId).transact(async (tx) => {
    const key = await requireCase(tx, viewer, caseId)
    return describeChecklist(deps, tx, key, viewer.source.language)
  })
}

export async function describeChecklist(
  deps: QueueDeps,
  tx: Tx,
  key: StaffCaseKey,
  language: Language,
): Promise<CaseChecklist> {
  const people = await listPeople(tx, key)
  const stated = await listStatedCategories(deps, tx, key, language)
  const asking = stated.flatMap(({ documents }) =>
    documents.filter(({ asksAcknowledgment }) => asksAcknowledgment),
  )
  const acknowledged = groupBy(
    await listAcknowledgments(
      tx,
      asking.map(({ id }) => ({ id, firmId: key.firmId })),
    ),
    ({ documentId }) => documentId,
  )
  const letters = new Map((await countLetters(tx, key)).map((each) => [each.categoryId, each]))
  const colleagues = await listColleagues(tx, key)
  const needed = stated.filter(
    ({ category }) =>
      category.requirement === 'required' &&
      !isFirmOnly(category.templateKey) &&
      canBeAsked(category, people),
  )
  return {
    caseId: key.caseId,
    template: await describeTemplate(tx, key),
    people: people.map(toClientPerson),
    needed: needed.length,
    complete: needed.filter(({ status }) => status === 'Complete').length,
    categories: stated.map((each): CaseCategory => {
      const { category, folder, state } = each
      const { id, name, debtor, dueOn, requestedBy, requestedAt, stillNeeded, templateKey } =
        category
      const { letters: count = 0, lastLetterAt = null } = letters.get(id) ?? {}
      return {
        ...{ id, name, debtor, dueOn, requestedAt, stillNeeded, folder },
        key: templateKey,
        requirement: contractRequirements[category.requirement],
        source: sources[category.requirementBy],
        because: becauseIn(language, category.because ?? []),
        isExtra: isOfFirm(templateKey),
        requestedBy: findColleague(colleagues, requestedBy),
        state: states[state],
        canBeAsked: canBeAsked(category, people),
        letters: count,
        lastLetterAt,
        documents: listDocuments(each, people, acknowledged),
      }
    }),
  }
}

function listDocuments(
  { category, documents }: StatedCategory,
  people: readonly ParticipantRecord[],
  acknowledged: ReadonlyMap<string, readonly AcknowledgmentRow[]>,
): readonly CaseDocument[] {
  const readers = people.filter(({ debtor }) => canSeeCategory(debtor, category))
  return documents.toReversed().map((document) => {
    const { id, name, status, scanState, isFromFirm, uploadedBy, uploaded } = document
    return {
      ...{ id, name, isFromFirm },
      status: toReviewedStatus(status),
      fileState: toReviewFileState(scanState),
      sentBy: uploadedBy ?? '',
      uploadedAt: uploaded,
      acknowledgments: document.asksAcknowledgment
        ? readers.map((person) => toAcknowledgment(person, acknowledged.get(id) ?? []))
        : null,
    }
  })
}

function toAcknowledgment(
  { debtor, givenName, accountId }: ParticipantRecord,
  rows: readonly AcknowledgmentRow[],
): Acknowledgment {
  const row = rows.find((each) => each.accountId === accountId)
  return {
    ...{ debtor, name: givenName },
    at: row?.acknowledgedAt ?? null,
    sentence: row?.sentence ?? null,
  }
}
