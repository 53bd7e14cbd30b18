import { Icon } from '#ui/display/Icon.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { RadioTiles } from '#ui/form/RadioTiles.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useWords } from '#ui/language/language.ts'
import { inviteWords } from '../words.ts'
import { haveSamePhone, type PersonDraft } from './invite-draft.ts'
import type { CardProps } from './card-props.ts'

export function PeopleCard({ draft, change }: CardProps) {
  const words = useWords(inviteWords)
  return (
    <section className="card form-card" aria-labelledby="people">
      <h2 id="people">{words.people}</h2>
      <RadioTiles
        name="isJoint"
        label={words.whoFiles}
        hidesLegend
        value={draft.isJoint ? 'together' : 'alone'}
        onChange={(value) => change({ isJoint: value === 'together' })}
        options={[
          { value: 'alone', label: words.alone },
          { value: 'together', label: words.together, hint: words.togetherHint },
        ]}
      />
      <PersonFields
        debtor={1}
        isNamed={draft.isJoint}
        person={draft.debtor1}
        change={(debtor1) => change({ debtor1 })}
      />
      {draft.isJoint ? (
        <PersonFields
          debtor={2}
          isNamed
          person={draft.debtor2}
          change={(debtor2) => change({ debtor2 })}
        />
      ) : null}
      {haveSamePhone(draft) ? (
        <Checkbox
          name="isPhoneShared"
          checked={draft.isPhoneShared}
          onChange={(isPhoneShared) => change({ isPhoneShared })}
        >
          {words.sharedPhone}
        </Checkbox>
      ) : null}
      <Banner tone="note" slim title={words.discreet} />
    </section>
  )
}

interface PersonFieldsProps {
  readonly debtor: 1 | 2
  /** Shows the number of the debtor, in a joint case. */
  readonly isNamed: boolean
  readonly person: PersonDraft
  readonly change: (person: PersonDraft) => void
}

function PersonFields({ debtor, isNamed, person, change }: PersonFieldsProps) {
  const words = useWords(inviteWords)
  const text = (part: 'givenName' | 'familyName' | 'email' | 'mobilePhone') => ({
    name: `debtor${debtor}.${part}`,
    label: words[part],
    value: person[part],
    onChange: (value: string) => change({ ...person, [part]: value }),
    autoComplete: 'off',
    spellCheck: false,
  })
  return (
    <fieldset className="person-fields">
      <legend className={isNamed ? 'person-title' : undefined}>
        {isNamed ? <Icon name="user" size="small" /> : null}
        <span className={isNamed ? undefined : 'visually-hidden'}>{words.debtor(debtor)}</span>
      </legend>
      <div className="field-grid names">
        <TextField {...text('givenName')} />
        <TextField {...text('familyName')} />
      </div>
      <div className="field-grid contact">
        <TextField {...text('email')} type="email" inputMode="email" />
        <TextField {...text('mobilePhone')} type="tel" inputMode="tel" />
        <Select
          name={`debtor${debtor}.language`}
          label={words.language}
          value={person.language}
          onChange={(value) => change({ ...person, language: value === 'ES' ? 'ES' : 'EN' })}
          options={(['EN', 'ES'] as const).map((value) => ({
            value,
            label: words.languages[value],
          }))}
        />
      </div>
    </fieldset>
  )
}
