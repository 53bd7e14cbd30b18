import { expect, test } from 'vitest'
import { providerFacts } from './provider-facts.ts'

test('reads a list of items with bold labels as facts', () => {
  const html =
    '\n<ul>\n<li><strong>Languages</strong> English, Spanish</li>\n<li><b>Certificate:</b> within <b>an hour</b></li><li><b>Price</b>: $5 &amp; up</li>\n</ul>\n'
  expect(providerFacts(html)).toEqual([
    { label: 'Languages', value: 'English, Spanish' },
    { label: 'Certificate', value: 'within <b>an hour</b>' },
    { label: 'Price', value: '$5 &amp; up' },
  ])
})

test.each([
  ['an item without a label', '<ul><li><b>Languages</b> English</li><li>Help by chat</li></ul>'],
  ['a label in the middle', '<ul><li>Approved, checked <b>Nov 2, 2026</b></li></ul>'],
  ['a label without a value', '<ul><li><b>Languages</b></li></ul>'],
  ['an empty label', '<ul><li><b> </b> English</li></ul>'],
  [
    'a list in a list',
    '<ul><li><b>Languages</b> English<ul><li><b>Or</b> Spanish</li></ul></li></ul>',
  ],
  ['text beside the list', '<p>Hello</p><ul><li><b>Languages</b> English</li></ul>'],
  ['two lists', '<ul><li><b>A</b> b</li></ul><ul><li><b>C</b> d</li></ul>'],
  ['more lines than the cards share', `<ul>${'<li><b>Languages</b> English</li>'.repeat(7)}</ul>`],
  ['nothing', ''],
])('finds no facts in this text: %s', (_, html) => {
  expect(providerFacts(html)).toBeUndefined()
})
