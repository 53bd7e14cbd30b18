import type { Wording } from '#lib/language.ts'
import type { signInMessages } from './words.en.ts'

export const signInMessagesEs: Wording<typeof signInMessages> = {
  refreshReused: {
    subject: 'Cerramos su sesión por su seguridad',
    body: 'Alguien usó una copia anterior de su sesión de Daybreak. Por eso cerramos la sesión en el navegador del que venía.\n\nInicie sesión otra vez y cambie su contraseña en su perfil. Así se cierra la sesión en todos sus otros navegadores. Si ve algo que no reconoce, avise a la oficina que le envió la invitación.\n',
  },
  recovery: {
    userIdSubject: 'Su ID de usuario',
    passwordSubject: 'Su contraseña temporal',
    bothSubject: 'Su ID de usuario y una contraseña temporal',
    greeting: 'Recibimos una solicitud de ayuda para iniciar sesión en Daybreak.',
    userId: 'Su ID de usuario (el correo electrónico con el que inicia sesión):\n{userId}',
    temporaryPassword:
      'Su contraseña temporal:\n{temporaryPassword}\n\nEscríbala en la página que tiene abierta, o en {link}, y elija allí una contraseña nueva. Sirve una sola vez, durante 30 minutos y solo en esa página. Hasta entonces, su contraseña anterior sigue igual.',
    logIn: 'Inicie sesión en {link}',
    notYou:
      'Si no fue usted, no tiene que hacer nada. Nunca le diga a nadie lo que dice este mensaje. Nosotros nunca se lo pediremos.',
    oftenAsked:
      'Recibimos {times} solicitudes como esta en un día. Si no fue usted, avise a la oficina que le envió la invitación.',
  },
}
