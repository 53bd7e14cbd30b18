import type { HeldWorkWords } from './held-work.ts'

export const heldWorkWordsEs: HeldWorkWords = {
  openCases: { single: '1 caso abierto', several: '{count} casos abiertos' },
  tasks: { single: '1 tarea', several: '{count} tareas' },
  savedFilters: { single: '1 filtro guardado', several: '{count} filtros guardados' },
  pausedReminders: {
    single: 'recordatorios en pausa de 1 cliente',
    several: 'recordatorios en pausa de {count} clientes',
  },
  substituteFor: { single: 'suplente de 1 colega', several: 'suplente de {count} colegas' },
}
