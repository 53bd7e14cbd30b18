import { expect, test } from 'vitest'
import { silentLog } from '#database/test-database.ts'
import { startApp } from '../start-app.ts'
import { readSettings } from '../settings.ts'
import { anInstallation } from '#testing/test-installation.ts'

const installation = anInstallation()

test('three processes that start at once on an empty database all become ready', async () => {
  const settings = readSettings(installation.env)
  const starts = await Promise.allSettled([1, 2, 3].map(() => startApp(settings, silentLog)))
  const apps = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  const failures = starts.flatMap((start) =>
    start.status === 'rejected' ? [String(start.reason)] : [],
  )
  const ready = await Promise.all(apps.map(({ deps }) => deps.readiness()))
  await Promise.all(apps.map((app) => app.close()))
  expect(failures).toEqual([])
  expect(ready).toEqual([1, 2, 3].map(() => ({ isReady: true, degraded: [] })))
})
