// Frequently asked questions: topics, questions, and a second level where an answer has parts.
import { faqTopics, type FaqEntry } from '#features/firm/rules/faq.en.ts'
import { Accordion } from '#ui/Accordion.tsx'
import { Card } from '#ui/Card.tsx'
import { Page as PageOf } from '#ui/Page.tsx'
import { faqWords as words } from './words.en.ts'

export function Page() {
  return (
    <PageOf title={words.title} lead={words.lead}>
      <div className="stack-6">
        {faqTopics.map((topic) => (
          <Card key={topic.id} name={topic.title}>
            <h2 className="mb-2">{topic.title}</h2>
            <Questions entries={topic.entries} />
          </Card>
        ))}
      </div>
    </PageOf>
  )
}

function Questions({ entries, level = 3 }: { readonly entries: readonly FaqEntry[]; readonly level?: 3 | 4 }) {
  return <Accordion level={level} entries={entries.map((entry) => ({ id: entry.id, title: entry.question, content: <Answer entry={entry} /> }))} />
}

function Answer({ entry }: { readonly entry: FaqEntry }) {
  return (
    <div className="stack-2">
      {entry.answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {entry.more ? <Questions entries={entry.more} level={4} /> : null}
    </div>
  )
}
