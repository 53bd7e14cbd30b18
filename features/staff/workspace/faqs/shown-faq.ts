import { faqFields, type TypedInnerQuestion } from '#features/firm/rules/typed-faq.ts'
import type { ShownField } from '#ui/form/draft/compare-fields.ts'
import type { WordingOf } from '#ui/language/language.ts'
import type { FaqsDraft } from './faqs-draft.ts'
import type { faqsWords } from './words.ts'

type Words = Pick<
  WordingOf<typeof faqsWords>,
  | 'whose'
  | 'own'
  | 'product'
  | 'overview'
  | 'titleOf'
  | 'questionsOf'
  | 'questionOf'
  | 'answerTo'
  | 'topics'
>

/** The fields by name, to compare the draft with what a colleague saved, and for the list of errors. */
export function listShownFaq(draft: FaqsDraft, words: Words): readonly ShownField[] {
  const whose = {
    field: 'isOwn',
    name: words.whose,
    value: draft.isOwn ? words.own : words.product,
  }
  if (!draft.isOwn) return [whose]
  const ofQuestion = ({ id, question, answer }: TypedInnerQuestion, position: string) => [
    { field: faqFields.question(id), name: words.questionOf(position), value: question },
    { field: faqFields.answer(id), name: words.answerTo(position), value: answer },
  ]
  return [
    whose,
    { field: faqFields.overview, name: words.overview, value: draft.overview },
    { field: faqFields.topics, name: words.topics, value: '' },
    ...draft.topics.flatMap(({ id, title, entries }, at) => [
      { field: faqFields.title(id), name: words.titleOf(at + 1), value: title },
      { field: faqFields.entries(id), name: words.questionsOf(at + 1), value: '' },
      ...entries.flatMap(({ more, ...entry }, entryAt) => [
        ...ofQuestion(entry, `${at + 1}.${entryAt + 1}`),
        ...more.flatMap((inner, innerAt) =>
          ofQuestion(inner, `${at + 1}.${entryAt + 1}.${innerAt + 1}`),
        ),
      ]),
    ]),
  ]
}
