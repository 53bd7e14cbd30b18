import { expect, test } from 'vitest'
import { judgeMailRecords } from './mail-records.ts'

const spf = 'v=spf1 include:mail.example -all'
const dmarc = 'v=DMARC1; p=quarantine'

test.each<readonly [readonly string[], readonly string[], readonly string[]]>([
  [[spf, 'site-verification=1'], [dmarc], ['good', 'good', 'note']],
  [[], [dmarc], ['bad', 'good', 'note']],
  [[spf, 'v=spf1 -all'], [dmarc], ['bad', 'good', 'note']],
  [['v=spf10 -all'], [], ['bad', 'bad', 'note']],
  [[spf], ['other'], ['good', 'bad', 'note']],
  [[spf], [dmarc, dmarc], ['good', 'bad', 'note']],
])('TXT %j and DMARC %j are %j', (txt, policies, states) => {
  const findings = judgeMailRecords({ domain: 'firm.example', txt, dmarc: policies })
  expect(findings.map(({ state }) => state)).toEqual(states)
})
