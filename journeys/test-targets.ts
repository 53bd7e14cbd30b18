// Finds links, buttons and fields that are too small for a finger.
import type { Page } from 'playwright-core'

/** In CSS pixels. WCAG 2.2 AA requires 24. */
export const minTargetPx = 44

/**
 * Describes each visible target that is smaller than `minTargetPx` in either direction. Measures
 * the label of a checkbox or radio button. Ignores links within a sentence, inert elements and
 * those for screen readers only.
 */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate((minPx) => {
    const roles = ['button', 'link', 'tab', 'menuitem', 'option'].map((role) => `[role=${role}]`)
    const pressable = [
      'a[href]',
      'button',
      'input',
      'select',
      'textarea',
      'summary',
      ...roles,
    ].join()
    const sentence = 'p, li, dd, label, figcaption, [role=alert], [role=status]'
    const toText = (element: Element | null) => (element?.textContent ?? '').trim()
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      toText(element.closest(sentence)).length > toText(element).length
    const measureBox = (element: Element) => {
      const hasOwnBox = !(
        element instanceof HTMLInputElement && /checkbox|radio|file/.test(element.type)
      )
      return (hasOwnBox ? element : (element.labels?.[0] ?? element)).getBoundingClientRect()
    }
    const canBePressed = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[inert], .visually-hidden, [style*="clip"]') === null &&
      !(element instanceof HTMLInputElement && element.tabIndex < 0)
    return [...document.querySelectorAll(pressable)].flatMap((element) => {
      const { width, height } = measureBox(element)
      // Borders may be rounded down by half a pixel.
      if (!canBePressed(element) || Math.min(width, height) > minPx - 0.5 || isInSentence(element))
        return []
      const name = element.getAttribute('aria-label') ?? (toText(element) || element.id)
      return [
        `${element.tagName.toLowerCase()} ${name.slice(0, 40)} ${Math.round(width)}x${Math.round(height)}`,
      ]
    })
  }, minTargetPx)
}
