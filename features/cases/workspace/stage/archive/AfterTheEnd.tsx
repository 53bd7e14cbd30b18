import { useWords } from '#ui/language/language.ts'
import { archiveWords } from './words.ts'

/** What clients see of a case that has ended (spec: workspace#archive). */
export function AfterTheEnd() {
  const words = useWords(archiveWords)
  return (
    <section className="gap-medium">
      <h3>{words.stillTitle}</h3>
      <ul className="bullets gap-small">
        {words.still.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3 className="gap-medium">{words.noLongerTitle}</h3>
      <ul className="bullets gap-small">
        {words.noLonger.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
