import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

export const pageWords: WordingOf<typeof en.pageWords> = {
  title: 'Cursos',
  tabs: { First: 'Primer curso', Second: 'Segundo curso' },
  about: {
    First: 'Dura unos 90 minutos. El certificado es válido por 180 días.',
    Second: 'Dura unas dos horas.',
  },
  loadError: 'Hubo un error al obtener los datos del curso. Inténtelo de nuevo.',
  refreshError: 'Error al actualizar los datos del curso',
  refreshErrorHint: 'Es posible que lo que ve aquí no sea lo más reciente.',
  retry: 'Reintentar',
  caseFiled: 'Su caso ya fue presentado.',
  alreadyOrdered: 'Este curso ya se pidió.',
  sentBack: 'Le devolvieron su certificado. Puede enviar otro o tomar el curso aquí.',
  toCategory: 'Enviar otro certificado',
  invalid: 'Encontramos un problema con este curso.',
  invalidHint:
    'Inténtelo de nuevo en unos minutos. Si sigue viendo este mensaje, comuníquese con su abogado y dele este código de error:',
  lawFirm: 'Comunicarse con su bufete',
}

export const infoWords: WordingOf<typeof en.infoWords> = {
  legacy: 'Su curso se pidió en un sistema anterior. Pregunte a su abogado cómo va.',
  takeFirst: 'Tome el primer curso',
  takeFirstText:
    'El segundo curso se toma después de presentar su caso. Tome ahora el primer curso.',
  toFirst: 'Ir al primer curso',
  finishedFirst: 'Primer curso terminado',
  finishedFirstText:
    'Usted terminó el primer curso. El segundo se toma después de presentar su caso. Hasta entonces no tiene que hacer nada aquí.',
  takeSecond: 'Tome el segundo curso',
  takeSecondText:
    'El primer curso era necesario antes de presentar el caso. Ahora le toca el segundo.',
  toSecond: 'Ir al segundo curso',
  ended: 'Este caso está cerrado',
  endedText: 'Si cree que todavía necesita este curso, pregunte a su abogado.',
  needsCaseNumber:
    'Su caso debe estar presentado y tener un número de caso para tomar el segundo curso... Le avisaremos cuando lo tenga.',
  held: 'Su abogado le dirá cuándo tomar este curso.',
  onItsWay: 'Su certificado está en camino.',
  onItsWayText:
    'Usted terminó el curso. En cuanto el proveedor emita el certificado, lo encontrará aquí.',
  canceled: 'Su curso fue cancelado. Comuníquese con su abogado para obtener más información.',
  together: (spouse) => `Usted toma este curso junto con ${spouse}.`,
  togetherText: (spouse) =>
    `${spouse} pidió el curso para los dos y lo inicia. Su propio certificado aparecerá aquí cuando el curso termine.`,
  forSpouseAlone: (spouse) =>
    `Este curso se pidió solo para ${spouse}. Si usted también lo necesita, comuníquese con su abogado.`,
  spouse: 'su cónyuge',
}

export const handInWords: WordingOf<typeof en.handInWords> = {
  summary: '¿Ya tiene un certificado?',
  text: 'Si ya tomó este curso con un proveedor aprobado, tal vez no tenga que tomarlo otra vez: el primer curso vale por 180 días, y el segundo solo si lo tomó después de presentar su caso. Agregue una foto o un archivo de su certificado y su abogado lo revisará.',
  link: 'Agregar mi certificado',
}

export const choiceWords: WordingOf<typeof en.choiceWords> = {
  title: 'Elija uno de los proveedores de la lista',
  firmPays: 'Su bufete paga este curso.',
  noChange: 'Después de empezar un curso, no puede cambiar a otro.',
  alike:
    'Con todos los proveedores puede hacer pausas y seguir después. Su certificado llega automáticamente aquí y a su abogado.',
  price: 'Precio del curso',
  priceAsOf: (today) => `Precio al ${today}`,
  online: 'Tomar el curso en línea',
  phone: 'Tomar el curso por teléfono',
  of: (button, provider) => `${button}, ${provider}`,
  noOnline: 'Este proveedor no ofrece el curso en línea.',
  noPhone: 'Este proveedor no ofrece el curso por teléfono.',
  phoneLanguages: 'El curso por teléfono se ofrece solo en inglés y español.',
  loading: 'Buscando proveedores de este curso…',
  none: 'En este momento no hay ningún proveedor disponible. Comuníquese con su abogado.',
}

export const confirmWords: WordingOf<typeof en.confirmWords> = {
  title: 'Confirmar el curso',
  none: 'Error: no se eligió ningún curso',
  noneHint: 'Elija un curso de la lista.',
  toCourses: 'Volver a los cursos',
  online: 'Curso en línea',
  phone: 'Curso por teléfono',
  withSpouse: (spouse) => `Un solo curso para usted y ${spouse}. Cada uno recibe un certificado.`,
  withoutSpouse: (spouse) =>
    `Este curso es solo para usted. ${spouse} tiene que tomar su propio curso.`,
  question: '¿Seguro que quiere tomar este curso?',
  warning: 'Después de empezar este curso, no puede cambiar a otro curso.',
  take: 'Tomar este curso',
  taking: 'Haciendo el pedido…',
  failed: 'Inténtelo de nuevo o vuelva a la lista.',
}

