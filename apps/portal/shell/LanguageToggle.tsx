import { chooseLanguageOfMine } from '#features/account/portal/account-language.ts'
import { useLanguage, useWords } from '#ui/language/language.ts'
import { frameWords } from '../words.ts'

export function LanguageToggle() {
  const { otherLanguage, otherLanguageShort } = useWords(frameWords)
  const nextLanguage = useLanguage() === 'en' ? 'es' : 'en'
  return (
    <button
      type="button"
      className="tool lang"
      lang={nextLanguage}
      onClick={() => void chooseLanguageOfMine(nextLanguage)}
    >
      <span className="whole">{otherLanguage}</span>
      <span className="short" aria-hidden="true">
        {otherLanguageShort}
      </span>
    </button>
  )
}
