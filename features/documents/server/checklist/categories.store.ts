import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { toColumns, type CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { Reason } from '../../rules/categories/asked-by-answers.ts'
import type { TemplateCategory } from '../../rules/category-template/category-kind.ts'
import { categoryTemplate } from '../../rules/category-template/category-template.ts'
import type { Requirement, RequirementBy } from '../../rules/records.ts'
import { tables } from '../tables.generated.ts'

/** Facts that only a request of the firm has. */
interface RequestFacts {
  /** `YYYY-MM-DD` */
  readonly dueOn: string | null
  readonly requestedBy: string | null
  readonly requestedAt: Date | null
}

export interface CategoryRecord extends RequestFacts {
  readonly id: string
  readonly caseId: string
  readonly parentId: string | null
  readonly templateKey: string
  readonly debtor: 1 | 2 | null
  readonly name: string
  readonly description: string
  readonly period: string | null
  readonly why: string | null
  readonly help: string | null
  readonly requirement: Requirement
  readonly requirementBy: RequirementBy
  /** True if the checklist decided the requirement, and false once the firm did so in the case. */
  readonly followsChecklist: boolean
  /** The answers that make the document required; null if all clients need it. */
  readonly because: readonly Reason[] | null
  readonly stillNeeded: readonly string[]
}

export async function listCategoriesOfCases(
  db: Db,
  cases: readonly CaseOfFirm[],
): Promise<readonly CategoryRecord[]> {
  return selectOfCases(db, cases).select(words).execute()
}

const words = ['name', 'description', 'period', 'why', 'help', 'because'] as const

/** Reads categories without their texts, which are most of the bytes. Used for counting. */
export async function wordlessCategoriesOfCases(
  db: Db,
  cases: readonly CaseOfFirm[],
): Promise<readonly CategoryRecord[]> {
  const rows = await selectOfCases(db, cases).execute()
  return rows.map((row) => ({
    ...row,
    name: '',
    description: '',
    period: null,
    why: null,
    help: null,
    because: null,
  }))
}

function selectOfCases(db: Db, cases: readonly CaseOfFirm[]) {
  const { caseIds, firmIds } = toColumns(cases)
  return tables(db)
    .selectFrom('documentCategory')
    .select(['id', 'caseId', 'parentId', 'templateKey', 'debtor'])
    .select(['requirement', 'requirementBy', 'followsChecklist', 'stillNeeded'])
    .select(['dueOn', 'requestedBy', 'requestedAt'])
    .where('firmId', 'in', firmIds)
    .where('caseId', 'in', caseIds)
    .orderBy('caseId')
    .orderBy('position')
}

export async function lockCategory(
  tx: Tx,
  { id, firmId }: { readonly id: string; readonly firmId: string },
): Promise<void> {
  await tables(tx)
    .selectFrom('documentCategory')
    .select('id')
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .forUpdate()
    .execute()
}

/** A hash of the template, in the 15 bits of the column. Rows before have 1 to 5. */
export function getTemplateVersion(template: readonly TemplateCategory[]): number {
  return createHash('sha256').update(JSON.stringify(template)).digest().readUInt16BE() >> 1
}

const templateVersion = getTemplateVersion(categoryTemplate)

type DefaultFacts = Pick<CategoryRecord, 'requirementBy' | 'followsChecklist' | 'because'>

/** Has exactly the columns of the table. Missing fields use the values of the template. */
export interface NewCategory
  extends
    Omit<CategoryRecord, keyof DefaultFacts | 'stillNeeded' | keyof RequestFacts>,
    Partial<RequestFacts>,
    Partial<DefaultFacts> {
  readonly firmId: string
  readonly position: number
}

export async function insertCategories(tx: Tx, categories: readonly NewCategory[]): Promise<void> {
  if (categories.length === 0) return
  await tables(tx)
    .insertInto('documentCategory')
    .values(
      categories.map(({ because = null, followsChecklist = false, ...category }) => ({
        ...category,
        followsChecklist,
        templateVersion,
        because: toStored(because),
      })),
    )
    .execute()
}

export interface PlacedCategory extends CategoryRecord {
  readonly position: number
}

/** Locks and returns the categories of a case, sorted. Concurrent requests and uploads wait. */
export async function lockCategories(
  tx: Tx,
  legalCase: CaseOfFirm,
): Promise<readonly PlacedCategory[]> {
  await tables(tx)
    .selectFrom('documentCategory')
    .select('id')
    .where('firmId', '=', legalCase.firmId)
    .where('caseId', '=', legalCase.caseId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  // Reads again to see what the previous holder of the lock added.
  return selectOfCases(tx, [legalCase])
    .select([...words, 'position'])
    .execute()
}

export async function setRequirement(
  tx: Tx,
  { firmId, ids }: { readonly firmId: string; readonly ids: readonly string[] },
  requirement: Requirement,
): Promise<void> {
  await tables(tx)
    .updateTable('documentCategory')
    .set({ requirement, requirementBy: 'firm', followsChecklist: false })
    .where('firmId', '=', firmId)
    .where('id', 'in', ids)
    .execute()
}

/** Remembers that the firm asked for them after a debtor's part had ended. Does nothing before. */
export async function markAskedAfterEnd(
  tx: Tx,
  { caseId, firmId }: CaseOfFirm,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update document_category
    set requested_at = ${at}
    where firm_id = ${firmId}
      and id = any(${ids}::uuid[])
      and exists (
        select from participant_facts p
        where p.firm_id = ${firmId}
          and p.case_id = ${caseId}
          and p.has_ended
      )`.execute(tx)
}

export type AskedCategory = Pick<CategoryRecord, 'id' | 'requirement' | 'requirementBy' | 'because'>

export async function updateRequirements(
  tx: Tx,
  firmId: string,
  categories: readonly AskedCategory[],
): Promise<void> {
  if (categories.length === 0) return
  await sql`
    update document_category c
    set
      requirement = n.requirement,
      requirement_by = n."requirementBy",
      because = n.because
    from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) as n(
      id uuid,
      requirement text,
      "requirementBy" text,
      because jsonb
    )
    where c.firm_id = ${firmId}
      and c.id = n.id`.execute(tx)
}

/** The checklist decides these from now on. */
export async function followChecklist(
  tx: Tx,
  firmId: string,
  categories: ReadonlyArray<Pick<CategoryRecord, 'id' | 'requirement' | 'requirementBy'>>,
): Promise<void> {
  if (categories.length === 0) return
  await sql`
    update document_category c
    set
      requirement = n.requirement,
      requirement_by = n."requirementBy",
      follows_checklist = true
    from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) as n(
      id uuid,
      requirement text,
      "requirementBy" text
    )
    where c.firm_id = ${firmId}
      and c.id = n.id`.execute(tx)
}

const toStored = (because: readonly Reason[] | null) =>
  sql<readonly Reason[] | null>`${because === null ? null : JSON.stringify(because)}::jsonb`

export async function setStillNeeded(
  tx: Tx,
  { id, firmId }: { readonly id: string; readonly firmId: string },
  stillNeeded: readonly string[],
): Promise<void> {
  await tables(tx)
    .updateTable('documentCategory')
    .set({ stillNeeded: [...stillNeeded] })
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .execute()
}

export async function renameCategories(
  tx: Tx,
  firmId: string,
  categories: ReadonlyArray<{ readonly id: string; readonly name: string }>,
): Promise<void> {
  if (categories.length === 0) return
  await sql`
    update document_category c
    set name = n.name
    from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) as n(id uuid, name text)
    where c.firm_id = ${firmId}
      and c.id = n.id`.execute(tx)
}

export async function moveCategories(
  tx: Tx,
  firmId: string,
  categories: ReadonlyArray<{ readonly id: string; readonly position: number }>,
): Promise<void> {
  await sql`
    update document_category c
    set position = n.position
    from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) as n(id uuid, position int)
    where c.firm_id = ${firmId}
      and c.id = n.id
      and c.position <> n.position`.execute(tx)
}

export async function deleteCategories(
  tx: Tx,
  { firmId, ids }: { readonly firmId: string; readonly ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return
  await tables(tx)
    .deleteFrom('documentCategory')
    .where('firmId', '=', firmId)
    .where('id', 'in', ids)
    .execute()
}

/** Inserts a category. The categories at and after its position move back by one. */
export async function placeCategory(tx: Tx, category: NewCategory): Promise<void> {
  await tables(tx)
    .updateTable('documentCategory')
    .set({ position: sql<number>`position + 1` })
    .where('firmId', '=', category.firmId)
    .where('caseId', '=', category.caseId)
    .where('position', '>=', category.position)
    .execute()
  await insertCategories(tx, [category])
}
