import type { Wording } from '#lib/language.ts'
import type * as en from './words.en.ts'

export const courseStatusLabels: Wording<typeof en.courseStatusLabels> = {
  chooseCourse: 'Elegir curso',
  pendingRegistration: 'Inscripción',
  pendingNotStarted: 'Curso sin empezar',
  started: 'Curso empezado',
  certification: 'Certificación',
  complete: 'Terminado',
  canceled: 'Cancelado',
  expired: 'Vencido',
  orderedForSpouse: 'Pedido para su cónyuge',
  manuallyUploaded: 'Terminado - Certificado entregado por usted',
  unknown: 'Desconocido',
  pendingRegistrationPhone: 'Inscripción pendiente',
  pendingNotStartedPhone: 'Curso sin empezar',
}

export const bannerWords: Wording<typeof en.bannerWords> = {
  firstCanceled: 'Primer curso cancelado',
  secondCanceled: 'Segundo curso cancelado',
  orderedForSpouse: 'Curso pedido para su cónyuge',
  notOrdered: 'Curso sin pedir',
  firstFinished: '¡Felicidades! ¡Terminó el primer curso!',
  secondFinished: '¡Felicidades! ¡Terminó el segundo curso!',
  takeFirst: 'Tome el primer curso',
  takeSecond: 'Tome el segundo curso',
}

const again =
  'Inténtelo de nuevo en unos minutos. Si esto continúa, comuníquese con su abogado para que le ayude a resolver este error.'
const askAttorney = 'Comuníquese con su abogado para que le ayude a resolver este error.'

export const failureWords: Wording<typeof en.failureWords> = {
  First: {
    userVerification: `Ocurrió un error al pedir el primer curso, en el paso de verificación de usuario. ${again}`,
    accountVerification: `Ocurrió un error al pedir el primer curso, en el paso de verificación de la cuenta. ${again}`,
    addSpouse: `Ocurrió un error al pedir el primer curso, en el paso de agregar a su cónyuge. ${again}`,
    chooseCourse: `Ocurrió un error al pedir el primer curso, en el paso de elegir el curso. ${again}`,
    placing: `Ocurrió un error al hacer el pedido de su primer curso. ${again}`,
    askAttorney,
    retry: 'Intentar de nuevo el primer pedido',
  },
  Second: {
    userVerification: `Ocurrió un error al pedir el segundo curso, en el paso de verificación de usuario. ${again}`,
    accountVerification: `Ocurrió un error al pedir el segundo curso, en el paso de verificación de la cuenta. ${again}`,
    addSpouse: `Ocurrió un error al pedir el segundo curso, en el paso de agregar a su cónyuge. ${again}`,
    chooseCourse: `Ocurrió un error al pedir el segundo curso, en el paso de elegir el curso. ${again}`,
    placing: `Ocurrió un error al hacer el pedido de su segundo curso. ${again}`,
    askAttorney,
    retry: 'Intentar de nuevo el segundo pedido',
  },
}

export const jointLabels: Wording<typeof en.jointLabels> = {
  withSpouse: 'Toma el curso con su cónyuge',
  withoutSpouse: 'Toma el curso sin su cónyuge',
}

export const priceWords: Wording<typeof en.priceWords> = {
  billedToLawFirm: 'Lo paga su bufete de abogados',
}

export const courseNews: Wording<typeof en.courseNews> = {
  First: {
    invited: 'Su abogado pidió el primer curso para usted. Elija un proveedor.',
    ordered: 'Su primer curso ya se pidió',
    orderedTogether: 'Su cónyuge pidió el primer curso para ustedes dos',
    found: 'Encontramos su pedido del primer curso',
    registered: 'Su inscripción en el primer curso está lista',
    started: 'Usted empezó el primer curso',
    finished: 'Usted terminó el primer curso. El certificado está en camino.',
    certificate: 'El certificado de su primer curso ya está aquí',
    canceled: 'Su primer curso fue cancelado. Comuníquese con su abogado.',
    expired: 'Su pedido del primer curso venció. Comuníquese con su abogado.',
    reset: 'Puede pedir su primer curso de nuevo',
    alone: 'Su primer curso ahora es solo para usted. Abra Cursos para continuar.',
  },
  Second: {
    invited: 'Su abogado pidió el segundo curso para usted. Elija un proveedor.',
    ordered: 'Su segundo curso ya se pidió',
    orderedTogether: 'Su cónyuge pidió el segundo curso para ustedes dos',
    found: 'Encontramos su pedido del segundo curso',
    registered: 'Su inscripción en el segundo curso está lista',
    started: 'Usted empezó el segundo curso',
    finished: 'Usted terminó el segundo curso. El certificado está en camino.',
    certificate: 'El certificado de su segundo curso ya está aquí',
    canceled: 'Su segundo curso fue cancelado. Comuníquese con su abogado.',
    expired: 'Su pedido del segundo curso venció. Comuníquese con su abogado.',
    reset: 'Puede pedir su segundo curso de nuevo',
    alone: 'Su segundo curso ahora es solo para usted. Abra Cursos para continuar.',
  },
}

export const staffNotices: Wording<typeof en.staffNotices> = {
  finished: '{people} terminó el {course} curso',
  certificate: 'El certificado del {course} curso de {people} ya está aquí',
  canceled: 'El proveedor canceló el {course} curso de {people}',
  expired: 'El pedido del {course} curso de {people} venció',
  several: 'Se encontraron varios pedidos del {course} curso para {people}',
  otherLastName: 'Un pedido del {course} curso para {people} tiene otro apellido',
  missingUser: '{people} no puede pedir el {course} curso: su bufete no tiene usuario allí',
  missingUnit: '{people} no puede pedir el {course} curso: allí no conocen su oficina',
  thirdNumber: '{people} escribió tres números de Seguro Social distintos',
  spousesNumber: '{people} escribió el número de Seguro Social del otro deudor',
  foundTaken: 'Un pedido del {course} curso que {people} encontró es de otra persona',
  optionStands: 'Se encontró un pedido del {course} curso para ambos cónyuges: {people}',
  infected: 'El certificado del {course} curso de {people} no se pudo guardar',
  registrationFailed: 'No se puede inscribir a {people} en el {course} curso',
  outdated: 'El certificado del {course} curso de {people} ya no es válido',
  spouseLeft: 'El pedido del {course} curso de {people} aún incluye al cónyuge que dejó el caso',
}

export const courseNames: Wording<typeof en.courseNames> = {
  First: 'Primer curso',
  Second: 'Segundo curso',
}
