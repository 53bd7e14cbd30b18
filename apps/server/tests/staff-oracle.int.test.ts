// spec: security#no-oracle
import { expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { openOracle, known, unknown } from './test-oracle.ts'

const app = openTestApp()
const { runAll, openBrowser } = openOracle(app)

test('no operation of staff tells a person whom another firm knows from one whom no one knows', async () => {
  const browser = openBrowser()
  const [first, second] = [await runAll(browser, known), await runAll(browser, unknown)]
  for (const [name, seen] of first) expect([name, second.get(name)]).toEqual([name, seen])
})
