// Why a firm sends a document back, in the words that the client reads (spec: documents#standard-reasons).
import { languages, type Language } from '#lib/language.ts'
import { problemFactory, type Finding, type ProblemList } from '#lib/problem.ts'
import { isBlank, oneLine, tidyLines } from '#lib/text.ts'
import { commentFinding } from '../review/review.ts'

export interface ReasonWords {
  /** On the button of the firm. */
  readonly name: string
  /** What the client reads. */
  readonly text: string
}

export interface ReviewReason {
  readonly key: string
  readonly texts: Readonly<Record<Language, ReasonWords>>
}

const max = { reasons: 12, name: 30, text: 500 } as const
export const maxReasons = max.reasons
export const reasonFields = ['name', 'text'] as const

export const reasonProblems = {
  'documents.reason-blank': { kind: 'invalid', text: 'Enter a few words, or remove this reason.' },
  'documents.reason-too-long': {
    kind: 'invalid',
    text: 'This text can have {max} characters at most.',
  },
  'documents.reason-unreadable': {
    kind: 'invalid',
    text: 'This text may hold letters and line breaks, and no control characters.',
  },
  'documents.reasons-invalid': {
    kind: 'invalid',
    text: 'This page is too old. Reload it and try again.',
  },
  'documents.reasons-changed': {
    kind: 'refused',
    text: 'A colleague has changed these reasons. Your changes are not saved yet.',
  },
  'documents.reason-absent': { kind: 'not-found', text: 'The firm has no reason with this key.' },
} as const satisfies ProblemList

export const problem = problemFactory(reasonProblems)

export type ReasonField = `${string}.${Language}.${keyof ReasonWords}`

export function toReasonField(
  key: string,
  language: Language,
  name: keyof ReasonWords,
): ReasonField {
  return `${key}.${language}.${name}`
}

export interface ReasonFinding extends Finding {
  readonly code: keyof typeof reasonProblems
  readonly field: ReasonField
}

/** In the order of the form. */
export function findReasonProblems(reasons: readonly ReviewReason[]): readonly ReasonFinding[] {
  return reasons.flatMap(({ key, texts }) =>
    languages.flatMap((language) =>
      reasonFields.flatMap((name): readonly ReasonFinding[] => {
        const code = findTextProblem(texts[language][name], max[name])
        const field = toReasonField(key, language, name)
        return code === undefined ? [] : [{ code, field, params: { max: max[name] } }]
      }),
    ),
  )
}

function findTextProblem(text: string, maxCharacters: number): ReasonFinding['code'] | undefined {
  if (isBlank(text)) return 'documents.reason-blank'
  if ([...text.trim()].length > maxCharacters) return 'documents.reason-too-long'
  return commentFinding(tidyLines(text)) === undefined ? undefined : 'documents.reason-unreadable'
}

/** False for a list that no page of the product sends. */
export function areReasons(reasons: readonly ReviewReason[]): boolean {
  const keys = new Set(reasons.map(({ key }) => key))
  return (
    reasons.length <= max.reasons &&
    keys.size === reasons.length &&
    [...keys].every((key) => /^[a-z\d-]{1,40}$/.test(key))
  )
}

/** The stored form of reasons without problems. */
export function toStoredReasons(reasons: readonly ReviewReason[]): readonly ReviewReason[] {
  const clean = ({ name, text }: ReasonWords) => ({ name: oneLine(name), text: tidyLines(text) })
  return reasons.map(({ key, texts: { en, es } }) => ({
    key,
    texts: { en: clean(en), es: clean(es) },
  }))
}

/** Reasons that the firm has added, changed or removed. */
export function countDifferences(reasons: readonly ReviewReason[]): number {
  const known = new Map(productReasons.map((reason) => [reason.key, JSON.stringify(reason)]))
  const own = reasons.filter((reason) => known.get(reason.key) !== JSON.stringify(reason))
  const removed = productReasons.filter(({ key }) => reasons.every((reason) => reason.key !== key))
  return own.length + removed.length
}

/** For a firm that has changed nothing. */
export const productReasons: readonly ReviewReason[] = [
  {
    key: 'cut-off',
    texts: {
      en: {
        name: 'Cut off',
        text: 'Part of the page is missing. Please send the whole page again: the PDF if there is one, or a new photo with all four corners in view.',
      },
      es: {
        name: 'Cortado',
        text: 'Falta una parte de la página. Envíela completa otra vez: el PDF si lo hay, o una foto nueva con las cuatro esquinas a la vista.',
      },
    },
  },
  {
    key: 'too-blurry',
    texts: {
      en: {
        name: 'Too blurry',
        text: 'We cannot read this. Please send the PDF if there is one, or a new photo in good light.',
      },
      es: {
        name: 'Borroso',
        text: 'No podemos leerlo. Envíe el PDF si lo hay, o una foto nueva con buena luz.',
      },
    },
  },
  {
    key: 'page-missing',
    texts: {
      en: {
        name: 'Page missing',
        text: 'Some pages are missing. Please send all pages, also the empty ones.',
      },
      es: {
        name: 'Faltan páginas',
        text: 'Faltan páginas. Envíe todas las páginas, también las que están en blanco.',
      },
    },
  },
  {
    key: 'wrong-dates',
    texts: {
      en: {
        name: 'Wrong dates',
        text: 'This is for another time. Please look at the dates that we ask for and send those.',
      },
      es: {
        name: 'Fechas equivocadas',
        text: 'Esto es de otra fecha. Vea las fechas que pedimos y envíe esas.',
      },
    },
  },
  {
    key: 'wrong-document',
    texts: {
      en: {
        name: 'Wrong document',
        text: 'This is a different document. Please send the one that is named above.',
      },
      es: {
        name: 'Otro documento',
        text: 'Este es otro documento. Envíe el que se nombra arriba.',
      },
    },
  },
  {
    key: 'locked-file',
    texts: {
      en: {
        name: 'Password needed',
        text: 'This file asks for a password. Please save or print it without one and send it again.',
      },
      es: {
        name: 'Pide contraseña',
        text: 'Este archivo pide una contraseña. Guárdelo o imprímalo sin contraseña y envíelo otra vez.',
      },
    },
  },
  {
    key: 'screenshot',
    texts: {
      en: {
        name: 'Screenshot',
        text: 'Screenshots are usually refused. Please download the full statement as a PDF and send all pages.',
      },
      es: {
        name: 'Captura de pantalla',
        text: 'Las capturas de pantalla casi siempre se rechazan. Descargue el estado de cuenta completo en PDF y envíe todas las páginas.',
      },
    },
  },
]
