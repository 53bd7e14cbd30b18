import { useWords } from '#ui/language/language.ts'
import { answerTexts } from '../../../kinds/answers.ts'
import type { Json } from '../../../rules/content/model.ts'
import { totalWords } from '../form-words.ts'

export interface TotalProps {
  readonly id: string
  readonly label: string
  readonly value: Json | undefined
}

export function Total({ id, label, value }: TotalProps) {
  const words = useWords(totalWords)
  return (
    <div className="field total">
      <p>
        <span className="b">{label}</span>{' '}
        <output id={id}>
          {value === undefined ? '$0.00' : answerTexts.currency(value, {}, 'en')}
        </output>
      </p>
      <p className="hint">{words.hint}</p>
    </div>
  )
}
