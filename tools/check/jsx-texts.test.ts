import { expect, test } from 'vitest'
import { findBareTexts } from './jsx-texts.ts'

const check = (jsx: string) => findBareTexts({ path: 'ui/a.tsx', text: `const a = (\n${jsx}\n)\n` })

test.each([
  '<p>{isOpen ? <b /> : null}Open</p>',
  '<p>{words.open}{icon && <Icon name={icon} />}</p>',
  '<>{`${a}, ${b}`}{rows.map((row) => <i key={row} />)}</>',
  '<p>{isOpen ? words.open : words.closed}{isOpen ? <b /> : null}</p>',
  '<td>{formatDay(day)}{note === null ? null : <span>{note}</span>}</td>',
  '<li>{names[id]}{label}{isOn ? <b /> : null}</li>',
])('refuses %s', (jsx) =>
  expect(check(jsx)).toEqual([
    'ui/a.tsx:2 has a text beside a condition or a list: give it a <span>',
  ]),
)

test.each([
  '<p>{isOpen ? <b /> : null}<span>Open</span></p>',
  '<p>{words.open} <b>{words.more}</b></p>',
  '<p>{isOpen ? words.open : words.closed}</p>',
  "<p>{' '}{isOpen ? <b /> : null}</p>",
  '<ul>{words.steps.map((step) => <li key={step}>{step}</li>)}</ul>',
  '<div>{children}{isOpen ? <b /> : null}</div>',
])('accepts %s', (jsx) => expect(check(jsx)).toEqual([]))

test('reads screens only', () =>
  expect(findBareTexts({ path: 'ui/a.ts', text: 'not { a script' })).toEqual([]))
