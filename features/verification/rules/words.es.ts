import type { Wording } from '#lib/language.ts'
import type { verificationMessages } from './words.en.ts'

export const verificationMessagesEs: Wording<typeof verificationMessages> = {
  text: 'Su código de Daybreak es {code}. Vale por 5 minutos. Nunca se lo pedimos por teléfono.',
  subject: 'Su código de verificación',
  mail: 'Su código de verificación es {code}\n\nVale por 5 minutos. Escríbalo en la página que se lo pidió. Nunca se lo pedimos por teléfono.\n\nSi usted no pidió un código, no tiene que hacer nada.\n',
}
