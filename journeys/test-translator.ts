import type { Page } from 'playwright-core'

/**
 * From the next page on, does to each text what a translator of the browser does: puts elements of
 * its own in its place. The words stay the same, so that a journey finds them.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const left = 'font, script, style, textarea, title, svg, [translate="no"]'
    const originals = new Map<Element, Text>()
    const put = (text: Text) => {
      if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(left)) return
      const outer = document.createElement('font')
      outer.append(document.createElement('font'))
      outer.firstElementChild?.append(text.data)
      originals.set(outer, text)
      text.replaceWith(outer)
    }
    const putAll = (node: Node) => {
      if (node instanceof Text) return put(node)
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) put(text)
    }
    const observer = new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        if (type === 'characterData') put(target as Text)
        else for (const node of addedNodes) putAll(node)
    })
    observer.observe(document, { childList: true, characterData: true, subtree: true })
    Object.assign(window, {
      showOriginal() {
        observer.disconnect()
        for (const [outer, text] of originals) if (outer.isConnected) outer.replaceWith(text)
      },
    })
  })
}

/** Undoes the translation, as a translator does when a person asks for the original. */
export async function showOriginal(page: Page): Promise<void> {
  await page.evaluate(() =>
    (window as unknown as { readonly showOriginal: () => void }).showOriginal(),
  )
}
