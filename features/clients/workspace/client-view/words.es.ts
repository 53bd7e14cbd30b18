import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

export const clientViewWords: WordingOf<typeof en.clientViewWords> = {
  open: 'Ver lo que ve el cliente',
  title: 'Ver lo que ve el cliente',
  lead: 'Abre el portal en otra pestaña. Usted puede ver todo y no puede cambiar nada. La vista termina después de 15 minutos y el registro de su bufete guarda quién miró.',
  masked:
    'Las respuestas privadas, los datos de contacto completos y los códigos de los cursos no se muestran.',
  openAs: (name) => `Abrir como ${name}`,
  opening: 'Abriendo…',
  noAccount: (name) =>
    `${name} todavía no tiene una cuenta. Podrá ver el portal como esta persona cuando la haya creado.`,
  opened: (name) => `La vista de ${name} está abierta en otra pestaña`,
  blocked:
    '¿No ve una pestaña nueva? Permita las ventanas emergentes de este sitio y presione otra vez.',
  close: 'Cerrar',
}
