import { describe, expect, test } from 'vitest'
import {
  getRequirementNow,
  becauseIn,
  isNewlyRequired,
  type CategoryRequirement,
  type CategoryState,
  type DocumentNeed,
} from './asked-by-answers.ts'
import {
  because,
  need,
  leaf,
  askWith,
  suggests,
  stored,
  required,
  notNeeded,
} from './test-category-needs.ts'

interface Case {
  readonly what: string
  readonly is: CategoryState
  readonly needs: readonly DocumentNeed[]
  /** Absent when nothing changes. */
  readonly becomes?: CategoryRequirement
}

const cases: readonly Case[] = [
  {
    what: 'wanted, it becomes required',
    is: leaf(),
    needs: [need('car', true)],
    becomes: askWith('required', 'answers', 'car'),
  },
  {
    what: 'several reasons gather',
    is: leaf(),
    needs: [need('car', true), need('boat', false), need('plane', true)],
    becomes: askWith('required', 'answers', 'car', 'plane'),
  },
  {
    what: 'a reason said of both counts once',
    is: leaf(),
    needs: [need('car', true), need('car', true)],
    becomes: askWith('required', 'answers', 'car'),
  },
  {
    what: 'a further reason is added',
    is: required('car'),
    needs: [need('car', true), need('boat', true)],
    becomes: askWith('required', 'answers', 'car', 'boat'),
  },
  {
    what: 'wished again, nothing changes',
    is: required('car'),
    needs: [need('car', true), need('boat', false)],
  },
  {
    what: 'a reason that is gone goes',
    is: required('car', 'boat'),
    needs: [need('car', true), need('boat', false)],
    becomes: askWith('required', 'answers', 'car'),
  },
  {
    what: 'the last reason stays with what stays required',
    is: required('car'),
    needs: [need('car', false), need('boat', false)],
  },
  {
    what: 'a reason that is open stays',
    is: required('car', 'boat'),
    needs: [need('car', true), need('boat', null)],
  },
  {
    what: 'a reason that is gone goes while another is open',
    is: required('car', 'boat'),
    needs: [need('car', false), need('boat', null)],
    becomes: askWith('required', 'answers', 'boat'),
  },

  {
    what: 'surely not wanted, it is not needed',
    is: leaf(),
    needs: [need('car', false), need('boat', false)],
    becomes: askWith('notNeeded', 'answers'),
  },
  {
    what: 'not wanted as far as is known, it stays',
    is: leaf(),
    needs: [need('car', false), need('boat', null)],
  },
  { what: 'nothing known, it stays', is: leaf(), needs: [need('car', null)] },
  {
    what: 'not wanted, but something was sent',
    is: leaf({ isEmpty: false }),
    needs: [need('car', false)],
  },
  {
    what: 'not needed, and wanted later, it is required',
    is: notNeeded,
    needs: [need('car', true)],
    becomes: askWith('required', 'answers', 'car'),
  },
  {
    what: 'not needed, something sent all the same, and wanted later',
    is: { ...notNeeded, isEmpty: false },
    needs: [need('car', true)],
    becomes: askWith('required', 'answers', 'car'),
  },
  { what: 'not needed, and open again, it stays', is: notNeeded, needs: [need('car', null)] },
  {
    what: 'wanted where something was sent already, it says why, and no more',
    is: leaf({ isEmpty: false }),
    needs: [need('car', true)],
    becomes: askWith('optional', 'template', 'car'),
  },

  {
    what: 'suggested, it stays optional and says why',
    is: leaf(),
    needs: [need('car', true, suggests)],
    becomes: askWith('optional', 'template', 'car'),
  },
  {
    what: 'suggested and wanted, it is required',
    is: leaf(),
    needs: [need('car', true, suggests), need('boat', true)],
    becomes: askWith('required', 'answers', 'car', 'boat'),
  },
  {
    what: 'suggested, it makes nothing less',
    is: required('car'),
    needs: [need('car', true, suggests)],
  },
  {
    what: 'not needed, and suggested later, it is optional',
    is: notNeeded,
    needs: [need('car', true, suggests)],
    becomes: askWith('optional', 'answers', 'car'),
  },
  {
    what: 'suggested no more, it is not needed',
    is: leaf({ because: [because('car')] }),
    needs: [need('car', false, suggests)],
    becomes: askWith('notNeeded', 'answers'),
  },

  {
    what: 'what every case requires says why',
    is: leaf({ templateKey: 'debts.bills', requirement: 'required' }),
    needs: [need('card', true, { templateKey: 'debts.bills' })],
    becomes: askWith('required', 'template', 'card'),
  },
  {
    what: 'what every case requires stays required',
    is: leaf({ templateKey: 'debts.bills', requirement: 'required' }),
    needs: [need('card', false, { templateKey: 'debts.bills' })],
  },
  {
    what: 'what every case requires says no more why',
    is: leaf({ templateKey: 'debts.bills', requirement: 'required', because: [because('card')] }),
    needs: [need('card', false, { templateKey: 'debts.bills' })],
    becomes: askWith('required', 'template'),
  },
  ...[
    'identity.photo-id',
    'taxes.federal-latest',
    'certificate-credit-counseling',
    'certificate-debtor-education',
    'other',
    'from-attorney',
    'firm.0123456789ab',
    'vehicles',
  ].flatMap((templateKey): readonly Case[] =>
    [true, false].map((wanted) => ({
      what: `${templateKey} is never touched, wanted: ${wanted}`,
      is: leaf({ templateKey }),
      needs: [need('car', wanted, { templateKey })],
    })),
  ),

  ...(['required', 'optional', 'notNeeded'] as const).flatMap((requirement): readonly Case[] =>
    [true, false].map((wanted) => ({
      what: `the firm's ${requirement} stays, wanted: ${wanted}`,
      is: leaf({ requirement, requirementBy: 'firm' }),
      needs: [need('car', wanted)],
    })),
  ),
  ...(['required', 'notNeeded'] as const).flatMap((requirement): readonly Case[] =>
    [true, false].map((wanted) => ({
      what: `${requirement} from before it was noted whose word it is stays, wanted: ${wanted}`,
      is: leaf({ requirement }),
      needs: [need('car', wanted)],
    })),
  ),

  {
    what: 'another document is none of its business',
    is: leaf(),
    needs: [need('car', true, { templateKey: 'vehicles.loan' })],
  },
  {
    what: 'of one debtor, wanted of the other',
    is: leaf({ debtor: 1 }),
    needs: [need('car', true, { debtor: 2 })],
  },
  {
    what: 'of one debtor, wanted of that one',
    is: leaf({ debtor: 2 }),
    needs: [need('car', false, { debtor: 1 }), need('car', true, { debtor: 2 })],
    becomes: askWith('required', 'answers', 'car'),
  },
  {
    what: 'of one debtor, wanted of both',
    is: leaf({ debtor: 2 }),
    needs: [need('car', true)],
    becomes: askWith('required', 'answers', 'car'),
  },
  {
    what: 'shared, wanted of one',
    is: leaf(),
    needs: [need('car', false, { debtor: 1 }), need('car', true, { debtor: 2 })],
    becomes: askWith('required', 'answers', 'car'),
  },
  {
    what: 'shared, not wanted of one, open with the other',
    is: leaf(),
    needs: [need('car', false, { debtor: 1 }), need('car', null, { debtor: 2 })],
  },
]

