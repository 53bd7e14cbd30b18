import { useWords } from '#ui/language/language.ts'
import { coursePayment } from '../../rules/progress/courses.ts'
import { toShownPrice } from '../../rules/ordering/price.ts'
import { choiceWords, priceWords } from '../words.ts'

export function CoursePrice({
  price,
  payment,
}: {
  readonly price: string
  readonly payment: number
}) {
  const words = useWords(choiceWords)
  const prices = useWords(priceWords)
  return (
    <p className="price-of">
      <span className="soft small-text">{words.price} </span>
      <span className={payment === coursePayment.firm ? 'price words' : 'price numeric'}>
        {toShownPrice(price, payment, prices)}
      </span>
    </p>
  )
}
