// Settings: read from the environment once, here and nowhere else, and checked before anything starts.
import { isIP } from 'node:net'
import { resolve } from 'node:path'

export interface Settings {
  readonly port: number
  readonly host: string
  /** Where the portal is reached, without a slash at the end. Links in messages come from it. */
  readonly publicUrl: string
  /** Names besides PUBLIC_URL's by which requests may address the server, such as a proxy's name for it. */
  readonly allowedHosts: readonly string[]
  readonly dataDir: string
  readonly isDemo: boolean
  /** Lets `POST /rehearsal/clock` move the time; only in the demo. */
  readonly rehearsalClock: boolean
  readonly databaseUrl: string | undefined
  readonly masterKey: string | undefined
  /** Path of a file that holds it, outside of what is backed up with the data. */
  readonly masterKeyFile: string | undefined
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly smsUrl: string | undefined
  readonly s3:
    | {
        readonly bucketUrl: string
        readonly accessKeyId: string
        readonly secretAccessKey: string
        readonly region: string
      }
    | undefined
  readonly clamav: { readonly host: string; readonly port: number } | undefined
  /** The order service for the courses; without one the demo rehearses it, and anywhere else none can be ordered. */
  readonly courseProvider:
    | {
        readonly url: string
        readonly secret: string
        /** Where people are sent to and certificates are fetched from: hosts of one provider, or with null of each. */
        readonly hosts: ReadonlyArray<{ readonly providerId: number | null; readonly host: string }>
        readonly allowHttp: boolean
      }
    | undefined
  /** What its webhooks are signed with: the present secret, and the one before it. */
  readonly courseWebhookSecrets: readonly Uint8Array[]
  /** Bytes of all documents of one account, and of one case. */
  readonly accountQuotaBytes: number
  readonly caseQuotaBytes: number
  readonly supportPhone: string | undefined
  /** What the FAQs and the welcome of an invitation show behind a click; pages may frame these two origins and no others. */
  readonly overviewVideoUrl: string | undefined
  readonly welcomeVideoUrl: string | undefined
  readonly trustedDocuments: 'only' | 'also'
  /** Addresses of proxies whose word about the client's address counts. */
  readonly trustedProxies: readonly string[]
  readonly logLevel: string
  readonly hstsEverywhere: boolean
  /** Where /metrics is served; not at all when the port is unset. */
  readonly metricsPort: number | undefined
  readonly metricsHost: string
  /** Between the signal to stop and the moment at which nothing new is taken. */
  readonly drainSeconds: number
  /** Connections to the database at most, beside the one that listens. */
  readonly databasePool: number
}

/** A wrong value stops the start with the name of the setting and what was expected. */
export class SettingError extends Error {
  override readonly name = 'SettingError'
}

