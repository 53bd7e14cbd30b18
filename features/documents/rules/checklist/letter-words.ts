// The letter about what is still missing, in the language of its reader
// (spec: case-checklist#letter).
import type { Language } from '#lib/language.ts'

/** Trustees refuse photos of account statements. */
export const photosAreEnough: Readonly<Record<Language, string>> = {
  en: 'Statements of bank, app and other money accounts: send the PDF with all pages. Other papers: a clear photo of every page is fine.',
  es: 'Estados de cuenta de bancos, aplicaciones y otras cuentas de dinero: envíe el PDF con todas las páginas. Otros documentos: sirve una foto clara de cada página.',
}

interface LetterWords {
  readonly greeting: (name: string) => string
  readonly lead: (complete: number, needed: number) => string
  readonly item: (name: string, pieces: readonly string[]) => string
  readonly due: (item: string, day: string) => string
  readonly end: string
}

export const letterWords: Readonly<Record<Language, LetterWords>> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    lead: (complete, needed) =>
      complete === 0
        ? 'To prepare your papers, we still need:'
        : `We have ${complete} of ${needed} things we asked for. To prepare your papers, we still need:`,
    item: (name, pieces) => (pieces.length === 0 ? name : `${name}: ${pieces.join(', ')}`),
    due: (item, day) => `${item}, by ${day}`,
    end: `${photosAreEnough.en} If you do not have something, please contact us.`,
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    lead: (complete, needed) =>
      complete === 0
        ? 'Para preparar sus documentos, todavía nos falta:'
        : `Ya tenemos ${complete} de las ${needed} cosas que pedimos. Para preparar sus documentos, todavía nos falta:`,
    item: (name, pieces) => (pieces.length === 0 ? name : `${name}: ${pieces.join(', ')}`),
    due: (item, day) => `${item}, antes del ${day}`,
    end: `${photosAreEnough.es} Si no tiene algo, comuníquese con nosotros.`,
  },
}
