import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import type { Reason } from '../rules/categories/asked-by-answers.ts'
import type { Requirement, RequirementBy } from '../rules/records.ts'

type OwnTables = {
  document_category: {
    id: string
    firm_id: string
    case_id: string
    parent_id: string | null
    template_key: string
    template_version: number
    debtor: number | null
    name: string
    description: string
    period: string | null
    why: string | null
    help: string | null
    requirement: Requirement
    requirement_by: RequirementBy
    because: readonly Reason[] | null
    position: number
  }
}

export interface CategoryRecord {
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
  /** The answers that make the document required; null if all clients need it. */
  readonly because: readonly Reason[] | null
}

export async function listCategoriesOfCases(
  db: Db,
  caseIds: readonly string[],
): Promise<readonly CategoryRecord[]> {
  return selectOfCases(db, caseIds)
    .select([...words])
    .execute()
}

const words = ['name', 'description', 'period', 'why', 'help', 'because'] as const

/** Reads categories without their texts, which are most of the bytes. Used for counting. */
export async function wordlessCategoriesOfCases(
  db: Db,
  caseIds: readonly string[],
): Promise<readonly CategoryRecord[]> {
  const rows = await selectOfCases(db, caseIds).execute()
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

function selectOfCases(db: Db, caseIds: readonly string[]) {
  return db
    .withTables<OwnTables>()
    .selectFrom('document_category')
    .select([
      'id',
      'case_id as caseId',
      'parent_id as parentId',
      'template_key as templateKey',
      'requirement',
      'requirement_by as requirementBy',
    ])
    .select(sql<1 | 2 | null>`debtor`.as('debtor'))
    .where('case_id', 'in', [...caseIds])
    .orderBy('case_id')
    .orderBy('position')
}

export async function lockCategory(tx: Tx, id: string): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .selectFrom('document_category')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .execute()
}

/** Missing fields use the values of the template. */
export interface NewCategory
  extends
    Omit<CategoryRecord, 'requirementBy' | 'because'>,
    Partial<Pick<CategoryRecord, 'requirementBy' | 'because'>> {
  readonly firmId: string
  readonly templateVersion: number
  readonly position: number
}

export async function insertCategories(tx: Tx, categories: readonly NewCategory[]): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .insertInto('document_category')
    .values(
      categories.map((category) => ({
        id: category.id,
        firm_id: category.firmId,
        case_id: category.caseId,
        parent_id: category.parentId,
        template_key: category.templateKey,
        template_version: category.templateVersion,
        debtor: category.debtor,
        name: category.name,
        description: category.description,
        period: category.period,
        why: category.why,
        help: category.help,
        requirement: category.requirement,
        position: category.position,
        requirement_by: category.requirementBy ?? 'template',
        because: stored(category.because ?? null),
      })),
    )
    .execute()
}

export interface PlacedCategory extends CategoryRecord {
  readonly position: number
}

/** Locks and returns the categories of a case, sorted. Concurrent requests and uploads wait. */
export async function lockCategories(tx: Tx, caseId: string): Promise<readonly PlacedCategory[]> {
  await tx
    .withTables<OwnTables>()
    .selectFrom('document_category')
    .select('id')
    .where('case_id', '=', caseId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  // Reads again to see what the previous holder of the lock added.
  return selectOfCases(tx, [caseId])
    .select([...words, 'position'])
    .execute()
}

export async function setRequirement(
  tx: Tx,
  ids: readonly string[],
  requirement: Requirement,
): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .updateTable('document_category')
    .set({ requirement, requirement_by: 'firm' })
    .where('id', 'in', [...ids])
    .execute()
}

export type AskedCategory = Pick<CategoryRecord, 'id' | 'requirement' | 'requirementBy' | 'because'>

export async function updateRequirements(
  tx: Tx,
  categories: readonly AskedCategory[],
): Promise<void> {
  if (categories.length === 0) return
  await sql`update document_category c set requirement = n.requirement, requirement_by = n."requirementBy", because = n.because
    from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) as n(id uuid, requirement text, "requirementBy" text, because jsonb) where c.id = n.id`.execute(
    tx,
  )
}

const stored = (because: readonly Reason[] | null) =>
  sql<readonly Reason[] | null>`${because === null ? null : JSON.stringify(because)}::jsonb`

/** Inserts a category. The categories at and after its position move back by one. */
export async function placeCategory(tx: Tx, category: NewCategory): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .updateTable('document_category')
    .set({ position: sql<number>`position + 1` })
    .where('case_id', '=', category.caseId)
    .where('position', '>=', category.position)
    .execute()
  await insertCategories(tx, [category])
}
