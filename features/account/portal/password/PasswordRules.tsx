// The rules of a password, ticking themselves while one is typed: at sign-up, after a forgotten one, and in the profile.
import { useWords } from '#ui/language/language.ts'
import { RulesChecklist } from '#ui/form/RulesChecklist.tsx'
import { passwordChecklist } from '../../rules/password.ts'
import { passwordRulesWords } from './words.ts'

export interface PasswordRulesProps {
  /** Give it to the field as `describedBy`. */
  readonly id: string
  /** As typed so far. */
  readonly password: string
}

export function PasswordRules({ id, password }: PasswordRulesProps) {
  const words = useWords(passwordRulesWords)
  return (
    <RulesChecklist
      id={id}
      name={words.name}
      words={{ met: words.met, unmet: words.unmet }}
      rules={passwordChecklist(password).map(({ rule, met }) => ({ text: words.rules[rule], met }))}
    />
  )
}
