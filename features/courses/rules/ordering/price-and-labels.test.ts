import { expect, test } from 'vitest'
import { findJointLabel } from './joint-label.ts'
import { courseStatusLabel } from './labels.ts'
import { priceText, toShownPrice } from './price.ts'
import { courseStatusLabels, priceWords } from '../words.en.ts'
import { courseStatusLabels as courseStatusLabelsEs } from '../words.es.ts'

test.each([
  ['24.00', '$24'],
  ['24', '$24'],
  ['19.95', '$19.95'],
  ['19.50', '$19.50'],
  ['19.5', '$19.50'],
  ['0.00', '$0'],
  ['9.05', '$9.05'],
  ['1250.00', '$1250'],
  ['free', 'free'],
])('shows the amount %s as %s', (amount, text) => expect(priceText(amount)).toBe(text))

test('shows no price when the firm pays', () => {
  expect([toShownPrice('24.00', 1, priceWords), toShownPrice('24.00', 2, priceWords)]).toEqual([
    '$24',
    'Billed to Law Firm',
  ])
})

test.each<readonly [number, number | null, boolean, string]>([
  [1, null, false, 'Choose Course'],
  [2, 1, false, 'Registration'],
  [2, 1, true, 'Registration'],
  [2, 2, false, 'Registration'],
  [2, 2, true, 'Pending Registration'],
  [3, 1, false, 'Course Not Started'],
  [4, 1, false, 'Course Started'],
  [5, 1, false, 'Certification'],
  [6, 1, false, 'Complete'],
  [7, 1, false, 'Canceled'],
  [8, 1, false, 'Expired'],
  [9, null, false, 'Ordered for Spouse'],
  [10, null, false, 'Complete - Certificate Manually Uploaded'],
  [11, null, false, 'Unknown'],
  [12, 2, false, 'Pending Registration'],
  [12, 2, true, 'Pending Registration'],
  [13, 2, false, 'Course Not Started'],
  [99, null, false, 'Unknown'],
])('labels status %s, method %s, long %s as "%s"', (status, method, isLong, label) =>
  expect(courseStatusLabel(status, { method, isLong }, courseStatusLabels)).toBe(label),
)

test('returns the label in the given language', () =>
  expect(courseStatusLabel(6, {}, courseStatusLabelsEs)).toBe('Terminado'))

test.each<readonly [boolean, number | null, string | undefined]>([
  [false, null, undefined],
  [false, 1, undefined],
  [true, null, 'withoutSpouse'],
  [true, 1, 'withSpouse'],
  [true, 2, 'withoutSpouse'],
  [true, 3, 'withoutSpouse'],
  [true, 4, 'withoutSpouse'],
])('with isJoint %s and joint option %s, returns the label %s', (isJoint, option, label) =>
  expect(findJointLabel(isJoint, option)).toBe(label),
)
