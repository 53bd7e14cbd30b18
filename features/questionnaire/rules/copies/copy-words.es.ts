// The Spanish texts address the client as usted.
import type { Wording } from '#lib/language.ts'
import type { copyWords } from './copy-words.en.ts'

export const copyWordsEs: Wording<typeof copyWords> = {
  title: 'Sus respuestas',
  fileName: ({ date, number }) => `Sus respuestas, ${date}${number > 1 ? ` (${number})` : ''}.pdf`,
  header: ({ firm, people }) => `${firm} | Caso de ${people}`,
  people: (first, second) => `${first} y ${second}`,
  pageNumber: 'Página {page} de {of}',
  facts: {
    people: 'Caso de',
    caseNumber: 'Número de caso',
    firm: 'Bufete de abogados',
    number: 'Número de envío',
    submittedBy: 'Enviado por',
    submittedAt: 'Enviado el',
  },
  about:
    'Esto es lo que le dijo a su abogado, tal como estaba cuando lo envió. Solo aparece lo que se contestó. No incluye los cambios posteriores.',
  masked:
    'Por su seguridad, los números de Seguro Social y algunas fechas no se imprimen. Su abogado los tiene.',
  placesKept:
    'Por su seguridad, las direcciones de casa no aparecen en esta copia. Su abogado las tiene.',
  leftOut: 'Por su seguridad, algunas respuestas no aparecen en esta copia. Su abogado las tiene.',
  placeKept: 'No aparece',
  nothing: 'No se envió ninguna respuesta.',
}
