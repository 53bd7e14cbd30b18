import type { Wording } from '#lib/language.ts'
import type { kitWords } from './words.en.ts'

export const kitWordsEs: Wording<typeof kitWords> = {
  productName: 'Daybreak',
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
