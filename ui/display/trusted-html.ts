// The one place that vouches for HTML that others wrote: whatever the server has made of it, it is cleaned here once more (safety 2.13).
import DOMPurify, { type Config } from 'dompurify'

interface TrustedHtmlPolicy {
  /** What is cleaned, and words of our own around it, which are not. */
  readonly createHTML: (html: string, before?: string, after?: string) => string
}

/** Browsers with Trusted Types know it; its value is an object that counts as a string to what reads HTML. */
interface PolicyMaker {
  readonly createPolicy: (name: string, rules: TrustedHtmlPolicy) => TrustedHtmlPolicy
}

const allowed: Config = {
  ALLOWED_TAGS: [
    'p',
    'br',
    'ul',
    'ol',
    'li',
    'b',
    'strong',
    'i',
    'em',
    'u',
    'a',
    'span',
    'div',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'table',
    'caption',
    'colgroup',
    'col',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
    '#text',
  ],
  ALLOWED_ATTR: ['href', 'title'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^https:\/\/[^\s/\\]/i,
}

let policy: TrustedHtmlPolicy | undefined

const withoutTrustedTypes: PolicyMaker = { createPolicy: (_name, rules) => rules }

/** Every link that is left opens a tab of its own, which learns nothing of this one. */
function inATabOfItsOwn(element: Element): void {
  if (!element.hasAttribute('href')) return
  element.setAttribute('target', '_blank')
  element.setAttribute('rel', 'noopener noreferrer')
}

function makePolicy(): TrustedHtmlPolicy {
  DOMPurify.addHook('afterSanitizeAttributes', inATabOfItsOwn)
  const { trustedTypes = withoutTrustedTypes } = globalThis as {
    readonly trustedTypes?: PolicyMaker
  }
  return trustedTypes.createPolicy('portal-html', {
    createHTML: (html, before = '', after = '') =>
      before + DOMPurify.sanitize(html, allowed) + after,
  })
}

/** HTML for `dangerouslySetInnerHTML`, under the policy `portal-html` of the content security policy. */
export function trustedHtml(html: string): string {
  // A policy may be made once; another one of the same name is refused.
  policy ??= makePolicy()
  return policy.createHTML(html)
}

/** The same between words of our own: a whole document for a frame. */
export function trustedDocument(html: string, before: string, after: string): string {
  policy ??= makePolicy()
  return policy.createHTML(html, before, after)
}
