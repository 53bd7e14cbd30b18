import { useEffect, useEffectEvent, useState } from 'react'
import { Icon } from '#ui/display/Icon.tsx'
import { useWords } from '#ui/language/language.ts'
import { listWords } from '#features/cases/workspace/words.ts'

export const searchFieldId = 'client-search'
const debounceMs = 200

export interface SearchFieldProps {
  /** The search of the list. */
  readonly text: string
  readonly onSearch: (text: string) => void
}

/** Searches 200 ms after the last key. */
export function SearchField({ text, onSearch }: SearchFieldProps) {
  const words = useWords(listWords)
  const [draft, setDraft] = useState(text)
  const [shownText, setShownText] = useState(text)
  const [submittedText, setSubmittedText] = useState(text)
  // Another filter was chosen: its search replaces the draft.
  if (text !== shownText) {
    setShownText(text)
    if (text !== submittedText) {
      setSubmittedText(text)
      setDraft(text)
    }
  }
  const search = useEffectEvent((typed: string) => {
    const next = typed.trim()
    if (next === text) return
    setSubmittedText(next)
    onSearch(next)
  })
  useEffect(() => {
    const timer = setTimeout(() => search(draft), debounceMs)
    return () => clearTimeout(timer)
  }, [draft])

  return (
    <div className="search-field">
      <Icon name="magnifying-glass" />
      <label className="visually-hidden" htmlFor={searchFieldId}>
        {words.search}
      </label>
      <input
        id={searchFieldId}
        className="input"
        type="search"
        value={draft}
        onChange={({ currentTarget }) => setDraft(currentTarget.value)}
        placeholder={words.searchHint}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-keyshortcuts="/"
      />
    </div>
  )
}
