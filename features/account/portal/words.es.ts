import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

export const accountWords: WordingOf<typeof en.accountWords> = {
  details: {
    yourName: 'Su nombre',
    firstName: 'Nombre',
    middleName: 'Segundo nombre',
    lastName: 'Apellido',
    suffix: 'Sufijo',
    suffixHint: 'Por ejemplo, Jr. o III',
    yourPhones: 'Sus teléfonos y su correo electrónico',
    homePhone: 'Teléfono de casa',
    mobilePhone: 'Celular',
    workPhone: 'Teléfono del trabajo',
    emailAddress: 'Correo electrónico (ID de usuario)',
    mobileReadOnly: 'Verificado. Cuando su cuenta esté lista, podrá cambiarlo en su perfil.',
    emailReadOnly:
      'Lo usa para iniciar sesión. Cuando su cuenta esté lista, podrá cambiarlo en su perfil.',
    yourAddress: 'Su dirección',
    street: 'Calle y número',
    city: 'Ciudad',
    state: 'Estado',
    zip: 'Código postal',
    chooseState: 'Elija un estado',
  },
}

export const passwordRulesWords: WordingOf<typeof en.passwordRulesWords> = {
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
