import { DeliveryFault, getFault } from '#lib/faults.ts'
import type { ProblemList } from '#lib/problem.ts'
import { problemFactory } from '#lib/problem.ts'
import type { Texter } from '#ports/texter.ts'
import { sendRequest } from '../http/send-request.ts'

export const smsProblems = {
  'sms.unavailable': {
    kind: 'unavailable',
    text: 'The text message could not be sent. Please try again.',
  },
} as const satisfies ProblemList

const problem = problemFactory(smsProblems)
const defaultTimeoutMs = 10_000

export interface HttpTexterSettings {
  /** `https://account:token@host/path?from=+12125550100` */
  readonly url: string
  readonly timeoutMs?: number
}

/** Throws for an incomplete address. `send` throws 'sms.unavailable' when a message is refused. */
export function httpTexter({ url, timeoutMs = defaultTimeoutMs }: HttpTexterSettings): Texter {
  const { address, authorization, from } = splitUrl(url)

  return {
    async send({ id, to, body }) {
      try {
        const answer = await sendRequest(address, {
          method: 'POST',
          headers: { authorization, 'idempotency-key': id },
          body: new URLSearchParams({ To: `+1${to}`, From: from, Body: body }),
          // A redirect would send number and text to another host.
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        })
        const words = await answer.text()
        if (!answer.ok) throw faultOfReply(answer.status, words)
      } catch (error) {
        throw problem(
          'sms.unavailable',
          {},
          error instanceof DeliveryFault
            ? error
            : new DeliveryFault(`SMS ${getFault(error)}`, false),
        )
      }
    },
  }
}

function splitUrl(url: string): {
  readonly address: string
  readonly authorization: string
  readonly from: string
} {
  const address = new URL(url)
  const [account, token] = [
    decodeURIComponent(address.username),
    decodeURIComponent(address.password),
  ]
  const from = (address.searchParams.get('from') ?? '').replace(/^ /, '+')
  if (!account || !token || !from)
    throw new Error('SMS_URL must look like https://account:token@host/path?from=+12125550100')
  address.username = ''
  address.password = ''
  address.searchParams.delete('from')
  return {
    address: address.href,
    authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`,
    from,
  }
}

/** Twilio's codes for a recipient that is invalid, unreachable, opted out or not mobile. */
const permanentCodes: ReadonlySet<string> = new Set(['21211', '21217', '21610', '21612', '21614'])

// Logs only the code: the provider's text contains the recipient.
function faultOfReply(status: number, words: string): DeliveryFault {
  const code = /"code"\s*:\s*(\d{1,10})/.exec(words)?.[1]
  return new DeliveryFault(
    code === undefined ? `SMS HTTP ${status}` : `SMS ${code} (HTTP ${status})`,
    status === 400 && permanentCodes.has(code ?? ''),
  )
}
