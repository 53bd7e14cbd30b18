import { createHmac, timingSafeEqual } from 'node:crypto'
import type { InboundTexts } from '#ports/inbound-texts.ts'

export interface HttpInboundTextsSettings {
  /** `https://account:token@host/…`: the token is the key of the signature. */
  readonly smsUrl: string
  /** The webhook address exactly as configured at the provider. It is part of the signed text. */
  readonly address: string
}

export function httpInboundTexts({ smsUrl, address }: HttpInboundTextsSettings): InboundTexts {
  const token = decodeURIComponent(new URL(smsUrl).password)
  return {
    read(form, signature) {
      if (
        token === '' ||
        signature === undefined ||
        !isSame(signature, computeSignature(token, address, form))
      )
        return undefined
      const [id, from, body] = [form.get('MessageSid'), form.get('From'), form.get('Body')]
      if (id === null || from === null || body === null) return undefined
      return { id, from, body, isAnswered: form.has('OptOutType') }
    },
  }
}

/** HMAC-SHA1 over the address and the fields sorted by name. Repeated values count once. */
export function computeSignature(token: string, address: string, form: URLSearchParams): string {
  // One pass over the form, because an unsigned request may contain thousands of names.
  const values = new Map<string, Set<string>>()
  for (const [name, value] of form) values.set(name, (values.get(name) ?? new Set()).add(value))
  const fields = [...values.keys()]
    .toSorted()
    .flatMap((name) => [...(values.get(name) ?? [])].toSorted().map((value) => name + value))
  return createHmac('sha1', token)
    .update(address + fields.join(''), 'utf8')
    .digest('base64')
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}
