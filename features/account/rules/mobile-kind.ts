/** Premium, personal and toll-free area codes. */
const serviceAreas = new Set(['500', '700', '800', '833', '844', '855', '866', '877', '888', '900'])

/** Area codes of the North American plan with international prices. */
const foreignAreas = new Set([
  '242',
  '246',
  '264',
  '268',
  '284',
  '345',
  '441',
  '473',
  '649',
  '658',
  '664',
  '721',
  '758',
  '767',
  '784',
  '809',
  '829',
  '849',
  '868',
  '869',
  '876',
])

/**
 * False for premium and service numbers, and for area codes that text message fraud uses
 * (spec: accounts#code-numbers). `digits`: ten digits, as `mobileDigits` returns them.
 */
export function mayGetCodes(digits: string): boolean {
  const [area, exchange] = [digits.slice(0, 3), digits.slice(3, 6)]
  return (
    !serviceAreas.has(area) &&
    !foreignAreas.has(area) &&
    exchange !== '976' &&
    !area.endsWith('11') &&
    !exchange.endsWith('11')
  )
}
