import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

export const templateWords: WordingOf<typeof en.templateWords> = {
  follows: 'Sigue la lista',
  standard: 'Estándar',
  removed: (name) => `${name} (su bufete la quitó)`,
  change: 'Cambiar',
  title: 'Cambiar la lista de este caso',
  choose: 'Lista',
  changes: 'Qué cambia',
  added: 'Se pide desde ahora',
  lessened: 'Ya no hace falta, o es opcional',
  stays: 'Queda como está',
  wait: 'Espere hasta ver qué cambia.',
  nothing: 'Lo que pide este caso queda igual.',
  needs: { REQUIRED: 'obligatorio', OPTIONAL: 'opcional', NOT_NEEDED: 'no hace falta' },
  becomes: (name, need) => `${name}: ${need}`,
  reasons: {
    HAS_DOCUMENTS: 'tiene documentos',
    BY_FIRM: 'su bufete lo decidió en este caso',
    BY_ANSWERS: 'las respuestas lo necesitan',
  },
  staysBecause: (name, need, reason) => `${name}: ${need}, porque ${reason}`,
  noLoss:
    'No se quita ningún documento. Los clientes reciben un aviso sobre lo que ahora es obligatorio.',
  save: 'Cambiar la lista',
  saving: 'Cambiando…',
  done: 'La lista del caso está cambiada.',
}
