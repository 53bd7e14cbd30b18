export function sectionPlace(sectionId: string): string {
  return `check-section-${sectionId}`
}

export function questionPlace(questionId: string): string {
  return `check-question-${questionId}`
}

/**
 * Focuses the question and scrolls it to the top of the window. Does nothing if the question is no
 * longer asked.
 */
export function goToQuestion(questionId: string): void {
  const place = document.getElementById(questionPlace(questionId))
  place?.focus({ preventScroll: true })
  place?.scrollIntoView()
}
