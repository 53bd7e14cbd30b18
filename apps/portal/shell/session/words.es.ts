import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

export const sessionWords: WordingOf<typeof en.sessionWords> = {
  stillThere: '¿Sigue ahí?',
  whyAsked:
    'Para proteger su información, cerramos la sesión después de 15 minutos sin actividad. Lo que escribió en un formulario se conserva.',
  stay: 'Mantener la sesión abierta',
  signOutNow: 'Cerrar la sesión ahora',
  timedOut: 'Su sesión se cerró por falta de actividad',
  timedOutNext:
    'Inicie sesión para continuar donde se quedó. Lo que escribió en un formulario se conserva.',
  continue: 'Continuar',
  signedOut: 'Sesión cerrada',
}

export const unsentWords: WordingOf<typeof en.unsentWords> = {
  title: 'Algunas respuestas aún no se guardaron',
  text: 'No pudimos guardar sus últimas respuestas. Si cierra la sesión ahora, las perderá.',
  filesTitle: 'Algunos archivos aún no se enviaron',
  filesText:
    'En esta pestaña o en otra hay archivos que todavía se están enviando o que usted aún no ha enviado. Si cierra la sesión ahora, tendrá que agregarlos otra vez.',
  stay: 'Quedarme e intentarlo de nuevo',
  stayWithFiles: 'Mantener la sesión abierta',
  leave: 'Cerrar la sesión de todos modos',
}
