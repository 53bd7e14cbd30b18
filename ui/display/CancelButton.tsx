import { useWords } from '../language/language.ts'
import { kitWords } from '../words.ts'
import { Button, type ButtonProps } from './Button.tsx'

/** Closes a form or a dialog without its act. */
export function CancelButton({ look = 'quiet', ...props }: Omit<ButtonProps, 'children'>) {
  const { cancel } = useWords(kitWords)
  return (
    <Button look={look} {...props}>
      {cancel}
    </Button>
  )
}
