import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

export const recoveryWords: WordingOf<typeof en.recoveryWords> = {
  shared: {
    back: 'Iniciar sesión',
    logIn: 'Iniciar sesión',
  },
  forgot: {
    pageTitle: 'Datos de acceso olvidados',
    heading: '¿Olvidó su correo electrónico o su contraseña?',
    lead: 'Díganos quién es. Le enviaremos lo que necesita al correo electrónico de su cuenta.',
    lastName: 'Apellido',
    mobilePhone: 'Teléfono celular',
    mobileHint: '10 dígitos. Use el número del teléfono que recibe sus códigos.',
    legend: 'Elija una o las dos opciones.',
    user: 'Olvidé mi correo electrónico (ID de usuario)',
    password: 'Olvidé mi contraseña',
    submit: 'Siguiente',
    submitting: 'Verificando…',
    failed: 'No pudimos verificar su cuenta. Intente otra vez.',
    failedDetail: 'Si vuelve a ocurrir, espere unos minutos antes de intentar otra vez.',
  },
  validate: {
    pageTitle: 'Revise su correo electrónico',
    heading: 'Revise su correo electrónico',
    sentUser: 'Enviamos su ID de usuario a',
    sentPassword: 'Enviamos una contraseña temporal a',
    sentBoth: 'Enviamos su ID de usuario y una contraseña temporal a',
    canTakeAMinute:
      'Un correo puede tardar un minuto en llegar. Revise también la carpeta de correo no deseado. Enviamos hasta tres correos por hora.',
    whatNext: 'Elija Continuar cuando tenga la contraseña temporal. Sirve durante 30 minutos.',
    whatNextLogIn: 'Elija Continuar para iniciar sesión con el ID de usuario del correo.',
    goOn: 'Continuar',
    sendAgain: 'Enviarlo otra vez',
    sending: 'Enviando…',
    sentAgain: 'Lo enviamos otra vez.',
    sentAgainDetail: 'Si recibe dos correos, use el más reciente.',
    tooSoon: 'El correo está en camino.',
    tooSoonDetail: 'Puede pedirlo otra vez 30 segundos después de la última vez.',
  },
  noAccount: {
    pageTitle: 'No hay una cuenta con esos datos',
    heading: 'No encontramos ninguna cuenta con esos datos',
    lead: 'Buscamos una cuenta con este apellido y este teléfono celular.',
    checkBoth:
      'Revise los dos. El apellido es el que tiene la oficina de su abogado, y el celular es el que recibe sus códigos.',
    stillNot:
      '¿Sigue sin aparecer? Llame a la oficina de su abogado. Allí le pueden decir qué datos tienen.',
    tryAgain: 'Intentar otra vez',
  },
  notSetUp: {
    pageTitle: 'Cuenta sin terminar',
    heading: 'Su cuenta no se terminó de crear',
    lead: 'Use el enlace de su invitación para terminarla. Toma unos cinco minutos.',
    sentAgain: 'Le enviamos la invitación otra vez.',
    sentAgainDetail:
      'Puede tardar un minuto en llegar. La enviamos como máximo una vez por hora. Use la más reciente. Los enlaces anteriores ya no sirven.',
    nothing: '¿No le llegó? Llame a la oficina de su abogado.',
  },
  reset: {
    pageTitle: 'Cambiar la contraseña',
    heading: 'Cambiar la contraseña',
    lead: 'Escriba la contraseña temporal de nuestro correo y elija una nueva.',
    temporary: 'Contraseña temporal',
    temporaryHint: 'Puede pegarla. Sirve una sola vez, durante 30 minutos.',
    newPassword: 'Contraseña nueva',
    confirm: 'Confirme la contraseña',
    submit: 'Cambiar la contraseña',
    submitting: 'Guardando…',
    noMail: '¿No le llegó el correo o venció la contraseña?',
    askAgain: 'Pedir una contraseña temporal nueva',
    refused: 'No pudimos cambiar la contraseña. Intente otra vez.',
    refusedDetail:
      'Revise la contraseña temporal. Use la más reciente y escríbala exactamente como aparece en el correo. Después de varios intentos incorrectos o de 30 minutos, necesita una nueva.',
    failed: 'Ocurrió un error al cambiar la contraseña. Intente otra vez.',
    failedDetail: 'Lo que escribió sigue aquí.',
  },
}
