// The title of the document: the page's words, and "Error: " before them while a form has problems.
import { useEffect } from 'react'
import { kitWords } from './words.en.ts'

let pageTitle = ''
let formsWithErrors = 0

function show(): void {
  const title = pageTitle === '' ? kitWords.productName : `${pageTitle} - ${kitWords.productName}`
  document.title = formsWithErrors > 0 ? `${kitWords.errorPrefix}${title}` : title
}

/** Sets the title outside React, while the router changes pages. */
export function setDocumentTitle(title: string): void {
  pageTitle = title
  show()
}

/** Names the document after the page while the page is shown. */
export function useDocumentTitle(title: string): void {
  useEffect(() => setDocumentTitle(title), [title])
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
