// Runs axe on each structure of a screen once in a run, since axe takes seconds and most screens are
// visited by many journeys. Two screens with equal structures differ only in their texts.
import { appendFile, readFile } from 'node:fs/promises'
import axe from 'axe-core'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const options: RunOptions = {
  runOnly: levels,
  // Passed checks are not reported, which takes less time.
  resultTypes: ['violations'],
  // Scripts cannot run in the frame of a provider's text, not even axe.
  iframes: false,
}

/** Returns the structures of the page that no worker of this run has examined. */
export async function listUnexamined(page: Page): Promise<readonly string[]> {
  const known = await readExamined()
  return (await describeElements(page)).filter((element) => !known.has(element))
}

/** Examines the whole page. From then on, `unexamined` counts as examined. */
export async function findViolations(
  page: Page,
  unexamined: readonly string[],
): Promise<AxeResults['violations']> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    (runOptions) =>
      (window as unknown as { readonly axe: typeof axe }).axe.run(
        { exclude: ['.reading'] },
        runOptions,
      ),
    options,
  )
  await appendFile(inject('examinedElements'), unexamined.map((element) => `${element}\n`).join(''))
  return violations
}

/** Of all workers of this run. */
async function readExamined(): Promise<ReadonlySet<string>> {
  const text = await readFile(inject('examinedElements'), 'utf8')
  return new Set(text.split('\n'))
}

/**
 * Returns a hash of each element: size and colors of the window, and tag, class and attributes of the element and of its
 * ancestors. Texts and numbers do not count, so that rows of a list are equal.
 */
function describeElements(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    /** Their values decide what axe finds; of others it matters whether they are empty. */
    const valued =
      /^(class|role|type|hidden|tabindex|style|dir|lang|aria-(hidden|live|haspopup|expanded|checked|selected|current|invalid|disabled|level|modal|orientation|pressed|required|sort))$/
    const references =
      /^(for|headers|list|aria-(labelledby|describedby|controls|owns|activedescendant|details|errormessage))$/
    const isResolved = (ids: string) =>
      ids.split(/\s+/).every((id) => document.querySelector(`#${CSS.escape(id)}`) !== null)
    const describeAttribute = ({ name, value }: Attr) => {
      if (name.startsWith('data-') || name === 'id') return ''
      if (valued.test(name)) return `${name}=${value.replaceAll(/\d+(\.\d+)?/g, '0')}`
      return references.test(name)
        ? `${name}:${isResolved(value)}`
        : `${name}:${value.trim() !== ''}`
    }
    const describe = (element: Element) => {
      const attributes = [...element.attributes].map(describeAttribute).filter(Boolean).toSorted()
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      )
      return `<${element.localName} ${attributes.join(' ')} ${hasText}>`
    }
    const hash = (text: string) => {
      let [a, b] = [0, 0x9e3779b9]
      for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at)
        a = Math.imul(a ^ code, 0x85ebca6b) ^ (a >>> 13)
        b = Math.imul(b ^ code, 0xc2b2ae35) ^ (b >>> 16)
      }
      return `${(a >>> 0).toString(36)}-${(b >>> 0).toString(36)}`
    }
    const { innerWidth, matchMedia } = window
    const ofWindow = [
      innerWidth,
      matchMedia('(prefers-color-scheme: dark)').matches,
      matchMedia('(forced-colors: active)').matches,
      getComputedStyle(document.documentElement).fontSize,
    ].join()
    const found = new Set<string>()
    const visit = (element: Element, ofAncestors: string) => {
      const own = hash(ofAncestors + describe(element))
      found.add(own)
      for (const child of element.children) visit(child, own)
    }
    visit(document.documentElement, ofWindow)
    return [...found]
  })
}
