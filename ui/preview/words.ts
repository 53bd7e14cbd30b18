import { defineWords } from '../language/language.ts'

export const { previewWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    previewWords: {
      opening: 'Opening the file…',
      contentsOf: (fileName: string) => `Contents of ${fileName}`,
      pictureOf: (fileName: string) => `Picture: ${fileName}`,
      page: (number: number, pages: number) => `Page ${number} of ${pages}`,
      zoom: (percent: number) => `${percent}%`,
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      needsPassword: 'This PDF needs a password, so it cannot be shown here.',
      damaged: 'This file cannot be shown. It may be damaged.',
      tooLarge: 'This file is too large to be shown here.',
      tooLargeHint: 'It may have too many pages, or a picture with too many pixels.',
      unavailable: 'The file could not be opened right now.',
      tryAgain: 'Try again',
      pageUnreadable: 'This page cannot be shown. It may be damaged.',
    },
  },
})
