import { useState } from 'react'
import { faqFields, type TypedQuestion, type TypedTopic } from '#features/firm/rules/typed-faq.ts'
import { freshKey } from '#ui/browser/chance.ts'
import { Button } from '#ui/display/Button.tsx'
import type { FieldErrors } from '#ui/form/form-context.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { useWords } from '#ui/language/language.ts'
import { Details } from '#ui/page/Details.tsx'
import { moveIn, removeFrom, replaceIn, type QuestionDraft } from './faqs-draft.ts'
import { PlaceActs } from './PlaceActs.tsx'
import { faqsWords } from './words.ts'

export interface TopicFieldsProps {
  readonly topic: TypedTopic
  /** From 1. */
  readonly position: number
  readonly topics: readonly TypedTopic[]
  readonly errors: FieldErrors
  readonly onChange: (topics: readonly TypedTopic[]) => void
}

export function TopicFields({ topic, position, topics, errors, onChange }: TopicFieldsProps) {
  const words = useWords(faqsWords)
  const { id, title, entries } = topic
  const change = (changed: Partial<TypedTopic>) =>
    onChange(replaceIn(topics, { ...topic, ...changed }))
  return (
    <section className="card" aria-labelledby={`topic-${id}`}>
      <div className="section-head">
        <h3 id={`topic-${id}`}>{[words.topic(position), title].filter(Boolean).join(': ')}</h3>
        <PlaceActs
          name={words.topic(position)}
          onMove={(by) => onChange(moveIn(topics, id, by))}
          onRemove={() => onChange(removeFrom(topics, id))}
          isFirst={position === 1}
          isLast={position === topics.length}
        />
      </div>
      <TextField
        name={faqFields.title(id)}
        label={words.titleOf(position)}
        value={title}
        onChange={(typed) => change({ title: typed })}
        autoComplete="off"
      />
      <Questions
        questions={entries}
        place={`${position}`}
        errors={errors}
        onChange={(changed) =>
          change({ entries: changed.map(({ more = [], ...entry }) => ({ ...entry, more })) })
        }
      />
      <AddQuestion
        label={words.addQuestion}
        onAdd={(added) => change({ entries: [...entries, { ...added, more: [] }] })}
      />
    </section>
  )
}

interface QuestionsProps {
  readonly questions: readonly QuestionDraft[]
  /** As `1`, or `1.2` for questions inside a question. */
  readonly place: string
  readonly errors: FieldErrors
  readonly onChange: (questions: readonly QuestionDraft[]) => void
}

function Questions({ questions, place, errors, onChange }: QuestionsProps) {
  return questions.map((entry, index) => (
    <QuestionFields
      key={entry.id}
      entry={entry}
      index={index}
      questions={questions}
      place={place}
      errors={errors}
      onChange={onChange}
    />
  ))
}

interface QuestionFieldsProps extends QuestionsProps {
  readonly entry: QuestionDraft
  readonly index: number
}

function QuestionFields({ entry, index, questions, place, errors, onChange }: QuestionFieldsProps) {
  const words = useWords(faqsWords)
  const { id, question, answer, more } = entry
  const [wasEmpty] = useState(question === '')
  const position = `${place}.${index + 1}`
  const change = (changed: Partial<TypedQuestion>) =>
    onChange(replaceIn(questions, { ...entry, ...changed }))
  return (
    <Details
      summary={`${position} ${question || words.newQuestion}`}
      startsOpen={wasEmpty || hasErrors(entry, errors)}
    >
      <TextField
        name={faqFields.question(id)}
        label={words.questionOf(position)}
        value={question}
        onChange={(typed) => change({ question: typed })}
        autoComplete="off"
      />
      <TextField
        name={faqFields.answer(id)}
        label={words.answerTo(position)}
        hint={words.answerHint}
        lines={4}
        value={answer}
        onChange={(typed) => change({ answer: typed })}
      />
      {more === undefined ? null : (
        <>
          <Questions
            questions={more}
            place={position}
            errors={errors}
            onChange={(changed) => change({ more: changed })}
          />
          <AddQuestion
            label={words.addInside(position)}
            onAdd={(added) => change({ more: [...more, added] })}
          />
        </>
      )}
      <PlaceActs
        name={words.questionOf(position)}
        onMove={(by) => onChange(moveIn(questions, id, by))}
        onRemove={() => onChange(removeFrom(questions, id))}
        isFirst={index === 0}
        isLast={index === questions.length - 1}
      />
    </Details>
  )
}

function hasErrors({ id, more = [] }: QuestionDraft, errors: FieldErrors): boolean {
  return (
    errors[faqFields.question(id)] !== undefined ||
    errors[faqFields.answer(id)] !== undefined ||
    more.some((inner) => hasErrors(inner, errors))
  )
}

interface AddQuestionProps {
  readonly label: string
  readonly onAdd: (added: Omit<TypedQuestion, 'more'>) => void
}

function AddQuestion({ label, onAdd }: AddQuestionProps) {
  return (
    <div className="row gap-small">
      <Button
        look="quiet"
        small
        icon="plus"
        onPress={() => onAdd({ id: freshKey(), question: '', answer: '' })}
      >
        {label}
      </Button>
    </div>
  )
}
