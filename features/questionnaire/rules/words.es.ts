import type { Wording } from '#lib/language.ts'
import type { questionnaireNews, sectionSummaryWords, staffNotices } from './words.en.ts'

export const sectionSummaryWordsEs: Wording<typeof sectionSummaryWords> = {
  minutes: 'Unos {minutes} min',
  answered: '{complete} de {total} respondidas',
  answeredOfOne: '{complete} de 1 respondida',
  nothing: 'Nada que responder aquí',
}

export const questionnaireNewsEs: Wording<typeof questionnaireNews> = {
  'sent-back': {
    one: '{actor} le devolvió la sección “{name}” con un comentario.',
    many: '{actor} le devolvió {count} secciones de su cuestionario con comentarios.',
  },
  submitted: '{actor} envió su cuestionario a su abogado.',
  helped: {
    one: '{actor} le ayudó con una pregunta que usted marcó.',
    many: '{actor} le ayudó con {count} preguntas que usted marcó.',
  },
}

export const staffNoticesEs: Wording<typeof staffNotices> = {
  help: 'Pregunta de {people} en “{section}”: falta su ayuda',
  openedAfterSubmission: 'Un cambio de {people} agregó una pregunta en “{section}”',
  caseChanged: 'Secciones enviadas de {people} tienen ahora preguntas sin responder',
  submitted: 'Cuestionario enviado por {people}',
}

export const addedSectionCommentEs =
  'Por favor, responda también esta sección. Se agregó después de que usted envió su cuestionario.'

export const defaultInstructionsEs = [
  '<h2>Cómo funciona el cuestionario</h2>',
  '<p>Su abogado usa sus respuestas para preparar sus papeles de la corte. No se envía nada a la corte antes de que usted lo haya leído y firmado.</p>',
  '<h3>Antes de comenzar</h3>',
  '<ul>',
  '<li>Tenga a mano sus últimos talones de pago, estados de cuenta del banco, declaraciones de impuestos y cuentas.</li>',
  '<li>Tómese su tiempo. Guardamos cada respuesta a medida que avanza. Puede parar y volver cuando quiera.</li>',
  '<li>Responda con la mayor exactitud posible. <strong>Anote todo lo que tiene y a todos a quienes debe</strong>, también a familiares y amigos.</li>',
  '</ul>',
  '<h3>Mientras responde</h3>',
  '<ul>',
  '<li>Si no sabe una cantidad, dé un cálculo aproximado y diga que lo es.</li>',
  '<li>Si no entiende una pregunta, elija <em>Necesito ayuda con esto</em> y continúe. Su abogado lo verá y le ayudará.</li>',
  '<li>Cuando haya respondido todas las preguntas de una sección, márquela como completa.</li>',
  '</ul>',
  '<h3>Cuando termine</h3>',
  '<p>Cuando todas las secciones estén completas, presione Enviar al abogado. Después, podrá leer sus respuestas, pero no podrá cambiarlas a menos que su abogado le devuelva una sección.</p>',
].join('')
