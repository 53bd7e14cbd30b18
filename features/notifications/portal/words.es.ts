// What the bell and the list of notifications say, in Spanish.
import type { Wording } from '#kit/language.ts'
import type { bellWords, notificationsWords } from './words.en.ts'

export const bellWordsEs: Wording<typeof bellWords> = {
  none: 'Notificaciones, ninguna sin leer',
  unread: (count) => `Notificaciones, ${count} sin leer`,
  most: '99+',
}

export const notificationsWordsEs: Wording<typeof notificationsWords> = {
  title: 'Notificaciones',
  unread: 'Sin leer',
  myCases: 'Mis casos',
  dashboard: 'Panel del caso',
  documents: 'Documentos',
  profile: 'Mi perfil',
  error: 'Error',
  errorHint: 'No pudimos cargar sus notificaciones. Por favor, revise su conexión e inténtelo de nuevo.',
  ofCase: (caseType, firm) => `${caseType}, ${firm}`,
  retry: 'Reintentar',
  empty: 'Todavía no hay notificaciones',
  emptyHint: 'Cuando su abogado le escriba o se revise un documento, lo verá aquí.',
}
