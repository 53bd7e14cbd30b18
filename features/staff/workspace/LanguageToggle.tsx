import { chooseLanguage, useLanguage, useWords } from '#ui/language/language.ts'
import { signInWords } from './words.ts'

export function LanguageToggle() {
  const { otherLanguage } = useWords(signInWords)
  const nextLanguage = useLanguage() === 'en' ? 'es' : 'en'
  return (
    <button
      type="button"
      className="tool lang"
      lang={nextLanguage}
      onClick={() => void chooseLanguage(nextLanguage).catch(() => undefined)}
    >
      {otherLanguage}
    </button>
  )
}
