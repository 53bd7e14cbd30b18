import type { WordingOf } from '#ui/language/language.ts'
import { textConsentEs } from '#features/account/rules/text-consent.es.ts'
import { passwordWords as passwordWordsEs } from './password/password-words.es.ts'
import type * as en from './words.ts'

export const invitationWords: WordingOf<typeof en.invitationWords> = {
  shared: {
    next: 'Siguiente',
    back: 'Atrás',
    stepNames: {
      tutorial: 'Bienvenida',
      'contact-info': 'Datos de contacto',
      password: 'Contraseña',
      'verify-phone': 'Número de teléfono',
      'account-details': 'Datos de la cuenta',
      'verify-email': 'Correo electrónico',
    },
    tryAgain: 'Intentar otra vez',
    logIn: 'Iniciar sesión',
  },
  lookUp: {
    pageTitle: 'Cree su cuenta',
    troubleHeading: 'No pudimos abrir su invitación',
    trouble: 'Daybreak tiene dificultades en este momento. Intente más tarde.',
    troubleDetail: 'Su invitación no se perdió. Puede usar el mismo enlace otra vez.',
  },
  linkExpired: {
    heading: 'El enlace venció',
    text: 'El enlace para crear su cuenta en el portal de clientes venció. Pida a su abogado un enlace nuevo.',
    alreadyDone: 'Si ya creó su cuenta, puede iniciar sesión.',
  },
  tutorial: {
    heading: 'Le damos la bienvenida',
    headingFor: (givenName) => `Le damos la bienvenida, ${givenName}`,
    lead: 'Vamos a preparar su cuenta. Toma unos cinco minutos.',
    greetingFrom: (firmName) => `Un mensaje de ${firmName}`,
    attorney: (name) => `Abogado: ${name}`,
    videoTitle: 'Video de bienvenida',
    whatHappens: 'Qué pasa ahora',
    steps: {
      contact: {
        name: 'Usted revisa su número de celular y su correo electrónico',
        sentence: 'Su abogado nos los dio.',
      },
      password: {
        name: 'Usted elige una contraseña',
        sentence: 'Al menos 8 caracteres. Puede pegarla.',
      },
      code: {
        name: 'Le enviamos un código de seis dígitos',
        sentence: 'Así sabemos que es usted. Tenga su teléfono a la mano.',
      },
      details: {
        name: 'Usted revisa su nombre y su dirección',
        sentence: 'Después, su cuenta estará lista.',
      },
    },
    stopping: '¿Necesita parar? Para continuar, abra otra vez el enlace de su invitación.',
  },
  askedAgain: {
    title: 'Por favor, haga este paso otra vez.',
    detail:
      'Pasó algún tiempo o su invitación se abrió en otro lugar. Todavía puede usar su invitación.',
  },
  contact: {
    heading: 'Verifique sus datos de contacto',
    lead: 'Su abogado nos dio estos datos. Por favor, revíselos.',
    mobilePhone: 'Celular',
    mobileHint: '10 dígitos. Enviamos sus códigos por mensaje de texto a este número.',
    mobileOnFile: (lastFour) =>
      `Tenemos un número que termina en ${lastFour}. Deje esto vacío para conservarlo o escriba un número nuevo de 10 dígitos.`,
    emailAddress: 'Correo electrónico (ID de usuario)',
    emailHint: 'Lo usará para iniciar sesión.',
    notifyLegend: '¿Cómo quiere que le avisemos?',
    email: 'Correo electrónico',
    text: 'Mensaje de texto',
    consent: textConsentEs.creation,
    saving: 'Guardando…',
    notSaved: 'En este momento no pudimos actualizar sus datos de contacto. Intente más tarde',
  },
  password: passwordWordsEs,
  code: {
    label: 'Código de verificación',
    hint: 'Verifique en los próximos 5 minutos. Puede pegar el código.',
    needsSixDigits: 'Escriba los seis dígitos para continuar.',
    checking: 'Revisando…',
    nothingArrived: '¿No le llegó el código?',
    canTakeAMinute:
      'Un mensaje puede tardar un minuto en llegar. Enviamos hasta cinco códigos por hora. Después tendrá que esperar.',
    requestNewCode: 'Pedir un código nuevo',
    sending: 'Enviando…',
    sentAgain: 'Le enviamos un código nuevo.',
    sentAgainDetail: 'Use el más reciente.',
    tooSoon: 'Su código está en camino.',
    tooSoonDetail: 'Puede pedir uno nuevo 30 segundos después del último.',
    notSentTitle: 'No pudimos enviar el código.',
    notSentDetail: 'Espere un momento y luego pida un código nuevo.',
    incorrect: 'Su código de verificación no es correcto',
    incorrectDetail: 'Revise los números y escríbalos otra vez.',
    expired: 'Su código de verificación venció',
    expiredDetail: 'Pida un código nuevo.',
  },
  verifyPhone: {
    heading: 'Verifique su número de teléfono',
    sentTo: 'Enviamos un código de seis dígitos a',
    sentSomewhere: 'Enviamos un código de seis dígitos a su celular.',
    wrongNumber: '¿El número no es correcto? Vuelva a sus datos de contacto.',
    almostIn:
      'Su número de teléfono está verificado, pero no pudimos iniciar su sesión en este momento.',
  },
  details: {
    heading: 'Verifique los datos de su cuenta',
    lead: 'Revise los datos que tenemos y complete lo que falta.',
    loading: 'Cargando sus datos…',
    saving: 'Guardando…',
  },
  verifyEmail: {
    heading: 'Verifique su correo electrónico',
    sentTo: 'Enviamos un código de seis dígitos a',
    sentSomewhere: 'Enviamos un código de seis dígitos a su correo electrónico.',
  },
  bookmark: {
    pageTitle: 'Todo listo',
    heading: '¡Excelente! Todo está listo...',
    ready: 'Su cuenta está lista.',
    readyWith: (firmName, givenName) =>
      givenName === null
        ? `Su cuenta con ${firmName} está lista.`
        : `${givenName}, su cuenta con ${firmName} está lista.`,
    next: 'Qué sigue',
    attorney: 'Su abogado',
    you: {
      who: 'Usted, hoy o esta semana',
      what: 'Vea su primera tarea. Puede parar en cualquier momento y volver después.',
    },
    checks: {
      who: (attorney) => `${attorney}, a medida que usted avanza`,
      what: 'Revisa lo que usted envía y le avisa aquí si falta algo.',
    },
    papers: {
      who: (attorney) => `${attorney}, cuando esté todo`,
      what: 'Revisa con usted los papeles para la corte. Nada llega a la corte antes de que usted firme.',
    },
    go: 'Ir al panel del caso',
    going: 'Abriendo…',
    keepClose: 'Encuentre el portal fácilmente',
    keepCloseHint: 'Guárdelo en sus favoritos para volver cuando quiera.',
    address: 'La dirección es',
    otherDevice: 'Uso otro teléfono o una computadora',
    otherDeviceThanComputer: 'Uso un teléfono o una tableta',
    devices: {
      iphone: {
        name: 'iPhone o iPad',
        steps: [
          'En Safari, toque el botón de compartir: un cuadrado con una flecha hacia arriba.',
          'Elija “Agregar a inicio”.',
        ],
      },
      android: {
        name: 'Teléfono Android',
        steps: [
          'Toque el menú de su navegador: tres puntos.',
          'Elija “Agregar a la pantalla principal”.',
        ],
      },
      computer: {
        name: 'Computadora',
        steps: [
          'Presione Ctrl y D al mismo tiempo. En una Mac, presione Comando y D.',
          'Presione Entrar.',
        ],
      },
    },
  },
  notCompleted: {
    pageTitle: 'Complete su cuenta',
    heading: 'Su cuenta está casi lista',
    lead: 'Le faltan algunos pasos. Toman solo unos minutos.',
    openSteps: 'Pasos que faltan',
    stepNames: {
      'verify-phone': 'Verificar el número de teléfono',
      'account-details': 'Verificar los datos de la cuenta',
      'verify-email': 'Verificar el correo electrónico',
    },
    goOn: 'Continuar',
    later: 'Ahora no, cerrar sesión',
  },
  errors: {
    openLinkAgain: 'Si vuelve a pasar, abra una vez más el enlace de su invitación.',
    general: 'Algo salió mal, llame a soporte',
    generalDetail: 'También puede intentar otra vez. No se perdió nada de lo que escribió.',
    notSaved: 'Ocurrió un error al guardar los datos de la cuenta. Intente otra vez',
    offline: 'No pudimos conectar con Daybreak.',
    offlineDetail: 'Revise su conexión e intente otra vez. Lo que escribió sigue aquí.',
  },
}
