import type { Wording } from '#lib/language.ts'
import type { staffMessages } from './words.en.ts'

export const staffMessagesEs: Wording<typeof staffMessages> = {
  roles: { administrator: 'administrador', attorney: 'abogado', paralegal: 'asistente legal' },
  invitation: {
    subject: 'Su acceso a {firmName}',
    body: 'Hola, {givenName}:\n\n{firmName} le invita a su espacio de trabajo de Daybreak. Elija una contraseña aquí:\n{link}\n\nTambién necesita una aplicación de autenticación en su teléfono. El enlace sirve una sola vez, durante {days} días.\n\nSi no trabaja en {firmName}, no tiene que hacer nada.\n',
  },
  reset: {
    subject: 'Se restableció su acceso a {firmName}',
    body: 'Hola, {givenName}:\n\nUn administrador de {firmName} restableció su acceso a Daybreak. Su contraseña y su aplicación de autenticación anteriores ya no sirven, y cerramos su sesión en todos los dispositivos. Elija una contraseña nueva aquí:\n{link}\n\nEl enlace sirve una sola vez, durante {days} días. Si no esperaba esto, pregunte en su bufete.\n',
  },
  deactivated: {
    subject: 'Se cerró su acceso a {firmName}',
    body: 'Hola, {givenName}:\n\nUn administrador de {firmName} cerró su acceso a Daybreak. Cerramos su sesión en todos los dispositivos. Si no esperaba esto, pregunte en su bufete.\n',
  },
  roleChanged: {
    subject: 'Cambió su función en {firmName}',
    body: 'Hola, {givenName}:\n\nSu función en el espacio de trabajo de Daybreak de {firmName} ahora es: {role}. Si no esperaba esto, pregunte en su bufete.\n',
  },
  authenticatorSetUp: {
    subject: 'Se configuró una aplicación de autenticación',
    body: 'Hola, {givenName}:\n\nSe configuró una aplicación de autenticación para su acceso al espacio de trabajo de Daybreak de {firmName}. Si no fue usted, pida a un administrador de su bufete que restablezca su acceso.\n',
  },
  recoveryCodeUsed: {
    subject: 'Se usó un código de recuperación',
    body: 'Hola, {givenName}:\n\nAlguien inició sesión en el espacio de trabajo de Daybreak de {firmName} con uno de sus códigos de recuperación. Le quedan {count}. Si no fue usted, pida a un administrador de su bufete que restablezca su acceso.\n',
  },
  refreshReused: {
    subject: 'Cerramos su sesión por su seguridad',
    body: 'Hola, {givenName}:\n\nAlguien usó una clave de acceso anterior de un navegador en el que usted tenía abierta su sesión del espacio de trabajo de Daybreak de {firmName}. Por eso cerramos la sesión en ese navegador. Inicie sesión otra vez. Si ve algo que no reconoce, pida a un administrador de su bufete que restablezca su acceso.\n',
  },
  byYou: {
    subject: 'Usted cambió un acceso en {firmName}',
    invited: 'Usted invitó a {name} ({email}) al espacio de trabajo de Daybreak de {firmName}.',
    deactivated: 'Usted desactivó a {name} ({email}) en {firmName}.',
    reactivated: 'Usted reactivó a {name} ({email}) en {firmName}.',
    reset: 'Usted restableció el acceso de {name} ({email}) en {firmName}.',
    roleChanged: 'Usted cambió la función de {name} ({email}) en {firmName} a: {role}.',
    notYou:
      'Si no fue usted, cierre la sesión en todos los dispositivos y pida a otro administrador que restablezca su acceso.',
  },
}
