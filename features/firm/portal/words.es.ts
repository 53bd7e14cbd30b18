import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

export const lawFirmWords: WordingOf<typeof en.lawFirmWords> = {
  title: 'Información del bufete',
  back: 'Panel del caso',
  email: 'Correo electrónico',
  officeId: 'Núm. de oficina',
  address: 'Dirección',
  phone: 'Teléfono',
  call: 'Llamar',
  write: 'Escribir un correo',
  fax: 'Fax',
  website: 'Sitio web',
  opensNewTab: 'se abre en otra pestaña',
}

export const faqWords: WordingOf<typeof en.faqWords> = {
  title: 'Preguntas frecuentes',
  back: 'Panel del caso',
  lead: 'Elija una pregunta o busque una palabra.',
  overview: 'En pocas palabras',
  videoTitle: 'Video de presentación',
  search: 'Buscar en las preguntas',
  searchHint: 'Por ejemplo: certificado, tamaño, contraseña',
  answers: (count) => (count === 1 ? '1 respuesta' : `${count} respuestas`),
  none: 'No encontramos una respuesta.',
  noneHint: 'Pruebe con otra palabra o pregunte a su bufete de abogados.',
  showAll: 'Mostrar todas las preguntas',
  failed: 'No pudimos cargar las preguntas y respuestas.',
  failedHint: 'Por favor, revise su conexión e inténtelo de nuevo.',
  retry: 'Reintentar',
}
