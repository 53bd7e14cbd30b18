// spec: case-checklist#template
import { describe, expect, test } from 'vitest'
import { categoriesFor } from '../category-template/category-template.ts'
import type { Requirement } from '../records.ts'
import { planChange, type HeldCategory } from './checklist-change.ts'
import { tailor, type ChecklistTemplate } from './checklist-template.ts'

/** Optional in the product, and required. */
const business = 'income.self-employment'
const photoId = 'identity.photo-id'
const facts = { chapter: 7, isJoint: false, firstNames: ['Ana'] } as const

const held = (templateKey: string, change: Partial<HeldCategory> = {}): HeldCategory => ({
  ...{ templateKey, debtor: 1, requirement: 'optional', requirementBy: 'template' },
  ...{ followsChecklist: true, isNeededByAnswers: false, hasDocuments: false },
  ...change,
})
const wantedOf = (template: ChecklistTemplate) =>
  tailor(categoriesFor(facts), { 7: template, 13: {} }, 7)
const productHeld = wantedOf({}).map(({ key, debtor, requirement }) =>
  held(key, { debtor, requirement }),
)
const plan = (template: ChecklistTemplate, ...changed: readonly HeldCategory[]) => {
  const keys = new Set(changed.map(({ templateKey }) => templateKey))
  const others = productHeld.filter(({ templateKey }) => !keys.has(templateKey))
  return planChange([...others, ...changed], wantedOf(template)).map(({ row, from, to, stays }) => [
    row.key,
    from,
    to,
    stays,
  ])
}

test('the same checklist changes nothing', () => {
  expect(plan({})).toEqual([])
})

const byFirm = { requirementBy: 'firm' } as const
const byHand = { requirementBy: 'firm', followsChecklist: false } as const
const byAnswers = { requirementBy: 'answers' } as const

describe('a category of the case', () => {
  test.each<[string, Partial<HeldCategory>, Requirement, unknown]>([
    ['nobody has touched becomes required', {}, 'required', null],
    ['with documents becomes required', { hasDocuments: true }, 'required', null],
    ['nobody has touched is no longer needed', {}, 'notNeeded', null],
    [
      'that the checklist required is optional again',
      { ...byFirm, requirement: 'required' },
      'optional',
      null,
    ],
    ['with documents stays', { hasDocuments: true }, 'notNeeded', 'documents'],
    [
      'with documents stays required',
      { ...byFirm, requirement: 'required', hasDocuments: true },
      'optional',
      'documents',
    ],
    ['that answers name stays', { isNeededByAnswers: true }, 'notNeeded', 'answers'],
    [
      'that the firm changed by hand stays',
      { ...byHand, requirement: 'notNeeded' },
      'required',
      'firm',
    ],
    [
      'that the firm required by hand stays',
      { ...byHand, requirement: 'required' },
      'notNeeded',
      'firm',
    ],
    [
      'that answers require stays',
      { ...byAnswers, requirement: 'required' },
      'notNeeded',
      'answers',
    ],
    [
      'that answers made not needed becomes required',
      { ...byAnswers, requirement: 'notNeeded' },
      'required',
      null,
    ],
  ])('%s', (_, change, to, stays) => {
    const category = held(business, change)
    expect(plan({ [business]: to }, category)).toEqual([
      [business, category.requirement, to, stays],
    ])
  })

  test.each<Requirement>(['required', 'notNeeded'])(
    'that is optional in the checklist is as needed as the answers say: %s',
    (requirement) => {
      expect(plan({}, held(business, { ...byAnswers, requirement }))).toEqual([])
    },
  )

  test('that the checklist takes away is not needed, also when the product requires it', () => {
    expect(plan({ [photoId]: 'notNeeded' })).toEqual([[photoId, 'required', 'notNeeded', null]])
  })
})

describe('a category that the case lacks', () => {
  const without = (template: ChecklistTemplate) =>
    planChange(
      productHeld.filter(({ templateKey }) => templateKey !== business),
      wantedOf(template),
    ).map(({ row, from, to }) => [row.key, from, to])

  test.each<Requirement>(['required', 'optional'])('is added if it is %s', (to) => {
    expect(without({ [business]: to })).toEqual([[business, null, to]])
  })

  test('is not added if the checklist does not ask for it', () => {
    expect(without({ [business]: 'notNeeded' })).toEqual([])
  })
})

test('course certificates, documents of the firm and "Other" stay as the firm set them', () => {
  const changed = ['certificate-debtor-education', 'other'].map((key) =>
    held(key, {
      debtor: productHeld.find(({ templateKey }) => templateKey === key)!.debtor,
      requirement: 'notNeeded',
    }),
  )
  expect(plan({}, ...changed)).toEqual([])
})

test('each debtor of a joint case has a line', () => {
  const joint = tailor(
    categoriesFor({ chapter: 7, isJoint: true, firstNames: ['Ana', 'Leo'] }),
    { 7: { [business]: 'required' }, 13: {} },
    7,
  )
  const both = joint.map(({ key, debtor, requirement }) =>
    held(key, { debtor, requirement: key === business ? 'optional' : requirement }),
  )
  const own = both.map((each) =>
    each.templateKey === business && each.debtor === 2 ? { ...each, ...byHand } : each,
  )
  expect(planChange(own, joint).map(({ row, stays }) => [row.debtor, stays])).toEqual([
    [1, null],
    [2, 'firm'],
  ])
})
