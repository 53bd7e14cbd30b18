import type * as en from './state-words.en.ts'

export const courseStates: Readonly<Record<keyof typeof en.courseStates, string>> = {
  NOT_SET_UP: 'Sin preparar',
  EARLIER_SYSTEM: 'Pedido en un sistema anterior',
  NOT_ORDERED: 'Sin pedir',
  ORDER_FAILED: 'El pedido falló',
  CHOOSING: 'Eligiendo proveedor',
  REGISTERING: 'En inscripción',
  NOT_STARTED: 'Sin empezar',
  STARTED: 'Empezado',
  CERTIFICATE_COMING: 'Certificado en camino',
  UPLOADED: 'Certificado por revisar',
  DONE: 'Terminado',
  CANCELED: 'Cancelado',
  EXPIRED: 'Vencido',
  HELD: 'En espera',
  NOT_NEEDED: 'No hace falta',
  AFTER_FILING: 'Después de presentar',
}
