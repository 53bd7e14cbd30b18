import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { courseMethod } from '../../rules/progress/courses.ts'
import type { CourseProvider } from '../data/dashboard.ts'
import { ProviderHtml } from './ProviderHtml.tsx'
import { choiceWords } from '../words.ts'
import { CoursePrice } from './CoursePrice.tsx'
import type { CourseKind } from './chosen-course.ts'

export interface ProviderCardProps {
  readonly provider: CourseProvider
  readonly payment: number
  readonly onChoose: (type: CourseKind) => void
}

export function ProviderCard({ provider, payment, onChoose }: ProviderCardProps) {
  const words = useWords(choiceWords)
  return (
    <article className="card provider" aria-label={provider.name}>
      <h3>{provider.name}</h3>
      <CoursePrice price={provider.price} payment={payment} />
      <ProviderHtml html={provider.valueProps} />
      <div className="actions">
        <Button
          look="soft"
          icon="desktop"
          name={words.of(words.online, provider.name)}
          onPress={() => onChoose('online')}
          unavailableBecause={!provider.methods.includes(courseMethod.online) && words.noOnline}
        >
          {words.online}
        </Button>
        <Button
          look="soft"
          icon="phone"
          name={words.of(words.phone, provider.name)}
          onPress={() => onChoose('phone')}
          unavailableBecause={!provider.methods.includes(courseMethod.phone) && words.noPhone}
        >
          {words.phone}
        </Button>
      </div>
    </article>
  )
}
