import { useWords } from '#ui/language/language.ts'
import { RulesChecklist } from '#ui/form/RulesChecklist.tsx'
import { passwordChecklist } from '../../rules/password.ts'
import { passwordRulesWords } from '../words.ts'

export interface PasswordRulesProps {
  /** Pass it to the field as `describedBy`. */
  readonly id: string
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
