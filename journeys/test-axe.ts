// Runs axe on each structure of a screen once in a run, since axe takes seconds and most screens are
// visited by many journeys. Two parts with equal structures differ only in their texts.
import { appendFile, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
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

/** Half as large as the main file of the package, and each page that is loaded takes it again. */
const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Returns the structures of the page that no worker of this run has examined. */
export async function listUnexamined(page: Page): Promise<readonly string[]> {
  const known = await readExamined()
  return (await describeElements(page)).filter((element) => !known.has(element))
}

/**
 * Examines the parts of the page with these structures, and what gets its name or its role from
 * them. From then on, `unexamined` counts as examined.
 */
export async function findViolations(
  page: Page,
  unexamined: readonly string[],
): Promise<AxeResults['violations']> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source)
  await markNewParts(page, unexamined)
  const { violations } = await page.evaluate(
    ({ mark, runOptions }) => {
      const isNew = document.querySelector(mark) !== null
      return (window as unknown as { readonly axe: typeof axe }).axe
        .run({ ...(isNew ? { include: [mark] } : {}), exclude: ['.reading'] }, runOptions)
        .finally(() => {
          for (const part of document.querySelectorAll(mark))
            part.removeAttribute('data-unexamined')
        })
    },
    { mark: '[data-unexamined]', runOptions: options },
  )
  await appendFile(inject('examinedElements'), unexamined.map((element) => `${element}\n`).join(''))
  return violations
}

declare global {
  interface Window {
    /** The elements of the page by their structure, when they were described last. */
    structures?: ReadonlyMap<string, readonly Element[]>
  }
}

/** Marks nothing if the page as a whole is new: then all of it is examined. */
function markNewParts(page: Page, unexamined: readonly string[]): Promise<void> {
  return page.evaluate((structures) => {
    /** Neither their name nor what they may contain depends on what is in them. */
    const container =
      ':is(body, main, div, section, article, aside, header, footer, nav, form):not([role]), ' +
      ['region', 'group', 'dialog', 'alertdialog', 'tabpanel', 'alert', 'status', 'article']
        .map((role) => `[role=${role}]`)
        .join()
    const found = new Set(structures.flatMap((name) => window.structures?.get(name) ?? []))
    const isTop = (element: Element) => !element.parentElement || !found.has(element.parentElement)
    function toPart(element: Element): Element {
      const { parentElement } = element
      return parentElement && !parentElement.matches(container) ? toPart(parentElement) : element
    }
    /** Elements that get their name from this one. */
    function listNamed({ id }: Element): Element[] {
      return id === ''
        ? []
        : [...document.querySelectorAll(`[aria-labelledby~="${CSS.escape(id)}"]`)]
    }
    const listAncestors = ({ parentElement }: Element): readonly Element[] =>
      parentElement ? [parentElement, ...listAncestors(parentElement)] : []
    const parts = new Set<Element>()
    for (const element of [...found].filter(isTop)) {
      if (!element.isConnected) return
      const part = toPart(element)
      parts.add(part)
      for (const near of [part, ...listAncestors(part), ...part.querySelectorAll('[id], label')]) {
        for (const named of listNamed(near)) parts.add(named)
        if (near instanceof HTMLLabelElement && near.control) parts.add(near.control)
      }
    }
    if ([...parts].some((part) => !document.body.contains(part))) return
    for (const part of parts) part.setAttribute('data-unexamined', '')
  }, unexamined)
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
    const found = new Map<string, Element[]>()
    const visit = (element: Element, ofAncestors: string) => {
      const own = hash(ofAncestors + describe(element))
      const equal = found.get(own)
      if (equal) equal.push(element)
      else found.set(own, [element])
      for (const child of element.children) visit(child, own)
    }
    visit(document.documentElement, ofWindow)
    window.structures = found
    return [...found.keys()]
  })
}
