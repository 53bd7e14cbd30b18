import type { Wording } from '#lib/language.ts'
import type * as en from './words.en.ts'

export const signInWords: Wording<typeof en.signInWords> = {
  login: {
    pageTitle: 'Iniciar sesión',
    heading: 'Hola de nuevo',
    lead: 'Inicie sesión para ver cómo va su caso',
    userId: 'Correo electrónico (ID de usuario)',
    password: 'Contraseña',
    submit: 'Iniciar sesión',
    submitting: 'Iniciando sesión…',
    forgot: '¿Olvidó su correo electrónico o su contraseña?',
    firstTime: '¿Es su primera vez aquí? Use el enlace de la invitación que le envió su abogado.',
    signedOutWhenIdle: 'Cerramos la sesión después de 15 minutos sin actividad.',
    goOnTitle: 'Inicie sesión para continuar',
    goOnDetail: 'Use su correo electrónico y la contraseña que creó.',
    signedOutTitle: 'Se cerró su sesión.',
    signedOutDetail: 'Inicie sesión para continuar.',
    accountIsThereTitle: 'Usted ya tiene una cuenta.',
    accountIsThereDetail: 'Inicie sesión.',
    outOfReachDetail:
      'Revise su conexión y vuelva a cargar esta página. Es posible que su sesión siga abierta.',
    changedBackTitle: 'Inicie sesión una vez más',
    emailChangedBack: ({ kept, discarded }) =>
      `El nuevo correo electrónico ${discarded} no se verificó, así que no hicimos el cambio. Siga usando ${kept} para iniciar sesión.`,
    phoneChangedBack: ({ kept, discarded }) =>
      `El nuevo número de celular ${discarded} no se verificó, así que no hicimos el cambio. Sus códigos siguen llegando a ${kept}.`,
    oldValue: 'el que tenía antes',
    newValue: 'que escribió',
  },
  twoFactor: {
    pageTitle: 'Escriba su código',
    back: 'Iniciar sesión',
    heading: 'Escriba su código de seis dígitos',
    sentTo: 'Lo enviamos a',
    sentSomewhere: 'Se lo enviamos.',
    passwordSaved: 'Su contraseña nueva está guardada. Úsela a partir de ahora.',
    code: 'Código de verificación',
    hint: 'El código es válido durante 3 minutos. Puede pegarlo.',
    next: 'Siguiente',
    checking: 'Revisando…',
    needsSixDigits: 'Escriba los seis dígitos para continuar.',
    nothingArrived: '¿No le llegó el código?',
    canTakeAMinute:
      'Un mensaje puede tardar un minuto en llegar. Enviamos hasta cinco códigos por hora. Después tendrá que esperar.',
    sendAgain: 'Enviarlo otra vez',
    sending: 'Enviando…',
    sentAgain: 'Le enviamos un código nuevo.',
    sentAgainDetail: 'Use el más reciente.',
    tooSoon: 'Su código está en camino.',
    tooSoonDetail: 'Puede pedir uno nuevo 30 segundos después del último.',
    notSentTitle: 'No pudimos enviar un código nuevo.',
    notSentDetail: 'Espere un momento e intente de nuevo.',
    wrong: 'Su código de verificación no es correcto',
    wrongDetail: 'Revise los números y escríbalos otra vez.',
    expired: 'Su código de verificación venció',
    expiredDetail: 'Pida un código nuevo.',
    startAgain: 'Inicie sesión otra vez',
    startAgainDetail:
      'Este inicio de sesión tardó demasiado o hubo demasiados códigos incorrectos.',
    requestNewCode: 'Pedir un código nuevo',
    logInAgain: 'Iniciar sesión otra vez',
  },
  trouble: {
    title: 'No pudimos conectar con Daybreak.',
    detail: 'Revise su conexión e intente otra vez. Lo que escribió sigue aquí.',
  },
}
