import type { Wording } from '#lib/language.ts'
import type * as en from './words.en.ts'

export const kitWords: Wording<typeof en.kitWords> = {
  productName: 'Daybreak',
  cancel: 'Cancelar',
  tryAgain: 'Intentar otra vez',
  notLoaded: 'No pudimos cargar esta parte.',
  field: 'Campo',
  saved: 'Guardado ahora',
  draft: 'Lo suyo',
  takeSaved: 'Usar lo guardado',
  saveDraft: 'Guardar lo mío',
  copied: 'Copiado',
  notCopied: 'Su navegador no lo permitió. Seleccione el texto y cópielo.',
  errorPrefix: 'Error: ',
  thereIsAProblem: 'Hay un problema',
  optional: '(opcional)',
  show: 'Mostrar',
  hide: 'Ocultar',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  close: 'Cerrar',
  loading: 'Cargando...',
  digitsEntered: (entered, length) => `${entered} de ${length} dígitos escritos`,
  stepOf: (step, steps, name) => `Paso ${step} de ${steps}: ${name}`,
  done: 'terminado',
  now: 'ahora',
  ahead: 'más adelante',
  complete: 'Completo',
  today: 'hoy',
  bytes: 'bytes',
  notifications: 'Mensajes',
  stillWaiting: 'Esto tarda más de lo normal. Seguimos esperando una respuesta.',
  linkNotComplete: 'Este enlace no está completo',
  logIn: 'Iniciar sesión',
  openLinkAgain:
    'Falta una parte. Ábralo otra vez desde el correo o el mensaje de texto que recibió.',
  caseMenu: 'Menú del caso',
  lawFirm: 'Bufete de abogados',
  watchVideo: 'Ver el video',
  videoFrom: (host) =>
    `Este video viene de ${host}. No se carga nada de ahí hasta que usted presione el botón.`,
  statuses: {
    matter: { 'Pre-Filing': 'En preparación', Filed: 'Presentado', Complete: 'Concluido' },
    document: {
      Pending: 'Pendiente',
      Review: 'En revisión',
      Accepted: 'Aceptado',
      Approved: 'Aprobado',
      Rejected: 'Rechazado',
      Replaced: 'Reemplazado',
      Unknown: 'Desconocido',
    },
    folder: { Complete: 'Completo', Pending: 'Pendiente', Rejected: 'Rechazado', Unknown: 'Falta' },
    card: {
      'Take Course': 'Tomar el curso',
      'Documents Required': 'Faltan documentos',
      Deactivated: 'Desactivado',
    },
  },
}

export const requestSentences: Wording<typeof en.requestSentences> = {
  'request.unknown-document': 'Actualizamos el portal. Vuelva a cargar esta página.',
  'request.too-many': 'Hubo demasiadas solicitudes. Espere un momento e intente otra vez.',
  'request.too-large': 'Lo que envió es demasiado grande.',
  'request.text-not-storable':
    'Su texto tiene un carácter que no podemos guardar. Por favor, quítelo.',
  'request.signed-out': 'Inicie sesión otra vez.',
  'request.set-up-over': 'Su cuenta ya está lista.',
  'request.view-only': 'Esto es solo una vista',
  'request.already-signed-in': 'Ya inició sesión.',
  'request.set-up-unfinished': 'Primero termine de preparar su cuenta.',
  'request.took-too-long': 'Esto tardó demasiado. Intente otra vez.',
  'data.unavailable':
    'En este momento no podemos acceder a nuestros datos. Intente otra vez en un momento.',
  'request.unexpected': 'Algo falló de nuestro lado. Intente otra vez.',
}
