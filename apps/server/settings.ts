// The only reader of the environment; checks all settings before the start.
import { resolve } from 'node:path'
import {
  courseProvider,
  databaseUrl,
  hostAndPort,
  masterKey,
  metricsHost,
  s3,
  webhookSecrets,
  type ClamavSettings,
  type CourseProviderSettings,
  type S3Settings,
} from './settings/service-settings.ts'
import {
  addresses,
  hostNames,
  isLoopback,
  parseMegabytes,
  oneOf,
  optionalUrl,
  SettingError,
  url,
  videoUrl,
  wholeNumber,
  yesOrNo,
} from './settings/setting-values.ts'

export interface Settings {
  readonly port: number
  readonly host: string
  /** Without a trailing slash. Links in messages begin with it. */
  readonly publicUrl: string
  /** Other host names for requests, such as a proxy's name for the server. */
  readonly allowedHosts: readonly string[]
  readonly dataDir: string
  readonly isDemo: boolean
  /** Adds the caseload of the two firms to the demo. */
  readonly hasCaseload: boolean
  /** Enables `POST /rehearsal/clock`; demo only. */
  readonly hasMovableClock: boolean
  /** The owner of the database. Undefined: the embedded server. */
  readonly databaseUrl: string | undefined
  /** Logins of the roles. Undefined: the owner takes the role. */
  readonly portalDatabaseUrl: string | undefined
  readonly jobsDatabaseUrl: string | undefined
  readonly workspaceDatabaseUrl: string | undefined
  readonly masterKey: string | undefined
  /** Path of a file with the key, outside the backup of the data. */
  readonly masterKeyFile: string | undefined
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly smsUrl: string | undefined
  readonly s3: S3Settings | undefined
  readonly clamav: ClamavSettings | undefined
  /** If undefined, the demo simulates the service. Outside the demo, no course can be ordered. */
  readonly courseProvider: CourseProviderSettings | undefined
  /** The current webhook secret and the previous one. */
  readonly courseWebhookSecrets: readonly Uint8Array[]
  /** Max total size of the documents of an account, and of a case. */
  readonly accountQuotaBytes: number
  readonly caseQuotaBytes: number
  readonly supportPhone: string | undefined
  /** Videos of the FAQs and the welcome page, after a click. Only their origins may be framed. */
  readonly overviewVideoUrl: string | undefined
  readonly welcomeVideoUrl: string | undefined
  readonly trustedDocuments: 'only' | 'also'
  /** Proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[]
  readonly logLevel: string
  readonly hstsEverywhere: boolean
  /** Port of /metrics; unset: not served. */
  readonly metricsPort: number | undefined
  readonly metricsHost: string
  /** Time from the stop signal until new requests are refused. */
  readonly drainSeconds: number
  /** Max database connections, not counting the connection that listens for notifications. */
  readonly databasePool: number
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
  const hasMovableClock = yesOrNo('REHEARSAL_CLOCK', text('REHEARSAL_CLOCK'), false)
  if (hasMovableClock && !isDemo)
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
    hasCaseload: isDemo && yesOrNo('DEMO_CASELOAD', text('DEMO_CASELOAD'), true),
    hasMovableClock,
    databaseUrl: databaseUrl('DATABASE_URL', text('DATABASE_URL')),
    portalDatabaseUrl: databaseUrl('DATABASE_PORTAL_URL', text('DATABASE_PORTAL_URL')),
    jobsDatabaseUrl: databaseUrl('DATABASE_JOBS_URL', text('DATABASE_JOBS_URL')),
    workspaceDatabaseUrl: databaseUrl('DATABASE_WORKSPACE_URL', text('DATABASE_WORKSPACE_URL')),
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
    accountQuotaBytes: parseMegabytes('ACCOUNT_QUOTA_MB', text('ACCOUNT_QUOTA_MB'), 2_048),
    caseQuotaBytes: parseMegabytes('CASE_QUOTA_MB', text('CASE_QUOTA_MB'), 5_120),
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
    databasePool: wholeNumber('DATABASE_POOL', text('DATABASE_POOL'), 20, 4, 500),
    hstsEverywhere: yesOrNo('HSTS_EVERYWHERE', text('HSTS_EVERYWHERE'), false),
  }
}
