// spec: security#provider-html, security#trusted-types
import DOMPurify, { type Config } from 'dompurify'
import { providerHtmlTags, providerLink } from '#lib/provider-html.ts'

interface TrustedHtmlPolicy {
  readonly createHTML: (html: string, before?: string, after?: string) => string
}

/**
 * In browsers with Trusted Types, the result is an object. Properties such as `innerHTML` accept
 * only such objects.
 */
interface PolicyMaker {
  readonly createPolicy: (name: string, rules: TrustedHtmlPolicy) => TrustedHtmlPolicy
}

const allowed: Config = {
  ALLOWED_TAGS: [...providerHtmlTags, '#text'],
  ALLOWED_ATTR: ['href', 'title'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: providerLink,
}

let policy: TrustedHtmlPolicy | undefined

const withoutTrustedTypes: PolicyMaker = { createPolicy: (_name, rules) => rules }

/** Every link opens a new tab without opener and referrer. */
function openInNewTab(element: Element): void {
  if (!element.hasAttribute('href')) return
  element.setAttribute('target', '_blank')
  element.setAttribute('rel', 'noopener noreferrer')
}

function makePolicy(): TrustedHtmlPolicy {
  DOMPurify.addHook('afterSanitizeAttributes', openInNewTab)
  const { trustedTypes = withoutTrustedTypes } = globalThis as {
    readonly trustedTypes?: PolicyMaker
  }
  return trustedTypes.createPolicy('portal-html', {
    createHTML: (html, before = '', after = '') =>
      before + DOMPurify.sanitize(html, allowed) + after,
  })
}

/** For `dangerouslySetInnerHTML`, under the policy `portal-html`. */
export function trustedHtml(html: string): string {
  // Browsers refuse a second policy of the same name.
  policy ??= makePolicy()
  return policy.createHTML(html)
}

/** Puts the sanitized HTML between our own texts: a whole document for a frame. */
export function trustedDocument(html: string, before: string, after: string): string {
  policy ??= makePolicy()
  return policy.createHTML(html, before, after)
}
