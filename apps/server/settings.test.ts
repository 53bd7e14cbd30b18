import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { isLoopback } from './settings/setting-values.ts'
import { courseService, production } from './test-settings.ts'

test('without settings, the program is the demo on the loopback address', () => {
  expect(readSettings({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:4000',
    isDemo: true,
    hasCaseload: true,
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

test('takes several hosts of the database in each address', () => {
  const address = 'postgres://user:a%2Cb@one:5432,[::1]:5433/name?target_session_attrs=primary'
  expect(
    readSettings({ ...production, DATABASE_URL: address, DATABASE_JOBS_URL: address }),
  ).toMatchObject({ databaseUrl: address, jobsDatabaseUrl: address })
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
