// What somebody means who answers a text message: STOP, START, HELP in the words that people and carriers use, or something for nobody here.

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

/** Longer than any wish to be left alone. */
const mostCharacters = 60

/**
 * Capitals, accents, punctuation and blanks around the word do not matter. A short text that begins with STOP is one, whatever follows: it is safer to
 * be silent by mistake. The other words count only alone: "End of the month" is no wish to end anything.
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
  return plain.length <= mostCharacters && plain.startsWith('STOP ') ? 'stop' : 'other'
}

/** True when the word itself is Spanish: then the answer is, whatever else is known. */
export function isSpanishCommand(body: string): boolean {
  return /^\W*(?:parar|pare|alto|ayuda)\W*$/i.test(body)
}