test.each(cases)('applies the answers to a category: $what', ({ is, needs, becomes }) => {
  const now = getRequirementNow(is, needs)
  if (becomes === undefined) expect(now).toBe(is)
  else expect(now).toEqual(becomes)
  // Applying the same need again changes nothing.
  const { requirement, requirementBy, because: reasons } = now
  const state = { ...is, requirement, requirementBy, because: reasons && reasons.map(stored) }
  expect(getRequirementNow(state, needs)).toBe(state)
})

describe('only a document that was not required before is news', () => {
  test.each([
    ['optional', 'required', true, true],
    ['notNeeded', 'required', true, true],
    ['required', 'required', true, false],
    ['optional', 'optional', true, false],
    ['optional', 'notNeeded', true, false],
    ['notNeeded', 'required', false, false],
  ] as const)(
    'is news or not when the requirement was %s and becomes %s, with an empty category: %s',
    (before, after, isEmpty, isNews) =>
      expect(isNewlyRequired({ requirement: before, isEmpty }, { requirement: after })).toBe(
        isNews,
      ),
  )
})

test("shows each reason once in the reader's language, followed by its second sentence if it has one", () => {
  const reasons = [
    because('car'),
    because('boat'),
    { ...because('plane'), each: null },
    { ...because('car'), key: 'another' },
  ]
  expect(becauseIn('en', reasons)).toEqual([
    'You said car. One for each.',
    'You said boat. One for each.',
    'You said plane.',
  ])
  expect(becauseIn('es', reasons)).toEqual([
    'Usted dijo car. Uno por cada uno.',
    'Usted dijo boat. Uno por cada uno.',
    'Usted dijo plane.',
  ])
  expect(becauseIn('es', [])).toEqual([])
})
