// spec: questionnaire#active-hint, questionnaire#where-to-go-on

/** Returns a QuestionId. `lastPath` is the last question in this tab, in any section. */
export function findHintedQuestion(
  section: { readonly id: string; readonly activeQuestionId: string | null },
  lastPath: string | undefined,
): string | null {
  const search = new URLSearchParams(lastPath?.split('?')[1])
  return search.get('section') === section.id ? search.get('question') : section.activeQuestionId
}
