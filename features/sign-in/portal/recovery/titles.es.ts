// The documents' titles of the recovery's routes, in Spanish.
import type { Wording } from '#kit/language.ts'
import type { recoveryTitles } from './titles.en.ts'

export const recoveryTitlesEs: Wording<typeof recoveryTitles> = {
  forgot: 'Datos de acceso olvidados',
  validate: 'Revise su correo electrónico',
  noAccount: 'No hay una cuenta con esos datos',
  notSetUp: 'Cuenta sin terminar',
  reset: 'Cambiar la contraseña',
}
