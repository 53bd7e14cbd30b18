import { useState, type ReactNode } from 'react'
import { readRefusal, sentenceFor, type ProblemFacts } from '#lib/problem.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import type { SetAcceptedDisclosureMutation } from '../courses.operations.ts'
import type { CourseFlag } from '../data/dashboard.ts'
import { readingWords } from '../flow-words.ts'
import { coursesSentences } from '../words.ts'
import { NotLoaded } from './FlowPage.tsx'
import { ReadingFrame } from './ReadingFrame.tsx'
import type { FlowFacts } from './use-flow.ts'
import { useMaterial, type Material } from './use-material.ts'

export interface ReadingProps {
  readonly facts: FlowFacts
  readonly text: (material: Material) => string
  /** The accessible name of the text. */
  readonly name: string
  readonly flag: CourseFlag
  readonly confirm: (
    material: Material,
  ) => Promise<SetAcceptedDisclosureMutation['updateAcceptedDisclosureAgreementFlag']>
  readonly children: ReactNode
}

export function Reading({ facts, text, name, flag, confirm, children }: ReadingProps) {
  const words = useWords(readingWords)
  const sentences = useWords(coursesSentences)
  const { material, hasFailed, readAgain } = useMaterial(facts)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<ProblemFacts | 'lost'>()

  async function proceed() {
    if (isBusy || material === undefined) return
    setTrouble(undefined)
    setBusy(true)
    const answer = await confirm(material).catch(() => undefined)
    setBusy(false)
    if (answer?.success === true) return facts.goOn(flag)
    setTrouble(answer ? readRefusal(answer, answer.errorMessage ?? '') : 'lost')
    // A refused confirmation may mean that the text changed, so it is read again.
    if (answer !== undefined) readAgain()
  }

  return (
    <div className="stack-6 reading-width">
      {trouble ? (
        <Banner
          tone="bad"
          title={(trouble !== 'lost' && sentenceFor(trouble, sentences)) || words.notSaved}
          takesFocus
        />
      ) : null}
      {material ? (
        <ReadingFrame
          key={material.disclosureVersion}
          html={text(material)}
          name={name}
          language={material.language}
        />
      ) : null}
      {hasFailed ? <NotLoaded onRetry={readAgain} /> : null}
      {!material && !hasFailed ? <SkeletonList rows={5} /> : null}
      <div className="actions">
        <Button
          busy={isBusy}
          unavailableBecause={material === undefined && words.notYet}
          onPress={() => void proceed()}
        >
          {children}
        </Button>
        <ButtonLink look="quiet" href={facts.backTo}>
          {words.back}
        </ButtonLink>
      </div>
    </div>
  )
}
