/** Returns the chosen values in the order of the options (spec: questionnaire#exclusive-choice). */
export function withTicked(
  values: readonly string[],
  chosen: readonly string[],
  changed: string,
  isTicked: boolean,
  exclusive: string | undefined,
): readonly string[] {
  return values.filter((value) => {
    if (value === changed) return isTicked
    if (isTicked && exclusive !== undefined && (changed === exclusive || value === exclusive))
      return false
    return chosen.includes(value)
  })
}
