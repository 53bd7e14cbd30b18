// The field and the list of errors show the same sentence (spec: questionnaire#faults).
import type { Language } from '#lib/language.ts'
import { answerTexts } from '../../kinds/answers.ts'
import { faultWords } from './fault-words.en.ts'
import { faultWordsEs } from './fault-words.es.ts'
import type { AnswerFault } from './verdict.ts'

export function sentenceOfFault({ rule, title, params }: AnswerFault, language: Language): string {
  if (params.message !== undefined) return params.message
  const words = language === 'es' ? faultWordsEs : faultWords
  const { widget, limit, item = title } = params
  const isMoney = widget === 'currency' && (rule === 'min' || rule === 'max')
  const said = {
    title,
    item,
    limit:
      limit === undefined
        ? ''
        : isMoney
          ? answerTexts.currency(limit, {}, language)
          : String(limit),
  }
  switch (rule) {
    case 'nested':
      return words.nested({ ...said, title: lowerFirst(title) })
    case 'minLength':
      return words.digits(said)
    case 'pattern':
      return widget === 'email'
        ? words.email(said)
        : widget === 'secret'
          ? words.itin()
          : limit === undefined
            ? words.pattern(said)
            : words.digits(said)
    case 'maxLength':
      return widget === 'phone' || widget === 'zip' || widget === 'digits' || widget === 'ein'
        ? words.digits(said)
        : words.maxLength(said)
    case 'date':
      return widget === 'month'
        ? words.month(said)
        : widget === 'year'
          ? words.year(said)
          : words.date(said)
    case 'min':
      return widget === 'year' ? words.earliest(said) : words.min(said)
    case 'max':
      return widget === 'year' ? words.latest(said) : words.max(said)
    case 'decimals':
      return limit === undefined ? words.decimals(said) : words.decimalPlaces(said)
    case 'tooFew':
      return (limit ?? 1) > 1 ? words.tooFewRows(said) : words.tooFew(said)
    default:
      return words[rule](said)
  }
}

/** 'Add your vehicles' becomes 'Please add your vehicles'. Words such as IRA stay. */
function lowerFirst(text: string): string {
  return /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