export function readSettings(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Settings {
  const text = (name: string) =>
    env[name] === undefined || env[name]?.trim() === '' ? undefined : env[name]?.trim()
  const isProduction = text('NODE_ENV') === 'production'
  const isDemo = yesOrNo('DEMO', text('DEMO'), !isProduction)
  if (isDemo && isProduction)
    throw new SettingError('DEMO: must be off when NODE_ENV is production.')
  const port = wholeNumber('PORT', text('PORT'), 4000, 0, 65_535)
  const host = text('HOST') ?? (isDemo ? '127.0.0.1' : '0.0.0.0')
  const publicUrl = url('PUBLIC_URL', text('PUBLIC_URL') ?? `http://localhost:${port}`, [
    'http:',
    'https:',
  ])
  if (isDemo && !isLoopback(new URL(publicUrl).hostname))
    throw new SettingError(
      'PUBLIC_URL: the demo is for this machine only; expected a localhost address. Set DEMO=0 for anything else.',
    )
  if (isDemo && !isLoopback(host))
    throw new SettingError(
      'HOST: the demo listens on this machine only; expected 127.0.0.1 or localhost. Set DEMO=0 for anything else.',
    )
  const isOpenHttp =
    new URL(publicUrl).protocol === 'http:' && !isLoopback(new URL(publicUrl).hostname)
  if (isOpenHttp)
    throw new SettingError(
      'PUBLIC_URL: expected https, because cookies and papers would travel readable.',
    )
  const rehearsalClock = yesOrNo('REHEARSAL_CLOCK', text('REHEARSAL_CLOCK'), false)
  if (rehearsalClock && !isDemo)
    throw new SettingError('REHEARSAL_CLOCK: only the demo may move its clock.')
  if (!isDemo) {
    for (const name of ['PUBLIC_URL', 'SMTP_URL', 'SMS_URL']) {
      if (text(name) === undefined)
        throw new SettingError(`${name}: expected, because this is not the demo.`)
    }
  }
  const clamav = hostAndPort('CLAMAV_HOST', text('CLAMAV_HOST'), 3310)
  if (yesOrNo('AV_REQUIRED', text('AV_REQUIRED'), false) && !clamav)
    throw new SettingError('CLAMAV_HOST: expected, because AV_REQUIRED is on.')
  return {
    port,
    host,
    publicUrl: publicUrl.replace(/\/+$/, ''),
    allowedHosts: hostNames('ALLOWED_HOSTS', text('ALLOWED_HOSTS') ?? ''),
    dataDir: resolve(text('DATA_DIR') ?? '.data'),
    isDemo,
    rehearsalClock,
    databaseUrl: databaseUrl(text('DATABASE_URL')),
    masterKey: masterKey(text('MASTER_KEY')),
    masterKeyFile: text('MASTER_KEY_FILE'),
    smtpUrl: optionalUrl('SMTP_URL', text('SMTP_URL'), ['smtp:', 'smtps:']),
    mailFrom: text('MAIL_FROM') ?? `no-reply@${new URL(publicUrl).hostname}`,
    smsUrl: optionalUrl('SMS_URL', text('SMS_URL'), ['http:', 'https:']),
    s3: s3(
      text('FILES_S3_URL'),
      text('FILES_S3_KEY_ID'),
      text('FILES_S3_SECRET'),
      text('FILES_S3_REGION'),
    ),
    clamav,
    courseProvider: courseProvider(
      text('COURSE_PROVIDER_URL'),
      text('COURSE_PROVIDER_SECRET'),
      text('COURSE_PROVIDER_HOSTS'),
      isDemo,
    ),
    courseWebhookSecrets: webhookSecrets(
      text('COURSE_WEBHOOK_SECRET'),
      text('COURSE_WEBHOOK_SECRET_PREVIOUS'),
      text('COURSE_PROVIDER_URL'),
    ),
    accountQuotaBytes: megabytes('ACCOUNT_QUOTA_MB', text('ACCOUNT_QUOTA_MB'), 2_048),
    caseQuotaBytes: megabytes('CASE_QUOTA_MB', text('CASE_QUOTA_MB'), 5_120),
    supportPhone: text('SUPPORT_PHONE'),
    overviewVideoUrl: videoUrl('OVERVIEW_VIDEO_URL', text('OVERVIEW_VIDEO_URL'), isDemo),
    welcomeVideoUrl: videoUrl('WELCOME_VIDEO_URL', text('WELCOME_VIDEO_URL'), isDemo),
    trustedDocuments: oneOf('TRUSTED_DOCUMENTS', text('TRUSTED_DOCUMENTS') ?? 'also', [
      'only',
      'also',
    ]),
    trustedProxies: addresses('TRUSTED_PROXIES', text('TRUSTED_PROXIES') ?? ''),
    logLevel: oneOf('LOG_LEVEL', text('LOG_LEVEL') ?? 'info', [
      'debug',
      'info',
      'warn',
      'error',
      'silent',
    ]),
    metricsPort:
      text('METRICS_PORT') === undefined
        ? undefined
        : wholeNumber('METRICS_PORT', text('METRICS_PORT'), 0, 0, 65_535),
    metricsHost: metricsHost(text('METRICS_HOST') ?? '127.0.0.1', isDemo),
    drainSeconds: wholeNumber('DRAIN_SECONDS', text('DRAIN_SECONDS'), isDemo ? 0 : 3, 0, 60),
    // One holds the lock of the schema while others work under it.
    databasePool: wholeNumber('DATABASE_POOL', text('DATABASE_POOL'), 20, 4, 500),
    hstsEverywhere: yesOrNo('HSTS_EVERYWHERE', text('HSTS_EVERYWHERE'), false),
  }
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

function yesOrNo(name: string, text: string | undefined, otherwise: boolean): boolean {
  if (text === undefined) return otherwise
  if (/^(1|true|yes|on)$/i.test(text)) return true
  if (/^(0|false|no|off)$/i.test(text)) return false
  throw new SettingError(`${name}: expected 1 or 0, got '${text}'.`)
}

function wholeNumber(
  name: string,
  text: string | undefined,
  otherwise: number,
  least: number,
  most: number,
): number {
  if (text === undefined) return otherwise
  const value = Number(text)
  if (!Number.isInteger(value) || value < least || value > most)
    throw new SettingError(
      `${name}: expected a whole number from ${least} to ${most}, got '${text}'.`,
    )
  return value
}

function megabytes(name: string, text: string | undefined, otherwise: number): number {
  return wholeNumber(name, text, otherwise, 1, 10_000_000) * 1_048_576
}

function oneOf<const Value extends string>(
  name: string,
  text: string,
  values: readonly Value[],
): Value {
  const value = values.find((known) => known === text)
  if (value === undefined)
    throw new SettingError(`${name}: expected one of ${values.join(', ')}, got '${text}'.`)
  return value
}

function url(name: string, text: string, protocols: readonly string[]): string {
  const parsed = URL.canParse(text) ? new URL(text) : undefined
  if (!parsed || !protocols.includes(parsed.protocol))
    throw new SettingError(
      `${name}: expected an address that begins with ${protocols.join('// or ')}//.`,
    )
  return text
}

function optionalUrl(
  name: string,
  text: string | undefined,
  protocols: readonly string[],
): string | undefined {
  return text === undefined ? undefined : url(name, text, protocols)
}

/** Its origin stands in the content security policy, so it must be one; the demo may show what this machine serves. */
function videoUrl(name: string, text: string | undefined, isDemo: boolean): string | undefined {
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

/** Names or addresses without a port. */
function hostNames(name: string, text: string): readonly string[] {
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

/** Addresses, ranges, and the names that stand for ranges where these are read. */
function addresses(name: string, text: string): readonly string[] {
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

/** The driver knows one address, and would pass over `target_session_attrs` in silence. */
function databaseUrl(text: string | undefined): string | undefined {
  const [, hosts = '', query = ''] =
    /^postgres(?:ql)?:\/\/([^/?#]*)[^?#]*(?:\?([^#]*))?/i.exec(text ?? '') ?? []
  const wanted = new URLSearchParams(query)
  const isSeveral =
    hosts.slice(hosts.lastIndexOf('@') + 1).includes(',') ||
    wanted.get('host')?.includes(',') === true
  if (isSeveral || wanted.has('target_session_attrs')) {
    throw new SettingError(
      'DATABASE_URL: expected one address; put HAProxy (or another that follows the primary) before several servers and name that.',
    )
  }
  return optionalUrl('DATABASE_URL', text, ['postgres:', 'postgresql:'])
}

function metricsHost(text: string, isDemo: boolean): string {
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

function masterKey(text: string | undefined): string | undefined {
  if (text !== undefined && Buffer.from(text, 'base64').byteLength !== 32)
    throw new SettingError('MASTER_KEY: expected 32 bytes in base64.')
  return text
}

function hostAndPort(
  name: string,
  text: string | undefined,
  otherwise: number,
): Settings['clamav'] {
  if (text === undefined) return undefined
  const [, host = '', port] = /^([\w.-]+|\[[\da-f:.]+\])(?::(\d+))?$/i.exec(text) ?? []
  if (host === '') throw new SettingError(`${name}: expected host or host:port, got '${text}'.`)
  return { host: host.replace(/^\[|\]$/g, ''), port: wholeNumber(name, port, otherwise, 1, 65_535) }
}

function s3(
  bucketUrl?: string,
  accessKeyId?: string,
  secretAccessKey?: string,
  region = 'us-east-1',
): Settings['s3'] {
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

/** In the demo the service may be a program on this machine, and without https. */
function courseProvider(
  address: string | undefined,
  secret: string | undefined,
  hosts: string | undefined,
  isDemo: boolean,
): Settings['courseProvider'] {
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

function webhookSecrets(
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

/** As Standard Webhooks writes it: base64 of 24 to 64 bytes, with or without `whsec_` before it. */
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
