export interface SentToProps {
  readonly words: { readonly sentTo: string; readonly sentSomewhere: string }
  readonly destination: string | null
}

export function SentTo({ words, destination }: SentToProps) {
  if (destination === null) return words.sentSomewhere
  return (
    <>
      {words.sentTo} <strong className="numeric">{destination}</strong>.
    </>
  )
}
