// Which numbers may be sent a code: mobile phones, and nothing that earns money by being called.

/** Premium, personal and toll-free area codes: none of them is a mobile phone. */
const serviceAreas = new Set(['500', '700', '800', '833', '844', '855', '866', '877', '888', '900'])

/** Area codes with the look of the United States and the prices of abroad. */
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
 * False for a number that never gets a code: premium (900, 976), services (N11 as area or exchange, 500, 700, toll-free), and the islands' area codes that text
 * message fraud lives on (safety R17). `digits`: ten of them, as `mobileDigits` answers.
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
