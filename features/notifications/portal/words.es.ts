import type { Wording } from '#lib/language.ts'
import type { bellWords, notificationsWords } from './words.en.ts'

export const bellWordsEs: Wording<typeof bellWords> = {
  none: 'Notificaciones, ninguna sin leer',
  unread: (count) => `Notificaciones, ${count} sin leer`,
  most: '99+',
}

export const notificationsWordsEs: Wording<typeof notificationsWords> = {
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
