import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import { dayInWords, deadlineInWords } from '../row-words.ts'
import { usePresent } from '../use-present.ts'
import { clientWords } from '../words.ts'
import type { StaffCase } from './case-data.ts'
import { casePageWords } from './words.ts'

export function DatesCard({ legalCase: { deadlines, people } }: { readonly legalCase: StaffCase }) {
  const words = useWords(casePageWords)
  const shared = useWords(clientWords)
  const { formatDay } = useFormats()
  const present = usePresent()
  return (
    <section className="card" aria-labelledby="dates">
      <h2 id="dates">{words.nextDates}</h2>
      {deadlines.length === 0 ? <p className="soft gap-small">{words.noDates}</p> : null}
      <dl className="case-dates">
        {deadlines.map(({ kind, day, debtor }) => {
          const person = people.find((candidate) => candidate.debtor === debtor)
          const title = deadlineInWords(kind, shared)
          return (
            <div key={`${kind} ${debtor}`}>
              <dt>{dayInWords(day, { present, words: shared, formatDay })}</dt>
              <dd>{person ? words.deadlineFor(title, person.givenName) : title}</dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
