import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './check-words.ts'

export const checkWords: WordingOf<typeof en.checkWords> = {
  title: 'Revise sus respuestas',
  lead: 'Lea lo que nos dijo. Puede ir a cualquier respuesta y volver aquí.',
  warnings: 'Respuestas para revisar otra vez',
  warningsHint:
    'Es posible que estas respuestas no coincidan. Puede enviar el cuestionario sin cambiarlas.',
  goTo: (question) => `Ir a ${question}`,
  ofWhom: (question, name) => `${question}, ${name}`,
  openAll: 'Abrir todas las secciones',
  closeAll: 'Cerrar todas las secciones',
  change: 'Cambiar',
  changeOf: (question) => `Cambiar ${question}`,
  view: 'Ver',
  viewOf: (question) => `Ver ${question}`,
  notAnswered: 'Sin responder todavía',
  notComplete: 'Falta completar',
  help: 'Usted pidió ayuda',
  unsaved: 'Sus últimas respuestas todavía no se guardaron. Es posible que falten en esta página.',
  print: 'Imprimir',
  printedOn: (date) => `Impreso el ${date}`,
  copy: 'Una copia de lo que envió',
  checkSection: 'Revise sus respuestas de esta sección',
  checkAll: 'Revisar todas las respuestas',
  worthALook: (count) =>
    count === 1
      ? 'Antes, tal vez quiera revisar 1 cosa.'
      : `Antes, tal vez quiera revisar ${count} cosas.`,
  look: 'Revise sus respuestas',
}
