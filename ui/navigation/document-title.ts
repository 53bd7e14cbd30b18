import { useEffect } from 'react'
import { onLanguageChange, wordsNow } from '../language/language.ts'
import { kitWords } from '../words.ts'

let pageTitle = ''
let formsWithErrors = 0

function show(): void {
  const words = wordsNow(kitWords)
  const title = pageTitle === '' ? words.productName : `${pageTitle} - ${words.productName}`
  document.title = formsWithErrors > 0 ? `${words.errorPrefix}${title}` : title
}

onLanguageChange(show)

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    pageTitle = title
    show()
  }, [title])
}

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
