import type { Wording } from '#lib/language.ts'
import type * as en from './text-consent.en.ts'

export const textConsentEs: Wording<typeof en.textConsent> = {
  creation:
    'Pueden aplicarse las tarifas normales de llamadas, mensajes y datos. Al elegir Siguiente, usted acepta recibir un mensaje de texto de confirmación.',
  profile:
    'Si elige Mensaje de texto, usted acepta recibir mensajes de texto sobre su cuenta y su caso. Pueden aplicarse las tarifas normales de mensajes y datos. Responda STOP para dejar de recibirlos.',
  newNumber:
    'Le enviaremos sus códigos a este número por mensaje de texto, y también sus avisos si eligió Mensaje de texto. Pueden aplicarse las tarifas normales de mensajes y datos.',
}
