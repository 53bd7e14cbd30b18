import type { QuestionnaireFirmProblemCode } from './firm-problems.ts'

export const sentences: Readonly<Record<QuestionnaireFirmProblemCode, string>> = {
  'questionnaire.no-such-case': 'No existe este caso.',
  'questionnaire.none-here': 'Este caso aún no tiene cuestionario. Ábralo primero.',
  'questionnaire.no-such-section': 'El cuestionario no tiene esta sección. Hay: {sections}.',
  'questionnaire.no-such-question': 'Este caso no tiene esta pregunta.',
  'questionnaire.no-day': 'Escriba la fecha como AAAA-MM-DD.',
  'questionnaire.due-day-invalid':
    'Escriba una fecha como MM/DD/AAAA, o deje esto vacío si no hay fecha límite.',
  'questionnaire.due-day-past': 'Elija una fecha que no haya pasado.',
  'questionnaire.showing-changed':
    'Un compañero cambió esto primero. Sus cambios aún no están guardados.',
  'questionnaire.instructions-empty': 'Las instrucciones están vacías.',
  'questionnaire.instructions-too-long':
    'Las instrucciones pueden tener 20,000 caracteres como máximo.',
  'questionnaire.instructions-unreadable':
    'Las instrucciones pueden tener letras y saltos de línea, pero no caracteres de control.',
  'questionnaire.comment-blank': 'Diga qué falta: el cliente lo lee junto a la sección.',
  'questionnaire.comment-too-long': 'Un comentario puede tener 2,000 caracteres como máximo.',
  'questionnaire.comment-unreadable':
    'Un comentario puede tener letras y saltos de línea, pero no caracteres de control.',
  'questionnaire.ended':
    'Este caso terminó, así que el cliente no podría cambiar las respuestas. Primero vuelva a abrir el caso.',
  'questionnaire.not-handed-in': 'Esta sección no se entregó: el cliente todavía la tiene.',
  'questionnaire.not-to-import': 'Solo se puede marcar una sección que se entregó.',
  'questionnaire.handed-in': 'Esta sección se entregó: devuélvala primero.',
  'questionnaire.not-open': 'Esta pregunta está completa o no corresponde.',
  'questionnaire.note-too-long': 'Una nota puede tener 500 caracteres como máximo.',
  'questionnaire.section-absent': 'No se encontró esta sección. Vuelva a cargar la página.',
  'questionnaire.no-such-form': 'No existe este formulario.',
  'questionnaire.too-many-intakes':
    'El cuestionario no se puede leer ahora. Inténtelo de nuevo en un momento.',
  'questionnaire.no-sections': 'Elija al menos una sección.',
  'questionnaire.section-changed':
    'Una sección cambió desde que usted la abrió. No se envió ni se marcó nada. Vea cómo está ahora.',
  'questionnaire.help-changed':
    'El cliente o un colega cambió esta pregunta desde que usted la abrió. Su respuesta no se envió.',
  'questionnaire.reply-blank': 'Escriba lo que el cliente debe leer.',
  'questionnaire.reply-too-long': 'Una respuesta puede tener {max} caracteres como máximo.',
  'questionnaire.not-checked': 'Marque esta sección como revisada antes de aprobarla.',
  'questionnaire.reason-length': 'Dé un motivo de {min} a {max} caracteres.',
  'questionnaire.no-number': 'Este cliente aún no ha dado un número.',
  'questionnaire.shown-often':
    'Usted ha mostrado muchos números. Inténtelo de nuevo dentro de una hora.',
}
