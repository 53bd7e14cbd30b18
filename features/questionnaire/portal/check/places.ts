// Places on the page of answers: the ids of its sections and questions, and going to a question.

export function sectionPlace(sectionId: string): string {
  return `check-section-${sectionId}`
}

export function questionPlace(questionId: string): string {
  return `check-question-${questionId}`
}

/** Puts the focus there, at the top of the window; nothing where it is not asked any more. */
export function goToQuestion(questionId: string): void {
  const place = document.getElementById(questionPlace(questionId))
  place?.focus({ preventScroll: true })
  place?.scrollIntoView()
}
