import { pathOfIntake } from '#features/cases/workspace/paths.ts'
import { useWords } from '#ui/language/language.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { useSectionSentence } from '../acts/use-section-sentence.ts'
import type { Section } from '../intake-data.ts'
import { intakeWords } from '../words.ts'

export interface SectionListProps {
  readonly caseId: string
  readonly sections: readonly Section[]
}

/** The states of the sections of a form: with the client, handed in, checked or approved. */
export function SectionList({ caseId, sections }: SectionListProps) {
  const words = useWords(intakeWords)
  const toSentence = useSectionSentence()
  if (sections.length === 0) return null
  return (
    <section className="intake-block" aria-labelledby="intake-sections">
      <div className="intake-block-head">
        <h3 id="intake-sections">{words.sectionsTitle}</h3>
      </div>
      <ul className="intake-sections">
        {sections.map((section) => (
          <li key={section.id}>
            <Link href={pathOfIntake(caseId, { view: 'asked', part: section.systemName })}>
              {section.name}
            </Link>
            <span className="second-line">{toSentence(section)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The people who checked and approved a section, or the reason why the client has it. */
export function SectionChecks({ section }: { readonly section: Section }) {
  const words = useWords(intakeWords)
  const { formatDayOrTime } = useFormats()
  const { checked, approved, isSentBack, comment, neededCount, answeredCount } = section
  const say = (act: Section['checked']) =>
    act ? `${act.by.givenName} ${act.by.familyName}, ${formatDayOrTime(act.at)}` : words.notYet
  return (
    <section className="intake-block" aria-labelledby="intake-sections">
      <div className="intake-block-head">
        <h3 id="intake-sections">{words.checksTitle}</h3>
      </div>
      {isSentBack && comment !== null ? (
        <div className="intake-asked">
          <p className="second-line">{words.commentSent}</p>
          <p className="quoted">“{comment}”</p>
        </div>
      ) : null}
      <dl className="intake-checks">
        <div>
          <dt>{words.answered}</dt>
          <dd className="numeric">{words.position(answeredCount, neededCount)}</dd>
        </div>
        <div>
          <dt>{words.sectionStates.checked}</dt>
          <dd>{say(checked)}</dd>
        </div>
        <div>
          <dt>{words.sectionStates.approved}</dt>
          <dd>{say(approved)}</dd>
        </div>
      </dl>
    </section>
  )
}
