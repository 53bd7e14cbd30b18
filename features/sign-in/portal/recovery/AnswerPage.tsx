import { useEffect, useState, type ReactNode } from 'react'
import { GoBack } from '#ui/navigation/GoBack.tsx'
import { useWords } from '#ui/language/language.ts'
import { useGo, usePageState } from '#ui/navigation/navigation.ts'
import { Page } from '#ui/page/Page.tsx'
import { paths } from '#ui/navigation/paths.ts'
import { useGoOnWhenSignedIn } from '../session/go-on-when-signed-in.ts'
import { wasRequested } from '../session/pending-recovery.ts'
import { recoveryWords } from './words.ts'

export interface AnswerPageProps {
  readonly words: { readonly pageTitle: string; readonly heading: string; readonly lead: string }
  readonly notice?: ReactNode
  readonly children: ReactNode
  readonly acts: ReactNode
}

export function AnswerPage({ words, notice, children, acts }: AnswerPageProps) {
  const { forgot } = useWords(recoveryWords)
  const go = useGo()
  const arrival = usePageState()
  const [isAnswer] = useState(() => wasRequested(arrival))
  useGoOnWhenSignedIn(() => undefined)
  useEffect(() => {
    if (!isAnswer) go(paths.forgot, { replace: true })
  }, [isAnswer, go])
  if (!isAnswer) return null
  return (
    <Page
      narrow
      title={words.heading}
      documentTitle={words.pageTitle}
      lead={words.lead}
      back={<GoBack href={paths.forgot}>{forgot.pageTitle}</GoBack>}
    >
      {notice ? <div className="page-notice">{notice}</div> : null}
      <div className="card">
        {children}
        <div className="actions">{acts}</div>
      </div>
    </Page>
  )
}
