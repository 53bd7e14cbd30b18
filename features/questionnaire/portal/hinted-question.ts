// Where somebody was last in a section: in this tab, else as the server was told (decisions B3.7).

/** A QuestionId; `lastPath` is the address of the question that this tab showed last, of whatever section. */
export function hintedQuestion(
  section: { readonly id: string; readonly activeQuestionId: string | null },
  lastPath: string | undefined,
): string | null {
  const search = new URLSearchParams(lastPath?.split('?')[1])
  return search.get('section') === section.id ? search.get('question') : section.activeQuestionId
}
