import type { WordingOf } from '#ui/language/language.ts'
import type { exportWords as english } from './words.ts'

const count = (number: number, single: string, several: string) =>
  `${number} ${number === 1 ? single : several}`

export const exportWords: WordingOf<typeof english> = {
  title: 'Exportar las respuestas',
  lead: 'Lo que los clientes respondieron, como archivo para su programa de peticiones, una hoja de cálculo o la corte. Los números de personas muestran como máximo sus últimas cuatro cifras.',
  backToIntake: 'Cuestionario',
  state: 'Las respuestas como están ahora',
  lines: 'Líneas de los formularios',
  linesReady: (ready, all) => `${ready} de ${all} están listas`,
  attorneyLines: 'Esperan al abogado',
  openQuestions: 'Preguntas sin completar',
  unmapped: 'Respuestas que ningún formulario lleva',
  fingerprint: 'Versión de las respuestas',
  fingerprintHint: 'Forma parte del nombre del archivo, para que se vea qué respuestas contiene.',
  open: (questions) =>
    `${count(questions, 'pregunta no está completa', 'preguntas no están completas')}. Lo que falta, falta también en el archivo.`,
  file: 'El archivo',
  format: 'Formato',
  formats: {
    JSON: { label: 'Todo (JSON)', hint: 'Para otros programas' },
    CSV: { label: 'Tablas (CSV)', hint: 'Para hojas de cálculo, en un archivo zip' },
    MATRIX: { label: 'Lista de acreedores (TXT)', hint: 'La lista para la corte' },
  },
  court: 'Corte',
  courtHint: 'Cada corte pide líneas distintas. Compárelo con su corte antes del primer envío.',
  otherCourt: 'Otra corte (5 líneas de 40 caracteres)',
  creditors: (creditors) =>
    creditors === 0
      ? 'Todavía no hay acreedores'
      : `${count(creditors, 'acreedor', 'acreedores')}. Compare con “Total Creditors Entered” después del envío.`,
  problems: (problems) =>
    count(
      problems,
      'acreedor que la corte quizá no lea bien',
      'acreedores que la corte quizá no lea bien',
    ),
  problemsHint:
    'En el archivo no se cambia ni se corta nada. Pida al cliente lo que falta, o corríjalo después del envío.',
  more: (problems) => `Y ${problems} más`,
  noName: 'Sin nombre',
  faults: {
    NO_NAME: 'Falta el nombre',
    NO_STREET: 'Falta la calle',
    NO_CITY: 'Falta la ciudad',
    NO_STATE: 'Falta el estado',
    NO_ZIP: 'Falta el código postal',
    TOO_LONG: 'Una línea es demasiado larga',
    TOO_MANY_LINES: 'Tiene demasiadas líneas',
    SYMBOL: 'Tiene un símbolo que la corte rechaza',
    BEGINNING: 'Una línea empieza con un símbolo',
    ALL_CAPITALS: 'El nombre está en mayúsculas',
  },
  fault: (fault, found) => (found === '' ? fault : `${fault}: ${found}`),
  accept: 'He leído esto y quiero el archivo como está',
  reason: 'Motivo',
  reasonHint: 'Para el registro de este caso, por ejemplo “Para la petición”.',
  save: 'Guardar el archivo',
  saving: 'Creando el archivo…',
  saved: (name) => `${name} se guardó`,
  trouble: 'No se pudo crear el archivo. Inténtelo otra vez.',
}
