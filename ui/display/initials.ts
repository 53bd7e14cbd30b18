/** First letters of the first and the last name: 'Dana Reyes' is DR. */
export function toInitials(name: string): string {
  const names = name.trim().split(/\s+/u)
  const letters = names.length > 1 ? [names[0], names.at(-1)] : names
  return letters.map((each) => [...(each ?? '')][0]?.toUpperCase() ?? '').join('')
}
