import { expect, test } from 'vitest'
import { isInKeyOwner, type ElementFacts } from './key-owner.ts'

const page: readonly ElementFacts[] = [{ tag: 'div' }, { tag: 'body' }, { tag: 'html' }]
const form: readonly ElementFacts[] = [{ tag: 'div' }, { tag: 'form' }, ...page]
const input = (type?: string): ElementFacts => ({ tag: 'input', type })

test.each<readonly [string, readonly ElementFacts[]]>([
  ['a text field', [input(), ...page]],
  ['a search field', [input('search'), ...page]],
  ['a text of several lines', [{ tag: 'textarea' }, ...page]],
  ['a select', [{ tag: 'select' }, ...page]],
  ['an editable element', [{ tag: 'p' }, { tag: 'div', isEditable: true }, ...page]],
  ['a radio button, whose keys are the arrows', [input('radio'), ...page]],
  ['a radio button of a form', [input('radio'), { tag: 'label' }, ...form]],
  ['a check box of a form', [input('checkbox'), { tag: 'label' }, ...form]],
  ['a button of a form', [{ tag: 'button' }, ...form]],
  ['the form itself', form.slice(1)],
  ['a check box of a set of fields', [input('checkbox'), { tag: 'fieldset' }, ...page]],
  [
    'a link in the errors above a form',
    [{ tag: 'a' }, { tag: 'section', isOfForm: true }, ...page],
  ],
  ['an entry of a menu', [{ tag: 'button' }, { tag: 'div', role: 'menu' }, ...page]],
  ['an option of a list box', [{ tag: 'li' }, { tag: 'ul', role: 'listbox' }, ...page]],
])('keys belong to %s', (_, path) => expect(isInKeyOwner(path)).toBe(true))

test.each<readonly [string, readonly ElementFacts[]]>([
  ['nothing', []],
  ['the page', page],
  ['a link', [{ tag: 'a' }, ...page]],
  ['a button', [{ tag: 'button' }, ...page]],
  ['a check box of a row', [input('checkbox'), { tag: 'td' }, { tag: 'tr' }, ...page]],
  ['a group of buttons', [{ tag: 'button' }, { tag: 'div', role: 'group' }, ...page]],
])('with the focus in %s, keys are shortcuts', (_, path) => expect(isInKeyOwner(path)).toBe(false))
