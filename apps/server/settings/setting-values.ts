import { isIP } from 'node:net'

/** Its message names the setting and the expected value. */
export class SettingError extends Error {
  override readonly name = 'SettingError'
}

export function isLoopback(host: string): boolean {
  return (
    host === 'localhost' ||
    host === '::1' ||
    host === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(host) ||
    host.startsWith('::ffff:127.')
  )
}

export function yesOrNo(name: string, text: string | undefined, defaultValue: boolean): boolean {
  if (text === undefined) return defaultValue
  if (/^(1|true|yes|on)$/i.test(text)) return true
  if (/^(0|false|no|off)$/i.test(text)) return false
  throw new SettingError(`${name}: expected 1 or 0, got '${text}'.`)
}

export function wholeNumber(
  name: string,
  text: string | undefined,
  defaultValue: number,
  min: number,
  max: number,
): number {
  if (text === undefined) return defaultValue
  const value = Number(text)
  if (!Number.isInteger(value) || value < min || value > max)
    throw new SettingError(`${name}: expected a whole number from ${min} to ${max}, got '${text}'.`)
  return value
}

export function parseMegabytes(
  name: string,
  text: string | undefined,
  defaultValue: number,
): number {
  return wholeNumber(name, text, defaultValue, 1, 10_000_000) * 1_048_576
}

export function oneOf<const Value extends string>(
  name: string,
  text: string,
  values: readonly Value[],
): Value {
  const value = values.find((known) => known === text)
  if (value === undefined)
    throw new SettingError(`${name}: expected one of ${values.join(', ')}, got '${text}'.`)
  return value
}

export function url(name: string, text: string, protocols: readonly string[]): string {
  const parsed = URL.canParse(text) ? new URL(text) : undefined
  if (!parsed || !protocols.includes(parsed.protocol))
    throw new SettingError(
      `${name}: expected an address that begins with ${protocols.join('// or ')}//.`,
    )
  return text
}

export function optionalUrl(
  name: string,
  text: string | undefined,
  protocols: readonly string[],
): string | undefined {
  return text === undefined ? undefined : url(name, text, protocols)
}

/** The content security policy needs a valid origin; in the demo, this machine is allowed. */
export function videoUrl(
  name: string,
  text: string | undefined,
  isDemo: boolean,
): string | undefined {
  if (text === undefined) return undefined
  const { protocol, hostname, username, password, href } = new URL(
    url(name, text, ['https:', 'http:']),
  )
  const isAllowed = protocol === 'https:' || (isDemo && isLoopback(hostname))
  if (!isAllowed || username !== '' || password !== '')
    throw new SettingError(
      `${name}: expected an address that begins with https:// (in the demo http:// on this machine as well), without a name in it.`,
    )
  return href
}

export function hostNames(name: string, text: string): readonly string[] {
  const list = text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '')
  for (const host of list) {
    if (!/^(\[[\da-f:.]+\]|[\w.-]+)$/.test(host))
      throw new SettingError(
        `${name}: expected names without a port, comma-separated, got '${host}'.`,
      )
  }
  return list
}

/** Accepts IP addresses, address ranges, and names of ranges. */
export function addresses(name: string, text: string): readonly string[] {
  const list = text
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
  for (const address of list) {
    const [ip = '', bits, ...more] = address.split('/')
    const isRange =
      bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(ip) === 4 ? 32 : 128))
    const isKnown =
      ['loopback', 'linklocal', 'uniquelocal'].includes(address) ||
      (isIP(ip) !== 0 && isRange && more.length === 0)
    if (!isKnown)
      throw new SettingError(
        `${name}: expected addresses such as 10.0.0.1 or 10.0.0.0/16, separated by commas, got '${address}'.`,
      )
  }
  return list
}
