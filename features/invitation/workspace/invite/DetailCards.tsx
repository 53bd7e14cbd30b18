import { RadioTiles } from '#ui/form/RadioTiles.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useWords } from '#ui/language/language.ts'
import { inviteWords } from '../words.ts'
import { maxGreetingCharacters } from '#features/cases/rules/case-details.ts'
import { peopleOf } from './invite-draft.ts'
import type { CardProps } from './card-props.ts'

export interface OfferedChecklist {
  readonly id: string
  readonly name: string
}

export interface AskCardProps extends CardProps {
  readonly checklists: readonly OfferedChecklist[]
}

export function AskCard({ draft, change, checklists }: AskCardProps) {
  const words = useWords(inviteWords)
  return (
    <section className="card form-card" aria-labelledby="what-we-ask-for">
      <h2 id="what-we-ask-for">{words.whatWeAskFor}</h2>
      {checklists.length === 0 ? (
        <div>
          <h3 className="label">{words.checklist}</h3>
          <p className="soft small-text">{words.checklistText}</p>
        </div>
      ) : (
        <div className="field-grid halves">
          <Select
            name="checklistId"
            label={words.checklist}
            hint={words.checklistHint}
            value={draft.checklistId}
            onChange={(checklistId) => change({ checklistId })}
            options={[
              { value: '', label: words.standardChecklist },
              ...checklists.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </div>
      )}
      <div className="field-grid halves">
        <RadioTiles
          name="showsQuestionnaire"
          label={words.questionnaire}
          hint={words.questionnaireHint}
          value={draft.showsQuestionnaire ? 'now' : 'later'}
          onChange={(value) => change({ showsQuestionnaire: value === 'now' })}
          options={[
            { value: 'now', label: words.rightAway },
            { value: 'later', label: words.later },
          ]}
        />
        {draft.showsQuestionnaire ? (
          <TextField
            name="questionnaireDueOn"
            label={words.questionnaireDue}
            hint={words.dayHint}
            optional
            value={draft.questionnaireDueOn}
            onChange={(questionnaireDueOn) => change({ questionnaireDueOn })}
            autoComplete="off"
          />
        ) : null}
      </div>
    </section>
  )
}

export function CoursesCard({ draft, change }: CardProps) {
  const words = useWords(inviteWords)
  return (
    <section className="card form-card" aria-labelledby="courses">
      <h2 id="courses">{words.courses}</h2>
      <div className="field-grid halves">
        <RadioTiles
          name="coursePayer"
          label={words.whoPays}
          value={draft.coursePayer}
          onChange={(coursePayer) => change({ coursePayer })}
          options={[
            { value: 'FIRM', label: words.firmPays },
            { value: 'CLIENT', label: words.clientPays },
          ]}
        />
        <TextField
          name="clientCode"
          label={words.clientCode}
          hint={words.clientCodeHint}
          optional
          value={draft.clientCode}
          onChange={(clientCode) => change({ clientCode })}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
    </section>
  )
}

export function GreetingCard({ draft, change }: CardProps) {
  const words = useWords(inviteWords)
  const [first, second] = peopleOf(draft).map(({ language }) => language)
  const languages = second === undefined || second === first ? (first ?? 'EN') : 'BOTH'
  const left = maxGreetingCharacters - [...draft.greeting.trim()].length
  return (
    <section className="card form-card" aria-labelledby="greeting">
      <h2 id="greeting">{words.greeting}</h2>
      <div>
        <TextField
          name="greeting"
          label={words.yourWords}
          hint={words.greetingIn[languages]}
          optional
          lines={3}
          value={draft.greeting}
          onChange={(greeting) => change({ greeting })}
        />
        <p className="reason gap-small">
          {left < 0 ? words.charactersOver(-left) : words.charactersLeft(left)}
        </p>
      </div>
    </section>
  )
}
