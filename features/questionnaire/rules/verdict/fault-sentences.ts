// The field and the list of errors show the same sentence (spec: questionnaire#faults).
import type { Language } from '#lib/language.ts'
import { answerTexts } from '../../kinds/answers.ts'
import { faultWords } from './fault-words.en.ts'
import { faultWordsEs } from './fault-words.es.ts'
import type { AnswerFault } from './wrong-value.ts'

export function sentenceOfFault({ rule, title, params }: AnswerFault, language: Language): string {
  if (params.message !== undefined) return params.message
  const words = language === 'es' ? faultWordsEs : faultWords
  const { widget, limit, item = title } = params
  const isMoney = widget === 'currency' && (rule === 'min' || rule === 'max')
  const sentence = {
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
      return words.nested({ ...sentence, title: lowerFirst(title) })
    case 'minLength':
      return words.digits(sentence)
    case 'pattern':
      return widget === 'email'
        ? words.email(sentence)
        : widget === 'secret'
          ? words.itin()
          : limit === undefined
            ? words.pattern(sentence)
            : words.digits(sentence)
    case 'maxLength':
      return widget === 'phone' || widget === 'zip' || widget === 'digits' || widget === 'ein'
        ? words.digits(sentence)
        : words.maxLength(sentence)
    case 'date':
      return widget === 'month'
        ? words.month(sentence)
        : widget === 'year'
          ? words.year(sentence)
          : words.date(sentence)
    case 'min':
      return widget === 'year' ? words.earliest(sentence) : words.min(sentence)
    case 'max':
      return widget === 'year' ? words.latest(sentence) : words.max(sentence)
    case 'number':
      return widget === 'currency'
        ? words.decimals(sentence)
        : widget === 'percent'
          ? words.percent(sentence)
          : words.number(sentence)
    case 'decimals':
      return limit === undefined ? words.decimals(sentence) : words.decimalPlaces(sentence)
    case 'tooFew':
      return (limit ?? 1) > 1 ? words.tooFewRows(sentence) : words.tooFew(sentence)
    default:
      return words[rule](sentence)
  }
}

/** Changes 'Add your vehicles' to 'add your vehicles', but keeps words such as IRA. */
function lowerFirst(text: string): string {
  return /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
