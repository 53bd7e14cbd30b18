import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { isLoopback, SettingError } from './settings/setting-values.ts'

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://portal.example',
  SMTP_URL: 'smtp://mail.example',
  SMS_URL: 'https://account:token@sms.example/x?from=+12125550100',
}

const courseService = {
  COURSE_PROVIDER_URL: 'https://orders.example/v1',
  COURSE_PROVIDER_SECRET: 'sixteen-and-more-letters',
  COURSE_PROVIDER_HOSTS: '245=learn.example, 176=cedar.example:8443,files.example',
  COURSE_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
}

test('without settings it is the demo on the loopback address', () => {
  expect(readSettings({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:4000',
    isDemo: true,
    hasMovableClock: false,
    databaseUrl: undefined,
    masterKey: undefined,
    s3: undefined,
    clamav: undefined,
    accountQuotaBytes: 2_147_483_648,
    caseQuotaBytes: 5_368_709_120,
    trustedDocuments: 'also',
    trustedProxies: [],
    logLevel: 'info',
    hstsEverywhere: false,
    metricsPort: undefined,
    metricsHost: '127.0.0.1',
    drainSeconds: 0,
    databasePool: 20,
  })
})

test('ignores empty settings and surrounding white space', () => {
  expect(readSettings({ PORT: ' ', PUBLIC_URL: '', DEMO: '' })).toEqual(readSettings({}))
  expect(readSettings({ PORT: ' 4100 ', LOG_LEVEL: ' warn' })).toMatchObject({
    port: 4100,
    logLevel: 'warn',
  })
})

test('production uses its settings', () => {
  expect(
    readSettings({
      ...production,
      PUBLIC_URL: 'https://portal.example/',
      TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/16,::1, loopback',
      ALLOWED_HOSTS: 'portal.internal, 10.0.0.7,[::1]',
      CLAMAV_HOST: 'scanner.example:3311',
      METRICS_PORT: '9100',
      TRUSTED_DOCUMENTS: 'only',
      METRICS_HOST: '0.0.0.0',
      DATABASE_POOL: '5',
      DATABASE_URL: 'postgres://user:a%2Cb@db.example:5432/name?sslmode=require',
      FILES_S3_URL: 'https://s3.example/bucket',
      FILES_S3_KEY_ID: 'id',
      FILES_S3_SECRET: 'secret',
      MASTER_KEY: Buffer.alloc(32, 1).toString('base64'),
      HSTS_EVERYWHERE: 'yes',
    }),
  ).toMatchObject({
    isDemo: false,
    host: '0.0.0.0',
    publicUrl: 'https://portal.example',
    mailFrom: 'no-reply@portal.example',
    trustedProxies: ['10.0.0.1', '10.1.0.0/16', '::1', 'loopback'],
    allowedHosts: ['portal.internal', '10.0.0.7', '[::1]'],
    clamav: { host: 'scanner.example', port: 3311 },
    metricsPort: 9100,
    trustedDocuments: 'only',
    hstsEverywhere: true,
    metricsHost: '0.0.0.0',
    databasePool: 5,
    drainSeconds: 3,
    databaseUrl: 'postgres://user:a%2Cb@db.example:5432/name?sslmode=require',
    s3: {
      bucketUrl: 'https://s3.example/bucket',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      region: 'us-east-1',
    },
  })
  expect(readSettings({ ...production, CLAMAV_HOST: 'scanner.example' }).clamav).toEqual({
    host: 'scanner.example',
    port: 3310,
  })
})

test.each<[string, Readonly<Record<string, string>>]>([
  ['PORT', { PORT: 'http' }],
  ['PORT', { PORT: '-1' }],
  ['PORT', { PORT: '65536' }],
  ['PORT', { PORT: '80.5' }],
  ['PORT', { PORT: 'NaN' }],
  ['DEMO', { DEMO: 'maybe' }],
  ['DEMO', { DEMO: '1', ...production }],
  ['PUBLIC_URL', { PUBLIC_URL: 'portal.example' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'ftp://localhost' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'javascript:alert(1)' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://portal.example' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'http://localhost.evil.example' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'http://192.168.1.5:4000' }],
  ['PUBLIC_URL', { ...production, PUBLIC_URL: '' }],
  ['PUBLIC_URL', { ...production, PUBLIC_URL: 'http://portal.example' }],
  ['SMTP_URL', { ...production, SMTP_URL: '' }],
  ['SMS_URL', { ...production, SMS_URL: '' }],
  ['HOST', { HOST: '0.0.0.0' }],
  ['HOST', { HOST: '::' }],
  ['HOST', { HOST: '192.168.1.5' }],
  ['REHEARSAL_CLOCK', { REHEARSAL_CLOCK: 'perhaps' }],
  ['REHEARSAL_CLOCK', { ...production, REHEARSAL_CLOCK: '1' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
  ['DATABASE_URL', { DATABASE_URL: 'localhost:5432' }],
  ['MASTER_KEY', { MASTER_KEY: 'short' }],
  ['MASTER_KEY', { MASTER_KEY: Buffer.alloc(31).toString('base64') }],
  ['MASTER_KEY', { MASTER_KEY: Buffer.alloc(33).toString('base64') }],
  ['SMTP_URL', { SMTP_URL: 'mail.example' }],
  ['SMTP_URL', { SMTP_URL: 'https://mail.example' }],
  ['SMS_URL', { SMS_URL: 'sms.example' }],
  ['FILES_S3_URL', { FILES_S3_URL: 's3://bucket', FILES_S3_KEY_ID: 'a', FILES_S3_SECRET: 'b' }],
  ['FILES_S3_KEY_ID', { FILES_S3_URL: 'https://s3.example/b' }],
  ['FILES_S3_SECRET', { FILES_S3_URL: 'https://s3.example/b', FILES_S3_KEY_ID: 'a' }],
  ['CLAMAV_HOST', { CLAMAV_HOST: 'scanner:0' }],
  ['CLAMAV_HOST', { CLAMAV_HOST: 'scanner:99999' }],
  ['CLAMAV_HOST', { CLAMAV_HOST: 'scanner:port' }],
  ['CLAMAV_HOST', { CLAMAV_HOST: ':3310' }],
  ['CLAMAV_HOST', { CLAMAV_HOST: 'tcp://scanner:3310' }],
  ['CLAMAV_HOST', { AV_REQUIRED: '1' }],
  ['CLAMAV_HOST', { ...production, AV_REQUIRED: 'yes' }],
  ['AV_REQUIRED', { AV_REQUIRED: 'sometimes' }],
  ['ACCOUNT_QUOTA_MB', { ACCOUNT_QUOTA_MB: '0' }],
  ['ACCOUNT_QUOTA_MB', { ACCOUNT_QUOTA_MB: '2 GB' }],
  ['CASE_QUOTA_MB', { CASE_QUOTA_MB: '-5' }],
  ['CASE_QUOTA_MB', { CASE_QUOTA_MB: '1.5' }],
  ['TRUSTED_DOCUMENTS', { TRUSTED_DOCUMENTS: 'none' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['METRICS_PORT', { METRICS_PORT: 'x' }],
  ['METRICS_HOST', { ...production, METRICS_HOST: 'everywhere' }],
  ['METRICS_HOST', { METRICS_HOST: '0.0.0.0' }],
  ['DRAIN_SECONDS', { DRAIN_SECONDS: '3 s' }],
  ['DRAIN_SECONDS', { DRAIN_SECONDS: '61' }],
  ['DATABASE_POOL', { DATABASE_POOL: '3' }],
  ['DATABASE_POOL', { DATABASE_POOL: 'all' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://user:secret@one,two/name' }],
  [
    'DATABASE_URL',
    { DATABASE_URL: 'postgres://one:5432,two:5432/name?target_session_attrs=read-write' },
  ],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://one/name?target_session_attrs=primary' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres:///name?host=one,two' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'proxy.example' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.1, 10.0.0.0/40' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'true' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.1/8/8' }],
  ...[
    'portal.internal:80',
    'https://portal.internal',
    'a b',
    '*',
    'user@portal.internal',
    'portal.internal/x',
  ].map(
    (host) =>
      ['ALLOWED_HOSTS', { ALLOWED_HOSTS: host }] as [string, Readonly<Record<string, string>>],
  ),
  ['HSTS_EVERYWHERE', { HSTS_EVERYWHERE: '2' }],
  ...[
    'http://orders.example',
    'orders.example',
    'https://user:secret@orders.example',
    'https://orders.example/?a=1',
    'http://localhost.evil.example',
  ].map(
    (address) =>
      ['COURSE_PROVIDER_URL', { ...courseService, COURSE_PROVIDER_URL: address }] as [
        string,
        Readonly<Record<string, string>>,
      ],
  ),
  [
    'COURSE_PROVIDER_URL',
    { ...production, ...courseService, COURSE_PROVIDER_URL: 'http://127.0.0.1:4711' },
  ],
  ['COURSE_PROVIDER_SECRET', { ...courseService, COURSE_PROVIDER_SECRET: '' }],
  ['COURSE_PROVIDER_SECRET', { ...courseService, COURSE_PROVIDER_SECRET: 'short' }],
  [
    'COURSE_PROVIDER_SECRET',
    { ...courseService, COURSE_PROVIDER_SECRET: 'with a blank in its middle' },
  ],
  ['COURSE_PROVIDER_HOSTS', { ...courseService, COURSE_PROVIDER_HOSTS: ' , ' }],
  ['COURSE_PROVIDER_HOSTS', { ...courseService, COURSE_PROVIDER_HOSTS: 'https://learn.example' }],
  ['COURSE_PROVIDER_HOSTS', { ...courseService, COURSE_PROVIDER_HOSTS: 'learn.example/courses' }],
  ['COURSE_PROVIDER_HOSTS', { ...courseService, COURSE_PROVIDER_HOSTS: 'x=learn.example' }],
  ['COURSE_PROVIDER_HOSTS', { ...courseService, COURSE_PROVIDER_HOSTS: 'learn.example:99999' }],
  ['COURSE_WEBHOOK_SECRET', { ...courseService, COURSE_WEBHOOK_SECRET: '' }],
  ['COURSE_WEBHOOK_SECRET', { COURSE_WEBHOOK_SECRET: Buffer.alloc(23).toString('base64') }],
  ['COURSE_WEBHOOK_SECRET', { COURSE_WEBHOOK_SECRET: Buffer.alloc(65).toString('base64') }],
  ['COURSE_WEBHOOK_SECRET', { COURSE_WEBHOOK_SECRET: 'whsec_not base64 at all, and long enough' }],
  [
    'COURSE_WEBHOOK_SECRET',
    { COURSE_WEBHOOK_SECRET_PREVIOUS: Buffer.alloc(32).toString('base64') },
  ],
  [
    'COURSE_WEBHOOK_SECRET_PREVIOUS',
    { ...courseService, COURSE_WEBHOOK_SECRET_PREVIOUS: 'before' },
  ],
  ...['OVERVIEW_VIDEO_URL', 'WELCOME_VIDEO_URL'].flatMap(
    (name): Array<[string, Readonly<Record<string, string>>]> => [
      [name, { [name]: 'player.example/7' }],
      [name, { [name]: 'javascript:alert(1)' }],
      [name, { [name]: 'data:text/html,x' }],
      [name, { [name]: 'http://player.example/7' }],
      [name, { [name]: 'http://localhost.evil.example/7' }],
      [name, { ...production, [name]: 'http://127.0.0.1:4711/7' }],
      [name, { [name]: 'https://somebody:secret@player.example/7' }],
    ],
  ),
])('refuses %s: %j', (name, env) => {
  expect(() => readSettings(env)).toThrow(SettingError)
  expect(() => readSettings(env)).toThrow(new RegExp(`^[A-Z0-9_, ]*${name}[A-Z0-9_, ]*: `))
})

test('requires a scanner unless it is optional', () => {
  expect(readSettings({ AV_REQUIRED: '1', CLAMAV_HOST: 'scanner.example' }).clamav).toEqual({
    host: 'scanner.example',
    port: 3310,
  })
  expect(readSettings({ ...production, AV_REQUIRED: '0' }).clamav).toBeUndefined()
})

test('reads address, secret and hosts of the order service, and both webhook secrets', () => {
  expect(readSettings({})).toMatchObject({ courseProvider: undefined, courseWebhookSecrets: [] })
  expect(readSettings(production)).toMatchObject({
    courseProvider: undefined,
    courseWebhookSecrets: [],
  })
  const previous = Buffer.alloc(24, 2)
  expect(
    readSettings({
      ...production,
      ...courseService,
      COURSE_WEBHOOK_SECRET_PREVIOUS: previous.toString('base64'),
    }),
  ).toMatchObject({
    courseProvider: {
      url: 'https://orders.example/v1',
      secret: 'sixteen-and-more-letters',
      allowHttp: false,
      hosts: [
        { providerId: 245, host: 'learn.example' },
        { providerId: 176, host: 'cedar.example:8443' },
        { providerId: null, host: 'files.example' },
      ],
    },
    courseWebhookSecrets: [Buffer.alloc(32, 1), previous],
  })
  expect(
    readSettings({ ...courseService, COURSE_PROVIDER_URL: 'http://127.0.0.1:4711' }).courseProvider,
  ).toMatchObject({ allowHttp: true })
  expect(
    readSettings({
      ...courseService,
      COURSE_WEBHOOK_SECRET: Buffer.alloc(64, 3)
        .toString('base64url')
        .replaceAll('-', '+')
        .replaceAll('_', '/'),
    }).courseWebhookSecrets,
  ).toEqual([Buffer.alloc(64, 3)])
})

test('reads quotas in megabytes', () => {
  expect(readSettings({ ACCOUNT_QUOTA_MB: '3', CASE_QUOTA_MB: '5' })).toMatchObject({
    accountQuotaBytes: 3_145_728,
    caseQuotaBytes: 5_242_880,
  })
})

test('requires https for the host of a video, except on this machine in the demo', () => {
  expect(readSettings({})).toMatchObject({
    overviewVideoUrl: undefined,
    welcomeVideoUrl: undefined,
  })
  expect(
    readSettings({
      ...production,
      OVERVIEW_VIDEO_URL: 'https://player.example/7?lang=en',
      WELCOME_VIDEO_URL: ' https://www.video.example ',
    }),
  ).toMatchObject({
    overviewVideoUrl: 'https://player.example/7?lang=en',
    welcomeVideoUrl: 'https://www.video.example/',
  })
  for (const address of [
    'http://127.0.0.1:4711/7',
    'http://localhost:4711/7',
    'http://[::1]:4711/7',
  ])
    expect(readSettings({ OVERVIEW_VIDEO_URL: address }).overviewVideoUrl).toBe(address)
})

test('no message contains a secret', () => {
  for (const name of [
    'MASTER_KEY',
    'SMTP_URL',
    'DATABASE_URL',
    'SMS_URL',
    'COURSE_PROVIDER_URL',
    'COURSE_WEBHOOK_SECRET',
  ]) {
    expect(() => readSettings({ [name]: 'user:hunter2@nonsense' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('hunter2') }),
    )
  }
})

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['[::1]', true],
  ['::ffff:127.0.0.1', true],
  ['0.0.0.0', false],
  ['127.0.0.1.evil.example', false],
  ['localhost.evil.example', false],
  ['10.0.0.1', false],
  ['', false],
])('%s is this machine: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected)
})
