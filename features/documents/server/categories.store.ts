// Alone knows the table of document categories: what each case is asked for.
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
  /** Null: shared by both debtors. */
  readonly debtor: 1 | 2 | null
  readonly name: string
  readonly description: string
  readonly period: string | null
  readonly why: string | null
  readonly help: string | null
  readonly requirement: Requirement
  /** Whose word the requirement is. */
  readonly requirementBy: RequirementBy
  /** What the client has said that makes it needed; null where it is asked of everybody. */
  readonly because: readonly Reason[] | null
}

/** The categories of several cases, in their order. */
export async function categoriesOfCases(
  db: Db,
  caseIds: readonly string[],
): Promise<readonly CategoryRecord[]> {
  return selectOfCases(db, caseIds)
    .select([...words])
    .execute()
}

const words = ['name', 'description', 'period', 'why', 'help', 'because'] as const

/** The same without their words, which are most of their bytes: for what is only counted. */
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

/** Locks a category, so that two uploads into it come one after the other. */
export async function lockCategory(tx: Tx, id: string): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .selectFrom('document_category')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .execute()
}

/** One without a word of its own about it stands as the template has it. */
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

/** The categories of one case in their order, held until the transaction ends: whoever else asks for something in it, or sends into it, waits. */
export async function holdCategories(tx: Tx, caseId: string): Promise<readonly PlacedCategory[]> {
  await tx
    .withTables<OwnTables>()
    .selectFrom('document_category')
    .select('id')
    .where('case_id', '=', caseId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  // Only a second look shows what was added by the one before.
  return selectOfCases(tx, [caseId])
    .select([...words, 'position'])
    .execute()
}

/** The firm's word. */
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

/** All of them in one statement. */
export async function setAsked(tx: Tx, categories: readonly AskedCategory[]): Promise<void> {
  if (categories.length === 0) return
  await sql`update document_category c set requirement = n.requirement, requirement_by = n."requirementBy", because = n.because
    from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) as n(id uuid, requirement text, "requirementBy" text, because jsonb) where c.id = n.id`.execute(
    tx,
  )
}

/** As the database takes JSON. */
const stored = (because: readonly Reason[] | null) =>
  sql<readonly Reason[] | null>`${because === null ? null : JSON.stringify(because)}::jsonb`

/** Everything from its position on moves back by one. */
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