export const foundWords: WordingOf<typeof en.foundWords> = {
  title: 'Encontramos un pedido de este curso',
  text: 'Usted ya tiene un pedido para este curso. Puede continuar con él aquí.',
  status: 'Estado',
  next: 'Siguiente',
  working: 'Un momento…',
}

export const flowWords: WordingOf<typeof en.flowWords> = {
  title: 'Antes de empezar',
  lead: 'Tiene que hacer unos pasos cortos. Puede parar después de cualquier paso y volver.',
  steps: 'Pasos antes de que empiece el curso',
  verify: 'Verifique su información',
  verifyText: 'El proveedor pone su nombre en el certificado.',
  verifySpouse: 'Verifique la información de su cónyuge',
  verifySpouseText: 'El proveedor pone el nombre de su cónyuge en el segundo certificado.',
  disclosure: 'Acuerdo de divulgación',
  disclosureText: 'Lo que el proveedor debe decirle antes del curso.',
  instructions: 'Instrucciones del curso',
  instructionsText: 'Cómo funciona el curso.',
  start: { First: 'Empezar el primer curso', Second: 'Empezar el segundo curso' },
  startText: 'Puede tomar el curso enseguida o más tarde.',
  now: 'Ahora.',
  done: 'Hecho.',
  continue: 'Continuar',
  starting: 'Iniciando su curso…',
  startingText: 'Puede tardar unos segundos. Quédese en esta página.',
}

export const registrationWords: WordingOf<typeof en.registrationWords> = {
  error: 'Error al inscribirse en el curso',
  notStarted: 'Todavía no ha comenzado.',
  failed: (phone) =>
    `No se pudo iniciar el curso. Inténtelo de nuevo o llame a soporte al ${phone}.`,
  failedWithoutPhone: 'No se pudo iniciar el curso. Inténtelo de nuevo.',
  again: 'Intentar de nuevo',
}

export const pendingWords: WordingOf<typeof en.pendingWords> = {
  ready: { First: 'Su primer curso está listo', Second: 'Su segundo curso está listo' },
  started: { First: 'Su primer curso ya empezó', Second: 'Su segundo curso ya empezó' },
  provider: 'Proveedor',
  status: 'Estado',
  spouse: 'Cónyuge',
  go: 'Ir al curso',
  opening: 'Abriendo…',
  newTab: 'El curso se abre en una pestaña nueva, en el sitio web del proveedor.',
  openingPage: 'Abriendo su curso…',
  blocked: 'Su navegador no abrió la pestaña nueva.',
  blockedHint: 'Use este enlace en el próximo minuto:',
  open: 'Abrir el curso',
  afterwards:
    'Puede salir del curso y volver a él con el mismo botón. Cuando lo termine, su certificado aparecerá aquí.',
  checking: (provider) => `Estamos buscando noticias de ${provider}…`,
  checkingHint: 'Si ya terminó el curso, su certificado aparecerá aquí.',
  checked: (provider) => `Todavía no hay noticias de ${provider}.`,
  checkedHint: 'Si ya terminó el curso, esto puede tardar unos minutos. No tiene que hacer nada.',
  anyProvider: 'su proveedor',
  call: 'Llame a este número para tomar el curso',
  code: 'Su código de acceso',
  codeHint: 'Lo necesitará al comienzo de la llamada.',
  copy: 'Copiar el código de acceso',
  copied: 'Copiado.',
  notCopied: 'No pudimos copiarlo. Por favor, anótelo.',
  afterCall: 'Cuando termine el curso, su certificado aparecerá aquí.',
}

export const certificateWords: WordingOf<typeof en.certificateWords> = {
  title: 'Su certificado',
  courses: { First: 'Asesoría de crédito', Second: 'Educación financiera' },
  daysLeft: (days) =>
    days === 0 ? 'Último día' : days === 1 ? 'Queda 1 día' : `Quedan ${days} días`,
  noLongerValid: 'Ya no es válido',
  daysUsed: (used, total) => `Han pasado ${used} de ${total} días`,
  completed: 'Fecha de finalización',
  validUntil: 'Válido hasta',
  wasValidUntil: 'Fue válido hasta',
  number: 'Número del certificado',
  download: 'Descargar el certificado',
  downloading: 'Descargando…',
  failed: 'No pudimos descargar el certificado. Inténtelo de nuevo.',
  outdated: (day) =>
    `Este certificado fue válido hasta el ${day}. Su abogado le dirá si debe tomar el curso otra vez.`,
  attorneyHasIt: (attorney) =>
    `${attorney} también lo tiene. No tiene que hacer nada más para este curso.`,
  endsSoon: (day, attorney) =>
    `Su caso se debe presentar a más tardar el ${day}. ${attorney} conoce esta fecha. Para ayudar, envíe lo que falta en su lista.`,
  toTasks: 'Ver lo que falta',
  ask: (attorney) => `Preguntar a ${attorney}`,
  waiting: 'Su certificado ya se envió. Falta que su abogado lo revise.',
  checked: 'Su abogado aceptó el certificado que usted envió.',
  view: 'Ver el documento',
}
