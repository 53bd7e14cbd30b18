import type { WordingOf } from '#ui/language/language.ts'
import type * as en from '../question-words.ts'

export const questionWords: WordingOf<typeof en.questionWords> = {
  progress: (section, debtor) =>
    `Avance de la sección ${section}${debtor === undefined ? '' : `, deudor ${debtor}`}`,
  percent: (percent) => `${percent} %`,
  fillOut: 'Complete todos los campos obligatorios.',
  continue: 'Continuar',
  noAndOn: { gate: 'No, seguir', flags: 'Nada de esto, seguir' },
  save: 'Guardar',
  busy: 'Guardando…',
  back: 'Atrás',
  finishLater: 'Guardar y terminar después',
  failed: 'Error al guardar sus respuestas. Inténtelo de nuevo.',
  failedHint: 'Lo que escribió sigue en esta página. Seguiremos intentando guardarlo.',
  openedByChange: 'Su cambio agregó esta pregunta.',
  helpTitle: 'Le avisaremos a su abogado. Puede continuar.',
  helpHint: 'Esta pregunta queda sin terminar hasta que su abogado le ayude con ella.',
  titleOf: (record, part) => `${record}: ${part}`,
  prefilled: {
    account: 'Tomado de su cuenta.',
    case: 'Tomado de su caso.',
    clock: 'Completado con la fecha de hoy.',
    courses: 'Tomado de su curso.',
  },
  prefilledCheck: 'Revíselo, por favor.',
  prefilledFixed: 'Si no es correcto, avise a su abogado.',
  prefilledAnswers: (names) =>
    `Tomado de ${names.length === 1 ? 'su respuesta' : 'sus respuestas'} a ${inARow(names)}. Revíselo, por favor.`,
}

export const savingWords: WordingOf<typeof en.savingWords> = {
  saving: 'Guardando…',
  saved: (time) => `Guardado a las ${time}`,
  notSaved: 'Sin guardar — seguimos intentándolo',
  refused: 'Esta respuesta no se pudo guardar así. Cámbiela o avise a su abogado.',
  ended: (end) => `${end}. Abajo están las respuestas que no se enviaron.`,
  closed: 'Esta sección ya se envió. Abajo están sus respuestas sin enviar.',
  copy: 'Copiar',
  copied: 'Copiado',
  notCopied: 'No se pudo copiar. Seleccione el texto y cópielo.',
  forget: 'Quitar estas respuestas',
  spouse: 'Su cónyuge también cambió esto.',
  otherWindow: 'Esto también se cambió en otra ventana.',
  overwrittenHint: 'Su respuesta se guardó en lugar de la otra. Revise cuál es la correcta.',
  yours: 'Su respuesta',
  spouses: 'La otra respuesta',
  nothing: 'Nada',
  notShown: 'No se muestra aquí',
}

function inARow(names: readonly string[]): string {
  return new Intl.ListFormat('es').format(
    names.length > 5 ? [...names.slice(0, 4), 'otras'] : names,
  )
}
