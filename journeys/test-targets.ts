// Measures what can be pressed: is each target as large as a finger needs?
import type { Page } from 'playwright-core'

/** CSS pixels. The portal's own rule; WCAG 2.2 AA asks for 24. */
export const leastTarget = 44

/**
 * Names what is lower or narrower than `leastTarget`. A link within a sentence is as high as its line, a checkbox is pressed by
 * its label, and what nobody can reach is no target.
 */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const pressable = 'a[href], button, input, select, textarea, summary, [role=button], [role=link], [role=tab], [role=menuitem], [role=option]'
    const textOf = (element: Element | null) => (element?.textContent ?? '').trim()
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' && textOf(element.closest('p, li, dd, label, figcaption, [role=alert], [role=status]')).length > textOf(element).length
    const boxOf = (element: Element) => {
      const label = element instanceof HTMLInputElement && /checkbox|radio|file/.test(element.type) ? element.labels?.[0] : undefined
      return (label ?? element).getBoundingClientRect()
    }
    // What is clipped to a pixel is for screen readers alone.
    const canBePressed = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      && element.closest('[inert], .vh, [style*="clip"]') === null
      && !(element instanceof HTMLInputElement && element.tabIndex < 0)
    return [...document.querySelectorAll(pressable)].flatMap((element) => {
      const { width, height } = boxOf(element)
      // Half a pixel is lost where a border is thinner than a pixel of the screen.
      if (!canBePressed(element) || Math.min(width, height) > least - 0.5 || isInSentence(element)) return []
      const name = element.getAttribute('aria-label') ?? (textOf(element) || element.id)
      return [`${element.tagName.toLowerCase()} ${name.slice(0, 40)} ${Math.round(width)}x${Math.round(height)}`]
    })
  }, leastTarget)
}
