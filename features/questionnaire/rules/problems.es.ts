import type { QuestionnaireProblemCode } from './problems.ts'

export const sentences: Readonly<Record<QuestionnaireProblemCode, string>> = {
  'questionnaire.answer-unreadable': 'Error al guardar sus respuestas. No se pudieron leer.',
  'questionnaire.answer-too-large':
    'Error al guardar sus respuestas. Su respuesta a esta pregunta es demasiado larga. Por favor, acórtela y cuéntele el resto a su abogado.',
  'questionnaire.too-many-entries':
    'Error al guardar sus respuestas. Puede agregar hasta {most}. Cuéntele el resto a su abogado.',
  'questionnaire.unknown-question':
    'Error al guardar sus respuestas. Esta pregunta no es parte de esta sección.',
  'questionnaire.read-only':
    'Error al guardar sus respuestas. Esta sección ya se envió a su abogado.',
  'questionnaire.case-ended':
    'Error al guardar sus respuestas. Este caso terminó: puede leer sus respuestas, pero no puede cambiarlas.',
  'questionnaire.too-much-saved':
    'Se guardó demasiado en poco tiempo. Por favor, espere unos minutos e inténtelo de nuevo.',
  'questionnaire.too-many-saves':
    'Todavía estamos guardando cambios anteriores de esta sección. Por favor, inténtelo de nuevo en un momento.',
  'questionnaire.too-many-readings':
    'No podemos leer sus respuestas ahora mismo. Por favor, inténtelo de nuevo en un momento.',
  'questionnaire.section-read-only': 'Esta sección ya se envió. Puede leerla, pero no cambiarla.',
  'questionnaire.section-incomplete':
    'Por favor, responda primero todas las preguntas de esta sección.',
  'questionnaire.only-true': 'Esto solo se puede activar.',
  'questionnaire.not-submitted':
    'No se pudo enviar su cuestionario en este momento. Por favor, inténtelo de nuevo más tarde.',
}
