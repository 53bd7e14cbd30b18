import { sql } from 'kysely'
import type { Browser, TestApp } from '#testing/test-app.ts'
import { readCategory } from '#testing/test-uploads.ts'
import type { DocumentNeed } from '../../../rules/categories/asked-by-answers.ts'
import { requestCategories } from './request-categories.ts'

export const because = {
  key: 'deeds',
  en: 'You said you own a home or land.',
  es: 'Usted dijo que tiene una vivienda o un terreno.',
  each: { en: 'One for each property.', es: 'Uno por cada propiedad.' },
}
export const inEnglish = `${because.en} ${because.each.en}`
export const need = (
  templateKey: string,
  wanted: boolean | null = true,
  more: Partial<DocumentNeed> = {},
): DocumentNeed => ({ templateKey, debtor: null, wanted, isOptional: false, because, ...more })

export async function request(
  app: TestApp,
  caseId: string,
  ...needs: readonly DocumentNeed[]
): Promise<void> {
  const { rows } = await sql<{
    firmId: string
  }>`select firm_id as "firmId" from legal_case where id = ${caseId}`.execute(app.deps.database.db)
  const [{ firmId }] = rows as [{ firmId: string }]
  await app.deps.database.transact((tx) =>
    requestCategories(app.deps, tx, { caseId, firmId }, needs),
  )
}

const leafQuery =
  'query ($c: ID!, $k: ID!) { documentsChildLeafCategory(caseId: $c, categoryId: $k) { name requirement because isByAnswers isAskedByAttorney mayAdd parentName } }'
export async function readLeaf(
  app: TestApp,
  browser: Browser,
  caseId: string,
  key: string,
  debtor?: 1 | 2,
  headers: Readonly<Record<string, string>> = {},
) {
  const { data } = await browser.graph(
    leafQuery,
    { c: caseId, k: await readCategory(app, caseId, key, debtor) },
    headers,
  )
  return data.documentsChildLeafCategory as {
    readonly name: string
    readonly requirement: string
    readonly because: readonly string[]
    readonly parentName: string
  }
}

export const needed = (count: number) => ({
  type: 'document',
  says: count === 1 ? 'A document is now needed' : `${count} documents are now needed`,
  about: null,
})
