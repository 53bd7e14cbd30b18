import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

export const notMeWords: WordingOf<typeof en.notMeWords> = {
  ask: {
    title: '¿Alguien más cambió su cuenta?',
    lead: 'Se cambió la contraseña, el correo electrónico o el celular de su cuenta. Si no fue usted, podemos bloquear su cuenta para todos hasta que usted la abra otra vez.',
    whatHappens: 'Qué pasa si bloquea su cuenta',
    steps: [
      'Nadie puede usar su cuenta.',
      'Se cierra la sesión en todos los dispositivos.',
      'Si se cambió su correo electrónico o su celular, vuelve a ser el de antes. Si se cambió su contraseña en los últimos días, la contraseña nueva ya no sirve.',
      'Avisamos a su bufete de abogados para que le ayude.',
    ],
    report: 'No fui yo, bloquear mi cuenta',
    reporting: 'Bloqueando su cuenta…',
    wasMe: '¿Fue usted? Entonces no tiene que hacer nada. Puede cerrar esta página.',
    trouble: 'No pudimos bloquear su cuenta. Intente otra vez',
    troubleDetail:
      'Todavía no se ha cambiado nada. Si vuelve a pasar, llame a su bufete de abogados.',
  },
  locked: {
    title: 'Su cuenta está bloqueada',
    lead: 'Nadie puede usarla ahora. Se cerraron todas las sesiones y avisamos a su bufete de abogados.',
    next: 'Qué puede hacer ahora',
    steps: [
      'Inicie sesión con su contraseña. Le enviaremos un código a un celular o correo que no se haya cambiado hace poco. Con ese código su cuenta se abre otra vez.',
      'Si su contraseña se cambió en los últimos días, cree primero una nueva. Elija “¿Olvidó su correo electrónico o su contraseña?” en la página de inicio de sesión.',
      'Después cambie su contraseña en su perfil.',
      'Si no puede iniciar sesión, llame a su bufete de abogados. Ellos pueden ayudarle a entrar.',
    ],
    logIn: 'Iniciar sesión',
  },
  over: {
    title: 'Este enlace ya no sirve',
    lead: 'Ya se usó o es demasiado antiguo. Si usted no hizo un cambio en su cuenta, comuníquese con su bufete de abogados.',
    logIn: 'Iniciar sesión',
  },
}
