import type { Wording } from '#lib/language.ts'
import type { invitationMessages } from './words.en.ts'

export const invitationMessagesEs: Wording<typeof invitationMessages> = {
  bothChanged: {
    subject: 'Alguien intentó cambiar sus datos de contacto',
    body: 'Alguien abrió la invitación que le envió su abogado e intentó reemplazar tanto el correo electrónico como el número de celular. No se cambió nada.\n\nSi fue usted, cambie solamente uno de los dos o llame a su abogado. Si no fue usted, llame a su abogado.\n',
  },
  invitation: {
    subject: '{firmName} le invita al portal de su caso',
    body: 'Hola, {givenName}:\n\n{greeting}{firmName} preparó un portal privado para usted. Ahí puede ver qué sigue y enviar sus papeles.\n\nCree su cuenta aquí:\n{link}\n\nEl enlace sirve por {days} días y para una sola persona. Por favor, no lo comparta.\n',
  },
  leftCase: {
    subject: 'Un cambio en {firmName}',
    body: 'Hola:\n\nUsted y otra persona compartían un portal de {firmName}. {firmName} le sacó de él, así que usted ya no lo ve al iniciar sesión. Su cuenta sigue siendo suya.\n\nLo que usted envió queda en {firmName}. Si no esperaba este cambio, llámeles.\n',
  },
  invitationText: '{firmName} preparó un portal privado para usted. Cree su cuenta aquí: {link}',
}
