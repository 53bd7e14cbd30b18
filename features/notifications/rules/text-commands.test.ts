import { expect, test } from 'vitest'
import { isSpanishCommand, textCommand, type TextCommand } from './text-commands.ts'

test.each<[string, TextCommand]>([
  ...[
    'STOP',
    'stop',
    ' Stop. ',
    '“Stop”',
    'STOP!!!',
    'Stop\n',
    'ＳＴＯＰ',
    'stopall',
    'Stop all',
    'UNSUBSCRIBE',
    'Cancel',
    'END',
    'quit',
    'revoke',
    'opt-out',
    'OPTOUT',
    'Parar',
    'ALTO',
    '¡Alto!',
    'pare',
    'stop texting me',
    'Stop please',
  ].map((text): [string, TextCommand] => [text, 'stop']),
  ...['START', 'start', 'UnStop', 'Start.'].map((text): [string, TextCommand] => [text, 'start']),
  ...['HELP', 'help?', 'info', 'AYUDA', '¿Ayuda?'].map((text): [string, TextCommand] => [
    text,
    'help',
  ]),
  ...[
    '',
    ' ',
    '👍',
    'Thanks',
    'End of the month I can send it',
    'cancel my appointment',
    'Where do I stop?',
    'nonstop',
    'I need help with the form',
    'stopped',
    'unstoppable',
    'Starting Monday',
    '123456',
    `Stop by the office ${'x'.repeat(60)}`,
  ].map((text): [string, TextCommand] => [text, 'other']),
])('reads %j as the command %s', (text, command) => expect(textCommand(text)).toBe(command))

test.each([
  ['PARAR', true],
  ['¡alto!', true],
  ['Ayuda', true],
  ['STOP', false],
  ['alto voltaje', false],
  ['', false],
])('%j is recognized as a Spanish command: %s', (text, is) =>
  expect(isSpanishCommand(text)).toBe(is),
)
