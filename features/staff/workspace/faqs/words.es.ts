import type { WordingOf } from '#ui/language/language.ts'
import type { faqsWords as words } from './words.ts'

export const faqsWords: WordingOf<typeof words> = {
  heading: 'Preguntas y respuestas',
  lead: 'Lo que los clientes leen en «Preguntas frecuentes». Un cambio se ve de inmediato, en todos los casos de su bufete.',
  languageName: 'Idioma de las preguntas',
  languages: { en: 'Inglés', es: 'Español' },
  whose: 'De quién son las preguntas',
  own: 'Las preguntas propias de su bufete.',
  product: 'Las preguntas que vienen con Daybreak.',
  isOwn: {
    EN: 'Mostrar nuestras preguntas a los clientes que leen inglés',
    ES: 'Mostrar nuestras preguntas a los clientes que leen español',
  },
  productNow:
    'Los clientes leen las preguntas que vienen con Daybreak. Las suyas empiezan como una copia de ellas.',
  overview: 'Introducción',
  overviewHint: 'Encima de todos los temas. Una línea vacía empieza un párrafo nuevo.',
  topics: 'Temas',
  topic: (position) => `Tema ${position}`,
  titleOf: (position) => `Título del tema ${position}`,
  questionsOf: (position) => `Preguntas del tema ${position}`,
  questionOf: (position) => `Pregunta ${position}`,
  answerTo: (position) => `Respuesta ${position}`,
  answerHint: 'Una línea vacía empieza un párrafo nuevo.',
  newQuestion: 'Pregunta nueva',
  addTopic: 'Agregar un tema',
  addQuestion: 'Agregar una pregunta',
  addInside: (position) => `Agregar una pregunta dentro de ${position}`,
  moveUp: (name) => `Subir: ${name}`,
  moveDown: (name) => `Bajar: ${name}`,
  remove: (name) => `Quitar: ${name}`,
  saved: 'Guardado. Los clientes ya leen estas preguntas.',
  trouble: 'No se pudo guardar. Revise su conexión e inténtelo de nuevo.',
}
