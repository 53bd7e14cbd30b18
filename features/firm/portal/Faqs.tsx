import { useState } from 'react'
import { Accordion } from '#ui/page/Accordion.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { GoBack } from '#ui/navigation/GoBack.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { Page as PageOf } from '#ui/page/Page.tsx'
import { paths } from '#ui/navigation/paths.ts'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { VideoBehindClick } from '#ui/display/VideoBehindClick.tsx'
import { faqs, type FaqsQuery } from './faqs.operations.ts'
import { searchFaqs, type FoundEntry } from './search-faqs.ts'
import { faqWords } from './words.ts'

type Content = FaqsQuery['faqs']

export interface FaqsProps {
  /** If undefined, the FAQs of the product are shown instead of those of a firm. */
  readonly caseId: string | undefined
  readonly isWaiting: boolean
}

export function Faqs({ caseId, isWaiting }: FaqsProps) {
  const words = useWords(faqWords)
  const { data, isError, isFetching, refetch } = useGraphQuery(
    faqs,
    { caseId: caseId ?? null },
    { enabled: !isWaiting },
  )
  const retry = (
    <Button
      look="second"
      small
      icon="arrow-clockwise"
      busy={isFetching && words.retry}
      onPress={() => void refetch()}
    >
      {words.retry}
    </Button>
  )
  return (
    <PageOf
      title={words.title}
      lead={words.lead}
      back={caseId === undefined ? null : <GoBack href={paths.caseHome()}>{words.back}</GoBack>}
    >
      {data ? <Answers content={data.faqs} /> : null}
      {!data && isError ? (
        <Banner tone="bad" title={words.failed} action={retry}>
          <p>{words.failedHint}</p>
        </Banner>
      ) : null}
      {!data && !isError ? <SkeletonList rows={5} /> : null}
    </PageOf>
  )
}

function Answers({ content }: { readonly content: Content }) {
  const words = useWords(faqWords)
  const [typed, setTyped] = useState('')
  const { topics, count } = searchFaqs(content.topics, typed)
  return (
    <div className="stack-6">
      <search>
        <TextField
          name="search"
          type="search"
          label={words.search}
          hint={words.searchHint}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
        />
        <p role="status" className="soft small-text gap-small">
          {count === undefined ? null : words.answers(count)}
        </p>
      </search>
      {count === 0 ? (
        <EmptyState
          title={words.none}
          action={
            <Button look="second" onPress={() => setTyped('')}>
              {words.showAll}
            </Button>
          }
        >
          <p>{words.noneHint}</p>
        </EmptyState>
      ) : null}
      {count === undefined ? <Overview content={content} /> : null}
      {topics.map((topic) => (
        <Card key={topic.id} name={topic.title}>
          <h2 className="topic-title">{topic.title}</h2>
          <Questions entries={topic.entries} />
        </Card>
      ))}
    </div>
  )
}

function Overview({ content: { overview, overviewVideoUrl } }: { readonly content: Content }) {
  const words = useWords(faqWords)
  if (overview.length === 0 && !overviewVideoUrl) return null
  return (
    <Card name={words.overview}>
      <div className="stack">
        <h2>{words.overview}</h2>
        <div className="wide-columns">
          <Paragraphs text={overview} />
        </div>
        {overviewVideoUrl ? (
          <VideoBehindClick address={overviewVideoUrl} title={words.videoTitle} />
        ) : null}
      </div>
    </Card>
  )
}

type Question = Omit<FoundEntry, 'more'> & Partial<Pick<FoundEntry, 'more'>>

function Questions({
  entries,
  level = 3,
}: {
  readonly entries: readonly Question[]
  readonly level?: 3 | 4
}) {
  const shown = entries.map((entry) => ({
    id: entry.id,
    title: entry.question,
    startsOpen: entry.startsOpen,
    content: <Answer entry={entry} />,
  }))
  return <Accordion level={level} entries={shown} />
}

function Answer({ entry: { answer, more = [] } }: { readonly entry: Question }) {
  return (
    <div className="stack-2">
      <Paragraphs text={answer} />
      {more.length > 0 ? <Questions entries={more} level={4} /> : null}
    </div>
  )
}

function Paragraphs({ text }: { readonly text: readonly string[] }) {
  return (
    <div className="stack-2">
      {text.map((paragraph, at) => (
        <p key={at} className="measure line-breaks">
          {paragraph}
        </p>
      ))}
    </div>
  )
}
