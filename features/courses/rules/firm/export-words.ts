import type { Language } from '#lib/language.ts'
import { courseStates } from './state-words.en.ts'
import { courseStates as courseStatesEs } from './state-words.es.ts'

/** The headings are in the order of the columns. */
export const courseExportWords: Readonly<
  Record<
    Language,
    {
      readonly headings: readonly string[]
      readonly courses: { readonly FIRST: string; readonly SECOND: string }
      readonly states: Readonly<Record<keyof typeof courseStates, string>>
      readonly late: string
    }
  >
> = {
  en: {
    headings: [
      'Client',
      'Given name',
      'Case number',
      'Course',
      'State',
      'Due',
      'Late',
      'Attorney',
      'Paralegal',
    ],
    courses: { FIRST: 'First course', SECOND: 'Second course' },
    states: courseStates,
    late: 'late',
  },
  es: {
    headings: [
      'Cliente',
      'Nombre',
      'Número de caso',
      'Curso',
      'Estado',
      'Fecha límite',
      'Atrasado',
      'Abogado',
      'Asistente legal',
    ],
    courses: { FIRST: 'Primer curso', SECOND: 'Segundo curso' },
    states: courseStatesEs,
    late: 'atrasado',
  },
}
