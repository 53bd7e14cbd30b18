import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './form-words.ts'

export const fieldWords: WordingOf<typeof en.fieldWords> = {
  pleaseSelect: 'Seleccione',
  yes: 'Sí',
  no: 'No',
  optional: '(opcional)',
  dateHint: 'MM/DD/AAAA: primero el mes',
  monthHint: 'MM/AAAA',
  year: (year, isThis) =>
    isThis
      ? `Del 1 de enero de ${year} hasta hoy.`
      : `Del 1 de enero al 31 de diciembre de ${year}.`,
  lettersLeft: (count) =>
    count === 1 ? 'Queda 1 letra' : `Quedan ${count.toLocaleString('en-US')} letras`,
  isGuess: 'Es un cálculo aproximado',
  isGuessOf: (title) => `Es un cálculo aproximado: ${title}`,
  storedNumber: 'Guardado. Lo ocultamos por su seguridad. Déjelo como está o escriba otro.',
  removeNumber: 'Quitar este número',
  removeNumberOf: (title) => `Quitar este número: ${title}`,
  removedNumber: 'El número se quitará.',
}

export const listWords: WordingOf<typeof en.listWords> = {
  add: (item) => `Agregar: ${item}`,
  addAnother: (item) => `Agregar: ${item}`,
  numbered: (item, number) => `${item.charAt(0).toUpperCase()}${item.slice(1)} ${number}`,
  edit: (title) => `Editar ${title}`,
  soFar: (count, amount) =>
    `${count} en la lista${amount === undefined ? '' : `, ${amount} hasta ahora`}`,
  save: (item) => `Guardar: ${item}`,
  saveOf: (item, title) => `Guardar: ${item}, ${title}`,
  remove: (title) => `Eliminar ${title}`,
  notStarted: 'Sin empezar',
  unfinished: 'Sin terminar',
  missing: ([first = '', ...more]) =>
    `Falta: ${first}${more.length === 0 ? '' : ` y ${more.length} más`}`,
  lastOne: 'No puede eliminar el último.',
  noneIs: {
    no: ['Si no hay nada que anotar, cambie su respuesta a No.', ''],
    noAt: ['Si no hay nada que anotar, cambie su respuesta a No en', '.'],
    otherAt: ['Si no hay nada que anotar, cambie su respuesta en', '.'],
  },
  full: (most) => `Puede agregar hasta ${most}. Cuéntele a su abogado sobre el resto.`,
  added: (title) => `Se agregó ${title}`,
  deleted: (title) => `Se eliminó ${title}`,
  removed: 'Eliminado.',
  undo: 'Deshacer',
  complete: 'Completo',
  of: (title) => `de ${title}`,
}

export const deleteWords: WordingOf<typeof en.deleteWords> = {
  title: (title) => `¿Eliminar ${title}?`,
  card: '¿Está seguro de que quiere eliminar esta tarjeta? No se puede deshacer.',
  nested:
    'En esta sección puede haber datos anidados que también se eliminarán. ¿Está seguro de que quiere eliminar esta tarjeta?',
  remove: 'Eliminar',
  keep: 'Cancelar',
}

export const helpWords: WordingOf<typeof en.helpWords> = {
  box: 'Necesito ayuda con esto',
  hint: 'Puede continuar sin terminar esta pregunta. Su abogado verá que usted pidió ayuda.',
  note: '¿Qué le gustaría saber?',
}

export const checkLineWords: WordingOf<typeof en.checkLineWords> = {
  none: 'Nada de esto',
  rest: 'No a lo demás',
  explain: (count) =>
    `Responde No en ${count === 1 ? 'la línea' : `las ${formatLines(count)}`} sin contestar. Puede cambiar cada una.`,
  answered: (count) => `Respondimos No en ${formatLines(count)}.`,
  undo: 'Deshacer',
  notSure: 'Su abogado le preguntará sobre esto. Puede continuar.',
}

export const flagWords: WordingOf<typeof en.flagWords> = {
  title: '¿Es cierto algo de esto?',
  none: 'Nada de esto',
  missing: 'Elija lo que es cierto, o «Nada de esto».',
}

export const moreWords: WordingOf<typeof en.moreWords> = {
  more: 'Más detalles',
  optional: (count) => (count === 1 ? '1 opcional' : `${count} opcionales`),
}

export const periodWords: WordingOf<typeof en.periodWords> = {
  kinds: '¿Cuáles corresponden?',
  onlyChosen: 'Abajo aparece solo lo que elija.',
  moreKinds: (count) => `Ver ${count} más`,
  sums: 'Sus meses',
  sumsHint: '¿Ve un mes que no está bien? Cámbielo arriba.',
  carry: (value, count) =>
    count === 1 ? `Usar ${value} también en el otro` : `Usar ${value} en los otros ${count}`,
}

export const totalWords: WordingOf<typeof en.totalWords> = {
  hint: 'Nosotros hacemos la suma. Si no parece correcta, cambie una cantidad.',
}

export const readOnlyWords: WordingOf<typeof en.readOnlyWords> = {
  unanswered: (count) =>
    count === 1 ? '1 pregunta no tiene respuesta.' : `${count} preguntas no tienen respuesta.`,
  nothing: 'Sin respuesta',
  others: 'Solo su cónyuge puede ver esto.',
}

function formatLines(count: number): string {
  return count === 1 ? '1 línea' : `${count} líneas`
}
