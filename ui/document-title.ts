// The title of the document: the page's words, and "Error: " before them while a form has problems.
import { useEffect } from 'react'
import { onLanguageChange, wordsNow } from './language.ts'
import { kitWords } from './words.ts'

let pageTitle = () => ''
let formsWithErrors = 0

function show(): void {
  const words = wordsNow(kitWords)
  const page = pageTitle()
  const title = page === '' ? words.productName : `${page} - ${words.productName}`
  document.title = formsWithErrors > 0 ? `${words.errorPrefix}${title}` : title
}

onLanguageChange(show)

/** Sets the title outside React, while the router changes pages; asked again when the language changes. */
export function setDocumentTitle(title: () => string): void {
  pageTitle = title
  show()
}

/** Names the document after the page while the page is shown. */
export function useDocumentTitle(title: string): void {
  useEffect(() => setDocumentTitle(() => title), [title])
}

/** Puts "Error: " before the title while `hasErrors`. */
export function useErrorInTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return undefined
    formsWithErrors += 1
    show()
    return () => {
      formsWithErrors -= 1
      show()
    }
  }, [hasErrors])
}
