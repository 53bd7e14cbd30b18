import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

export const previewWords: WordingOf<typeof en.previewWords> = {
  opening: 'Abriendo el archivo…',
  contentsOf: (fileName) => `Contenido de ${fileName}`,
  pictureOf: (fileName) => `Imagen: ${fileName}`,
  page: (number, pages) => `Página ${number} de ${pages}`,
  zoom: (percent) => `${percent} %`,
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  needsPassword: 'Este PDF necesita una contraseña, por eso no se puede mostrar aquí.',
  damaged: 'No se puede mostrar este archivo. Puede que esté dañado.',
  tooLarge: 'Este archivo es demasiado grande para mostrarlo aquí.',
  tooLargeHint: 'Puede que tenga demasiadas páginas, o una imagen con demasiados píxeles.',
  unavailable: 'En este momento no se pudo abrir el archivo.',
  tryAgain: 'Reintentar',
  pageUnreadable: 'No se puede mostrar esta página. Puede que esté dañada.',
}
