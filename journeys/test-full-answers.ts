// Answers that make every question of the questionnaire visible, saved through the API.
import type { Page } from 'playwright-core'
import { readContents } from '#apps/server/questionnaire-contents.ts'
import type {
  Condition,
  ContentField,
  ContentQuestion,
} from '#features/questionnaire/rules/content/content.ts'
import { listInstances, type Instance } from '#features/questionnaire/rules/instances.ts'
import { entriesAt, getId } from '#features/questionnaire/rules/json.ts'
import type { Json, JsonObject } from '#features/questionnaire/rules/content/model.ts'
import { chanceFrom, sampleAnswer } from '#features/questionnaire/rules/sample-answers.ts'

export interface CaseOfAll {
  readonly caseId: string
  readonly joint: boolean
  readonly chapter: 7 | 13
}

/** A place in the questionnaire: a question, an entry, or a part of a record. */
export interface Place {
  readonly path: string
  /** The start or the end of its heading, in Spanish. */
  readonly heading: string
}

/**
 * True for a second debtor's question that looks like the first debtor's. Only the first one is
 * checked.
 */
export function isLikeAnother({ debtor, question }: Instance): boolean {
  return debtor === 2 && question.who !== 'debtor2'
}

/** Saves all answers, using the tokens of a page of this case, and returns the places to check. */
export async function answerEverything(
  page: Page,
  { caseId, joint, chapter }: CaseOfAll,
): Promise<ReadonlyMap<string, readonly Place[]>> {
  const graph = await callsAs(page)
  const content = readContents().newest
  const shape = { version: content.version, joint, chapter }
  const today = new Date().toISOString().slice(0, 10)
  const chance = chanceFrom(5)
  const read = await graph<{
    readonly caseQuestionnaireSections: ReadonlyArray<{
      readonly id: string
      readonly sectionSystemName: string
    }>
  }>(
    'query ($caseId: ID!) { caseQuestionnaireSections(caseId: $caseId) { id sectionSystemName } }',
    { caseId },
  )
  const ids = new Map(
    read.caseQuestionnaireSections.map(({ id, sectionSystemName }) => [sectionSystemName, id]),
  )
  for (const sectionId of ids.values()) {
    await graph(
      'mutation ($request: QuestionnaireSectionRequest!) { startResumeQuestionnaireSection(request: $request) { success } }',
      { request: { caseId, sectionId } },
    )
  }
  const places = new Map<string, readonly Place[]>()
  for (const instance of listInstances(content, shape).values()) {
    const { key, debtor, question, section } = instance
    const facts = { shape, debtor, language: 'es', names: { 1: 'Victor', 2: 'Grace' } } as const
    const data = sampleAnswer(
      question,
      { facts, today, chance, optionalOfTen: 10 },
      { ...opening(question.fields), ...gates[question.key] },
    )
    const sectionId = ids.get(section.systemName) ?? ''
    const saved = await graph<{
      readonly saveQuestionnaireSectionData: {
        readonly success: boolean
        readonly error: string | null
      }
    }>(
      `mutation ($caseId: ID!, $sectionId: ID!, $key: String!, $data: String!) {
        saveQuestionnaireSectionData(caseId: $caseId, sectionId: $sectionId, questionKey: $key, data: $data, questionCompleteFlag: true) { success error } }`,
      { caseId, sectionId, key, data: JSON.stringify(data) },
    )
    if (!saved.saveQuestionnaireSectionData.success)
      throw new Error(`${key}: ${saved.saveQuestionnaireSectionData.error}`)
    places.set(key, getPlaces(instance, sectionId, data))
  }
  return places
}

/** Answers on which other questions depend. */
const gates: Readonly<Record<string, JsonObject>> = {
  maritalStatus: { status: 'married', liveTogether: 'yes', separateHousehold: 'yes' },
  housingSituation: { kind: 'rent' },
  employment: { status: 'employed' },
}

function getPlaces(
  { id, group, section, question }: Instance,
  sectionId: string,
  data: JsonObject,
): readonly Place[] {
  const at = (place: string, record: string | undefined, heading: string): Place => ({
    path: `/dashboard/questionnaires/questiongroup?section=${sectionId}&group=${section.systemName}.${group.key}&question=${place}${record === undefined ? '' : `&record=${record}`}`,
    heading,
  })
  const lists = question.fields
    .filter(({ kind }) => kind === 'array' || kind === 'nested')
    .map((field) => ({ field, first: entriesAt(data, field.key)[0] }))
  const open = lists.flatMap(({ field: { sub = [] }, first }) =>
    first === undefined
      ? []
      : [
          at(id, getId(first), question.name.es),
          ...sub.map((part) => at(`${id}.${part.key}`, getId(first), part.name.es)),
        ],
  )
  return open.length > 0 ? open : [at(id, undefined, question.name.es)]
}

/** Calls the API with the page's tokens. */
export async function callsAs(
  page: Page,
): Promise<
  <Answer>(query: string, variables: Readonly<Record<string, unknown>>) => Promise<Answer>
> {
  const request = page.waitForRequest(
    (request) =>
      request.url().endsWith('/graphql/') && request.headers()['authorization'] !== undefined,
  )
  await page.reload()
  const { authorization = '', 'access-token': access = '' } = (await request).headers()
  const address = (await request).url()
  return async (query, variables) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization, 'access-token': access },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await response.json()) as {
      readonly data: never
      readonly errors?: unknown
    }
    if (errors !== undefined) throw new Error(JSON.stringify(errors))
    return data
  }
}

/** Fills fields on which others depend: Yes, every choice of several, and one entry per list. */
function opening(fields: readonly ContentField[]): JsonObject {
  const wishes = new Map(
    fields.flatMap(({ condition }) => (condition ? listWantedAnswers(condition) : [])),
  )
  return Object.fromEntries(
    fields.flatMap((field): ReadonlyArray<readonly [string, Json]> => {
      const value = openingValue(field, wishes.get(field.key))
      return value === undefined ? [] : [[field.key, value]]
    }),
  )
}

function openingValue(
  { key, kind, fields = [], sub, options = [], exclusive, fixed }: ContentField,
  wanted: Json | undefined,
): Json | undefined {
  const entry: JsonObject = { id: `${key.slice(0, 3).toLowerCase()}001` }
  if (kind === 'group') return opening(fields)
  if (kind === 'nested')
    return [
      {
        ...entry,
        ...Object.fromEntries(
          (sub ?? []).map((part: ContentQuestion) => [part.key, opening(part.fields)]),
        ),
      },
    ]
  if (kind === 'array') return fixed === undefined ? [{ ...entry, ...opening(fields) }] : undefined
  if (kind === 'checkboxes')
    return options.map(({ value }) => value).filter((value) => value !== exclusive)
  return wanted ?? (kind === 'yn' || kind === 'ynh' ? 'yes' : undefined)
}

/** Returns field and answer pairs that may satisfy the condition. */
function listWantedAnswers(condition: Condition): ReadonlyArray<readonly [string, Json]> {
  if ('all' in condition) return condition.all.flatMap(listWantedAnswers)
  if ('any' in condition) return condition.any.slice(0, 1).flatMap(listWantedAnswers)
  if ('not' in condition || !('field' in condition.of) || 'question' in condition.of) return []
  const {
    of: { field },
    is,
    value,
  } = condition
  if (is === '==') return [[field, value]]
  if (is === '>') return [[field, Number(value) + 100]]
  return is === 'in' ? value.slice(0, 1).map((choice) => [field, choice] as const) : []
}
