// The DNS records by which other mail servers trust mail of this sender.
import { bad, good, note, type Finding } from './finding.ts'

export interface MailRecords {
  readonly domain: string
  /** Texts of the TXT records at the domain and at `_dmarc.` below it. */
  readonly txt: readonly string[]
  readonly dmarc: readonly string[]
}

const part = 'mail records'

export function judgeMailRecords({ domain, txt, dmarc }: MailRecords): readonly Finding[] {
  const spf = txt.filter((text) => /^v=spf1(\s|$)/i.test(text))
  const policies = dmarc.filter((text) => /^v=DMARC1\s*;/i.test(text))
  return [
    spf.length === 1
      ? good(part, `SPF of ${domain}: ${spf[0]}`)
      : bad(
          part,
          spf.length === 0
            ? `${domain} has no SPF record. Expected a TXT record such as "v=spf1 include:… -all" that names the mail service.`
            : `${domain} has ${spf.length} SPF records; receivers ignore all of them. Expected one.`,
        ),
    policies.length === 1
      ? good(part, `DMARC of ${domain}: ${policies[0]}`)
      : bad(
          part,
          `${domain} has ${policies.length === 0 ? 'no DMARC record' : 'several DMARC records'}. Expected one TXT record at _dmarc.${domain}.`,
        ),
    note(part, 'DKIM is not looked up: its name belongs to the mail service, which can test it.'),
  ]
}
