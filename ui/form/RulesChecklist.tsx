import { Icon } from '../display/Icon.tsx'

export interface RuleLine {
  readonly text: string
  readonly met: boolean
}

export interface RulesChecklistProps {
  readonly id: string
  readonly name: string
  readonly rules: readonly RuleLine[]
  readonly words: { readonly met: string; readonly unmet: string }
}

export function RulesChecklist({ id, name, rules, words }: RulesChecklistProps) {
  return (
    <ul className="rules" id={id} aria-label={name}>
      {rules.map((rule) => (
        <li key={rule.text} className={rule.met ? 'met' : undefined}>
          {rule.met ? (
            <Icon name="check-circle-fill" />
          ) : (
            <span className="open-dot" aria-hidden="true" />
          )}
          <span>
            {rule.text}
            <span className="visually-hidden">{` (${rule.met ? words.met : words.unmet})`}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
