export type TextCommand = 'stop' | 'start' | 'help' | 'other'

const words: Readonly<Record<Exclude<TextCommand, 'other'>, ReadonlySet<string>>> = {
  stop: new Set([
    'STOP',
    'STOPALL',
    'STOP ALL',
    'UNSUBSCRIBE',
    'CANCEL',
    'END',
    'QUIT',
    'REVOKE',
    'OPTOUT',
    'OPT OUT',
    'PARAR',
    'PARE',
    'ALTO',
  ]),
  start: new Set(['START', 'UNSTOP']),
  help: new Set(['HELP', 'INFO', 'AYUDA']),
}

const maxCharacters = 60

/**
 * Short texts that begin with STOP count as STOP, because sending nothing is the smaller mistake.
 */
export function textCommand(body: string): TextCommand {
  const plain = body
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toUpperCase()
  for (const command of ['stop', 'start', 'help'] as const) {
    if (words[command].has(plain)) return command
  }
  return plain.length <= maxCharacters && plain.startsWith('STOP ') ? 'stop' : 'other'
}

export function isSpanishCommand(body: string): boolean {
  return /^\W*(?:parar|pare|alto|ayuda)\W*$/i.test(body)
}
