import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

export const forgotWords: WordingOf<typeof en.forgotWords> = {
  title: '¿Olvidó su contraseña?',
  lead: 'Le enviamos un enlace para elegir una nueva. Después necesita igualmente su segundo paso.',
  email: 'Correo electrónico',
  emailRequired: 'Escriba su correo electrónico.',
  send: 'Enviar el enlace',
  sending: 'Enviando…',
  sentTitle: 'Revise su correo',
  sentLead: (email) =>
    `Si ${email} pertenece a un acceso, un enlace está en camino. Sirve una sola vez, durante una hora.`,
  sentHelp:
    'Recibe un correo por cada uno de sus bufetes. ¿No llega nada en unos minutos? Revise la carpeta de correo no deseado o pregunte a un administrador de su bufete.',
  backToLogIn: 'Volver al inicio de sesión',
}

export const resetWords: WordingOf<typeof en.resetWords> = {
  title: 'Elija una contraseña nueva',
  lead: (firm) =>
    `Para su acceso a ${firm}. Después se cierra su sesión en todos los dispositivos.`,
  overTitle: 'Este enlace ya no sirve',
  overLead: 'Ya se usó o tiene más de una hora.',
  again: 'Pedir un enlace nuevo',
  failed: 'No podemos conectarnos con Daybreak. Revise su conexión e inténtelo otra vez.',
  tryAgain: 'Intentar otra vez',
}

export const notMeWords: WordingOf<typeof en.notMeWords> = {
  title: '¿No fue usted?',
  lead: 'Si usted no inició sesión ni cambió su acceso, ciérrelo ahora.',
  whatHappens: 'Qué sucede',
  steps: [
    'Todas las sesiones de este acceso terminan de inmediato.',
    'Su contraseña, su aplicación de autenticación y sus llaves de acceso ya no sirven.',
    'Los administradores de su bufete reciben un correo. Uno de ellos le envía un enlace nuevo después de hablar con usted.',
  ],
  close: 'Cerrar mi acceso',
  closing: 'Cerrando…',
  wasMe: '¿Fue usted? Entonces puede cerrar esta página.',
  closedTitle: 'Su acceso está cerrado',
  closedLead:
    'Todas las sesiones terminaron. Llame a un administrador de su bufete: le envía un enlace nuevo.',
  overTitle: 'Este enlace ya no sirve',
  overLead:
    'Ya se usó, tiene más de tres días o su acceso se restableció desde entonces. Si algo no está bien, llame a un administrador de su bufete.',
  logIn: 'Iniciar sesión',
  trouble: 'No podemos conectarnos con Daybreak. Revise su conexión e inténtelo otra vez.',
}
