import { useWords } from '#ui/language/language.ts'
import { archiveWords } from './words.ts'

/** What clients see of a case that has ended (spec: workspace#archive). */
export function AfterTheEnd() {
  const words = useWords(archiveWords)
  return (
    <section className="client-texts">
      <h3>{words.stillTitle}</h3>
      <ul className="bullets">
        {words.still.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3>{words.noLongerTitle}</h3>
      <ul className="bullets">
        {words.noLonger.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
