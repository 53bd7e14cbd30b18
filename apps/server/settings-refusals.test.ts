import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { SettingError } from './settings/setting-values.ts'
import { courseService, production } from './test-settings.ts'

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
  ...['DATABASE_URL', 'DATABASE_PORTAL_URL', 'DATABASE_JOBS_URL', 'DATABASE_WORKSPACE_URL'].flatMap(
    (name): Array<[string, Readonly<Record<string, string>>]> => [
      [name, { [name]: 'postgres:///name?host=one,two' }],
      [name, { [name]: 'postgres://one,/name' }],
      [name, { [name]: 'postgres://one:5432,two:port/name' }],
      [name, { [name]: 'postgres://one,two/name?target_session_attrs=any' }],
      [name, { [name]: 'postgres://one/name?target_session_attrs=standby' }],
      [name, { [name]: 'mysql://one,two/name' }],
    ],
  ),
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

test('no message contains a secret', () => {
  for (const name of [
    'MASTER_KEY',
    'SMTP_URL',
    'DATABASE_URL',
    'SMS_URL',
    'COURSE_PROVIDER_URL',
    'COURSE_WEBHOOK_SECRET',
  ]) {
    for (const address of ['user:hunter2@nonsense', 'postgres://user:hunter2@one,two:x/name'])
      expect(() => readSettings({ [name]: address })).toThrow(
        expect.not.objectContaining({ message: expect.stringContaining('hunter2') }),
      )
  }
})
