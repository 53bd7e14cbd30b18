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
    body: 'Hola, {givenName}:\n\nSe restableció su acceso al espacio de trabajo de Daybreak de {firmName}. Su contraseña, su aplicación de autenticación y sus llaves de acceso anteriores ya no sirven, y cerramos su sesión en todos los dispositivos. Elija una contraseña nueva aquí:\n{link}\n\nEl enlace sirve una sola vez, durante {days} días. Si no esperaba esto, pregunte en su bufete.\n',
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
  passkeyAdded: {
    subject: 'Se agregó una llave de acceso',
    body: 'Hola, {givenName}:\n\nSe agregó la llave de acceso «{name}» a su acceso al espacio de trabajo de Daybreak de {firmName}.\n\nSi no fue usted, cierre su acceso aquí:\n{link}\n\nTodas las sesiones terminan. Después, un administrador de su bufete le envía un enlace nuevo.\n',
  },
  passkeyRemoved: {
    subject: 'Se eliminó una llave de acceso',
    body: 'Hola, {givenName}:\n\nSe eliminó la llave de acceso «{name}» de su acceso al espacio de trabajo de Daybreak de {firmName}. Si no fue usted, pida a un administrador de su bufete que restablezca su acceso.\n',
  },
  passwordReset: {
    subject: 'Una contraseña nueva para {firmName}',
    body: 'Hola, {givenName}:\n\nAlguien pidió una contraseña nueva para su acceso al espacio de trabajo de Daybreak de {firmName}. Elíjala aquí:\n{link}\n\nEl enlace sirve una sola vez, durante {minutes} minutos. Después confirma su acceso con su segundo paso, como siempre. Si no fue usted, no tiene que hacer nada: su contraseña no cambia.\n',
  },
  passwordChanged: {
    subject: 'Se cambió su contraseña',
    body: 'Hola, {givenName}:\n\nSe cambió la contraseña de su acceso al espacio de trabajo de Daybreak de {firmName}, y cerramos su sesión en todos los dispositivos.\n\nSi no fue usted, cierre su acceso aquí:\n{link}\n\nDespués, un administrador de su bufete le envía un enlace nuevo.\n',
  },
  newBrowser: {
    subject: 'Nuevo inicio de sesión en su espacio de trabajo',
    body: 'Hola, {givenName}:\n\nUsted inició sesión en el espacio de trabajo de Daybreak de {firmName} con un navegador que todavía no conocemos: {browser}.\n\nSi no fue usted, cierre su acceso aquí:\n{link}\n\nTodas las sesiones terminan. Después, un administrador de su bufete le envía un enlace nuevo.\n',
  },
  notMe: {
    subject: 'Cerramos su acceso',
    body: 'Hola, {givenName}:\n\nUsted avisó que algo en su acceso al espacio de trabajo de Daybreak de {firmName} no lo hizo usted. Cerramos su sesión en todos los dispositivos. Su contraseña, su aplicación de autenticación y sus llaves de acceso ya no sirven.\n\nSus administradores lo saben. Uno de ellos le envía un enlace nuevo después de hablar con usted.\n',
  },
  alert: {
    subject: 'Se cerró un acceso en {firmName}',
    body: '{name} ({email}) avisó de un inicio de sesión o de una contraseña nueva que no eran suyos. Cerramos el acceso y todas sus sesiones de inmediato.\n\nPrimero hable con {name}, no por correo. Después elija «Enviar otra vez» en Personas y funciones, y revise lo que se hizo con este acceso en los últimos días.\n',
    withoutAdministrator:
      '{name} ({email}) avisó de un inicio de sesión o de una contraseña nueva que no eran suyos. Cerramos el acceso y todas sus sesiones de inmediato.\n\nSu bufete no tiene otro administrador que pueda iniciar sesión. Pida al operador de Daybreak que restablezca el acceso.\n',
  },
  recoveryCodeUsed: {
    subject: 'Se usó un código de recuperación',
    body: 'Hola, {givenName}:\n\nAlguien inició sesión en el espacio de trabajo de Daybreak de {firmName} con uno de sus códigos de recuperación. Le quedan {count}.\n\nSi no fue usted, cierre su acceso aquí:\n{link}\n\nTodas las sesiones terminan. Después, un administrador de su bufete le envía un enlace nuevo.\n',
  },
  refreshReused: {
    subject: 'Cerramos su sesión por su seguridad',
    body: 'Hola, {givenName}:\n\nAlguien usó una copia anterior de su sesión del espacio de trabajo de Daybreak de {firmName}. Por eso cerramos la sesión en el navegador del que venía.\n\nElija una contraseña nueva con “¿Olvidó su contraseña?” en la página de inicio de sesión. Así se cierra su sesión en todos sus dispositivos. Si ve algo que no reconoce, pida a un administrador de su bufete que restablezca su acceso.\n',
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
