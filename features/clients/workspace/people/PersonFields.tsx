import { Checkbox } from '#ui/form/Checkbox.tsx'
import type { ShownField } from '#ui/form/draft/compare-fields.ts'
import { Select } from '#ui/form/Select.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useWords } from '#ui/language/language.ts'
import type { ClientLanguage } from '#ui/graphql/enums.generated.ts'
import { casePeopleWords } from './words.ts'

export interface PersonContact {
  readonly givenName: string
  readonly familyName: string
  readonly email: string
  readonly mobilePhone: string
  readonly language: ClientLanguage
}

export interface PersonFieldsProps {
  readonly contact: PersonContact
  readonly onChange: (contact: PersonContact) => void
  /** The second person of the case has the same phone. Undefined if that needs no consent. */
  readonly shared:
    | { readonly isPhoneShared: boolean; readonly onChange: (is: boolean) => void }
    | undefined
  /** For a person with an account, whose email, phone and language are their own. */
  readonly onlyNames?: boolean
}

const languages = ['EN', 'ES'] as const

/** What the firm types about a person of a case. */
export function PersonFields({ contact, onChange, shared, onlyNames = false }: PersonFieldsProps) {
  const words = useWords(casePeopleWords)
  const bind = (name: keyof PersonContact) => ({
    name,
    label: words[name],
    value: contact[name],
    onChange: (value: string) => onChange({ ...contact, [name]: value }),
    autoComplete: 'off',
    spellCheck: false,
  })
  return (
    <>
      <TextField {...bind('givenName')} />
      <TextField {...bind('familyName')} />
      {onlyNames ? null : (
        <>
          <TextField {...bind('email')} type="email" inputMode="email" />
          <TextField {...bind('mobilePhone')} type="tel" inputMode="tel" />
          {shared ? (
            <Checkbox
              name="isPhoneShared"
              checked={shared.isPhoneShared}
              onChange={shared.onChange}
            >
              {words.sharedPhone}
            </Checkbox>
          ) : null}
          <Select
            {...bind('language')}
            options={languages.map((value) => ({ value, label: words.languages[value] }))}
          />
        </>
      )}
    </>
  )
}

/** The fields as people read them, for a list of errors and a comparison. */
export function useShowPerson() {
  const words = useWords(casePeopleWords)
  return (contact: PersonContact): readonly ShownField[] =>
    (['givenName', 'familyName', 'email', 'mobilePhone', 'language'] as const).map((field) => ({
      field,
      name: words[field],
      value: field === 'language' ? words.languages[contact.language] : contact[field],
    }))
}
