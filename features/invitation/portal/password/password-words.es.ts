import type { Wording } from '#lib/language.ts'
import type * as en from './password-words.en.ts'

/** Returns "a", "a y b" or "a, b y c". */
function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} y ${last}`
}

export const passwordWords: Wording<typeof en.passwordWords> = {
  heading: 'Cree su contraseña',
  lead: 'Elija algo que solo usted sepa. Puede pegarla desde un administrador de contraseñas.',
  password: 'Contraseña',
  confirm: 'Confirme la contraseña',
  confirmHint: 'Podrá confirmar su contraseña cuando cumpla todas las reglas.',
  acceptTerms: 'Acepto los Términos y condiciones',
  readTerms: 'Leer los Términos y condiciones',
  stillNeeded: (parts) => `Todavía falta: ${listed(parts)}.`,
  neededRules: {
    'min-length': 'que la contraseña tenga al menos 8 caracteres',
    'letters-and-numbers': 'que la contraseña tenga letras y números',
    'no-repeats': 'que la contraseña no tenga tres caracteres iguales seguidos',
    'upper-case': 'una letra mayúscula en la contraseña',
    special: 'un carácter especial en la contraseña',
  },
  neededPassword: 'una contraseña',
  neededLessCommon: 'una contraseña menos común',
  neededShorter: 'una contraseña de 128 caracteres como máximo',
  neededConfirm: 'la confirmación',
  neededMatch: 'una confirmación igual a la contraseña',
  neededTerms: 'que acepte los Términos y condiciones',
  saving: 'Guardando…',
  failed: 'No se pudo guardar la contraseña. Intente otra vez.',
  unavailable: 'En este momento no pudimos crear su contraseña. Intente más tarde.',
}
