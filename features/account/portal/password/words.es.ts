import type { Wording } from '#lib/language.ts'
import type { passwordRulesWords } from './words.en.ts'

export const passwordRulesWordsEs: Wording<typeof passwordRulesWords> = {
  name: 'Reglas de la contraseña',
  rules: {
    'min-length': 'Al menos 8 caracteres',
    'letters-and-numbers': 'Letras y números',
    'no-repeats': 'Sin tres caracteres iguales seguidos',
    'upper-case': 'Al menos una letra mayúscula',
    special: 'Al menos un carácter especial',
  },
  met: 'cumplida',
  unmet: 'todavía falta',
}
