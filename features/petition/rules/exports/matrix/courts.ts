// What courts ask of the file with the list of creditors (spec: petition#matrix). Read from the
// courts' pages up to 2026-11; a firm compares it with its court before the first upload.

export interface MatrixRules {
  /** Max lines of a creditor. */
  readonly lines: number
  readonly characters: number
  /** Max characters of the name, where that differs. */
  readonly nameCharacters?: number
  readonly blankLines: number
  /** Between city and state. */
  readonly hasComma: boolean
  readonly letters?: 'capitals' | 'notAllCapitals'
  /** Each character is refused. */
  readonly forbidden?: string
  /** Not in names, only in the lines of the address. */
  readonly forbiddenInAddress?: string
  readonly isAlphabetical?: boolean
  /** Five digits only. */
  readonly hasShortZip?: boolean
  /** Each creditor has so many lines, with blank ones at its end. */
  readonly paddedTo?: number
}

export interface MatrixCourt {
  /** Stored in the audit. */
  readonly code: string
  readonly name: string
  readonly rules: MatrixRules
}

const usual: MatrixRules = { lines: 5, characters: 40, blankLines: 1, hasComma: false }
const symbolsOfBnc = '~½^'

const of = (code: string, name: string, more: Partial<MatrixRules> = {}): MatrixCourt => ({
  code,
  name,
  rules: { ...usual, ...more },
})

/** The rules of most courts, for one that is not listed. */
export const otherCourt = of('other', '')

/** By state. Courts whose rules were not found are left out. */
export const matrixCourts: readonly MatrixCourt[] = [
  of('areb', 'Arkansas (Eastern and Western)'),
  of('canb', 'California Northern', { forbidden: symbolsOfBnc }),
  of('dcb', 'District of Columbia'),
  of('flmb', 'Florida Middle', { hasComma: true }),
  of('flnb', 'Florida Northern', { hasComma: true, forbidden: '½' }),
  of('flsb', 'Florida Southern', { letters: 'notAllCapitals', forbidden: '%' }),
  of('gamb', 'Georgia Middle', { blankLines: 2, isAlphabetical: true }),
  of('ganb', 'Georgia Northern', { forbiddenInAddress: '#%&' }),
  of('gasb', 'Georgia Southern'),
  of('ilcb', 'Illinois Central', {
    ...{ hasComma: true, letters: 'notAllCapitals', hasShortZip: true },
  }),
  of('ilnb', 'Illinois Northern', { hasComma: true }),
  of('innb', 'Indiana Northern', {
    ...{ blankLines: 2, letters: 'capitals', forbidden: '%\\+~[]', forbiddenInAddress: ',.:' },
  }),
  of('kyeb', 'Kentucky Eastern'),
  of('miwb', 'Michigan Western', { forbidden: symbolsOfBnc }),
  of('neb', 'Nebraska', { lines: 4 }),
  of('nvb', 'Nevada', { forbidden: symbolsOfBnc }),
  of('njb', 'New Jersey', { letters: 'notAllCapitals', forbidden: '%`' }),
  of('nyeb', 'New York Eastern', { isAlphabetical: true, letters: 'notAllCapitals' }),
  of('ohsb', 'Ohio Southern', { forbidden: '~?^' }),
  of('okeb', 'Oklahoma Eastern', { forbidden: symbolsOfBnc }),
  of('paeb', 'Pennsylvania Eastern', { letters: 'notAllCapitals' }),
  of('pamb', 'Pennsylvania Middle', {
    ...{ lines: 6, nameCharacters: 50, forbidden: '#"\',[]%~½^{}' },
  }),
  of('pawb', 'Pennsylvania Western', { isAlphabetical: true }),
  of('txeb', 'Texas Eastern', { blankLines: 2 }),
  of('txnb', 'Texas Northern', {
    ...{ blankLines: 2, hasComma: true, forbidden: '@$%^&*()_+=\\|;:"{}[]<>?~`!#' },
  }),
  of('txsb', 'Texas Southern', { blankLines: 0, paddedTo: 6, letters: 'notAllCapitals' }),
  of('txwb', 'Texas Western', { nameCharacters: 50, hasComma: true }),
  of('utb', 'Utah', { lines: 4, hasComma: true }),
  of('wyb', 'Wyoming', { letters: 'notAllCapitals' }),
]

export function findCourt(code: string): MatrixCourt | undefined {
  return [otherCourt, ...matrixCourts].find((court) => court.code === code)
}
