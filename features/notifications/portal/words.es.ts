import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

export const bellWords: WordingOf<typeof en.bellWords> = {
  none: 'Notificaciones, ninguna sin leer',
  unread: (count) => `Notificaciones, ${count} sin leer`,
  most: '99+',
}

export const notificationsWords: WordingOf<typeof en.notificationsWords> = {
  title: 'Notificaciones',
  unread: 'Sin leer',
  today: 'Hoy',
  yesterday: 'Ayer',
  earlierThisMonth: 'Antes en este mes',
  myCases: 'Mis casos',
  dashboard: 'Panel del caso',
  documents: 'Documentos',
  profile: 'Mi perfil',
  error: 'Error',
  errorHint:
    'No pudimos cargar sus notificaciones. Por favor, revise su conexión e inténtelo de nuevo.',
  retry: 'Reintentar',
  empty: 'Todavía no hay notificaciones',
  emptyHint: 'Cuando su abogado le escriba o se revise un documento, lo verá aquí.',
  discreet: 'Nuestros correos y mensajes de texto nunca mencionan sus documentos ni su caso.',
}
