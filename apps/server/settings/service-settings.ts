import { isIP } from 'node:net'
import { parseDatabaseAddress } from '#adapters/database/primary/address.ts'
import { isLoopback, SettingError, url, wholeNumber } from './setting-values.ts'

export interface S3Settings {
  readonly bucketUrl: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

export interface ClamavSettings {
  readonly host: string
  readonly port: number
}

export interface CourseProviderSettings {
  readonly url: string
  readonly secret: string
  /** Hosts for redirects and certificates. A `providerId` of null applies to all providers. */
  readonly hosts: ReadonlyArray<{ readonly providerId: number | null; readonly host: string }>
  readonly allowHttp: boolean
}

/** May name several hosts, of which the primary is used. */
export function databaseUrl(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  try {
    const { connectionString } = parseDatabaseAddress(text)
    url(name, connectionString, ['postgres:', 'postgresql:'])
  } catch (error) {
    if (error instanceof SettingError || !(error instanceof Error)) throw error
    throw new SettingError(`${name}: ${error.message}.`)
  }
  return text
}

export function metricsHost(text: string, isDemo: boolean): string {
  if (text !== 'localhost' && isIP(text) === 0)
    throw new SettingError(
      `METRICS_HOST: expected an IP address such as 127.0.0.1 or 0.0.0.0, got '${text}'.`,
    )
  if (isDemo && !isLoopback(text))
    throw new SettingError(
      'METRICS_HOST: the demo listens on this machine only; expected 127.0.0.1 or localhost.',
    )
  return text
}

export function masterKey(text: string | undefined): string | undefined {
  if (text !== undefined && Buffer.from(text, 'base64').byteLength !== 32)
    throw new SettingError('MASTER_KEY: expected 32 bytes in base64.')
  return text
}

export function hostAndPort(
  name: string,
  text: string | undefined,
  defaultValue: number,
): ClamavSettings | undefined {
  if (text === undefined) return undefined
  const [, host = '', port] = /^([\w.-]+|\[[\da-f:.]+\])(?::(\d+))?$/i.exec(text) ?? []
  if (host === '') throw new SettingError(`${name}: expected host or host:port, got '${text}'.`)
  return {
    host: host.replace(/^\[|\]$/g, ''),
    port: wholeNumber(name, port, defaultValue, 1, 65_535),
  }
}

export function s3(
  bucketUrl?: string,
  accessKeyId?: string,
  secretAccessKey?: string,
  region = 'us-east-1',
): S3Settings | undefined {
  if (bucketUrl === undefined) return undefined
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new SettingError(
      'FILES_S3_KEY_ID, FILES_S3_SECRET: expected, because FILES_S3_URL is set.',
    )
  return {
    bucketUrl: url('FILES_S3_URL', bucketUrl, ['http:', 'https:']),
    accessKeyId,
    secretAccessKey,
    region,
  }
}

/** In the demo, a service on this machine may use http. */
export function courseProvider(
  address: string | undefined,
  secret: string | undefined,
  hosts: string | undefined,
  isDemo: boolean,
): CourseProviderSettings | undefined {
  if (address === undefined) return undefined
  const { protocol, hostname, username, password, search, href } = new URL(
    url('COURSE_PROVIDER_URL', address, ['https:', 'http:']),
  )
  const allowHttp = isDemo && isLoopback(hostname)
  if (
    (protocol !== 'https:' && !allowHttp) ||
    username !== '' ||
    password !== '' ||
    search !== ''
  ) {
    throw new SettingError(
      'COURSE_PROVIDER_URL: expected an address that begins with https:// (in the demo http:// on this machine as well), without a name or a query in it.',
    )
  }
  if (secret === undefined || !/^[\x21-\x7e]{16,}$/.test(secret))
    throw new SettingError(
      'COURSE_PROVIDER_SECRET: expected at least 16 characters without spaces, because COURSE_PROVIDER_URL is set.',
    )
  const list = (hosts ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [, id, host = ''] = /^(?:(\d{1,6})=)?([a-z\d.-]+(?::\d{1,5})?)$/i.exec(entry) ?? []
      if (!URL.canParse(`https://${host}`) || new URL(`https://${host}`).host === '')
        throw new SettingError(
          `COURSE_PROVIDER_HOSTS: expected hosts such as learn.example or 245=learn.example, separated by commas, got '${entry}'.`,
        )
      return {
        providerId: id === undefined ? null : Number(id),
        host: new URL(`https://${host}`).host,
      }
    })
  if (list.length === 0)
    throw new SettingError(
      'COURSE_PROVIDER_HOSTS: expected, because COURSE_PROVIDER_URL is set: where courses are taken and certificates lie.',
    )
  return { url: href, secret, hosts: list, allowHttp }
}

export function webhookSecrets(
  present: string | undefined,
  previous: string | undefined,
  providerUrl: string | undefined,
): readonly Uint8Array[] {
  if (present === undefined && (previous !== undefined || providerUrl !== undefined)) {
    throw new SettingError(
      `COURSE_WEBHOOK_SECRET: expected, because ${previous === undefined ? 'COURSE_PROVIDER_URL' : 'COURSE_WEBHOOK_SECRET_PREVIOUS'} is set.`,
    )
  }
  const entries = Object.entries({
    COURSE_WEBHOOK_SECRET: present,
    COURSE_WEBHOOK_SECRET_PREVIOUS: previous,
  })
  return entries.flatMap(([name, secret]) =>
    secret === undefined ? [] : [webhookSecret(name, secret)],
  )
}

/** Standard Webhooks: base64 of 24 to 64 bytes, with or without `whsec_`. */
function webhookSecret(name: string, secret: string): Uint8Array {
  const base64 = secret.replace(/^whsec_/, '')
  const bytes = Buffer.from(base64, 'base64')
  const isWhole = bytes.toString('base64').replace(/=+$/, '') === base64.replace(/=+$/, '')
  if (!isWhole || bytes.byteLength < 24 || bytes.byteLength > 64)
    throw new SettingError(
      `${name}: expected 24 to 64 bytes in base64, with or without whsec_ before them.`,
    )
  return bytes
}
