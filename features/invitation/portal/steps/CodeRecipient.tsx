export interface SentToProps {
  readonly words: string
  readonly destination: string | null
  readonly otherwise: string
}

export function SentTo({ words, destination, otherwise }: SentToProps) {
  if (destination === null) return <>{otherwise}</>
  return (
    <>
      {words} <strong className="numeric">{destination}</strong>.
    </>
  )
}
