export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

export function isLanguage(text: unknown): text is Language {
  return languages.some((language) => language === text)
}

/** Returns the best match for a browser's list (`es-MX,es;q=0.9,en;q=0.8`), or English. */
export function preferredLanguage(wanted: string | readonly string[] | undefined): Language {
  const list = typeof wanted === 'string' ? wanted.split(',') : (wanted ?? [])
  return list.map((tag) => tag.trim().slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'
}

/** The language as the contracts write it. */
export function toContractLanguage(language: Language): Uppercase<Language> {
  return language.toUpperCase() as Uppercase<Language>
}

/** The type of the same texts in another language. A missing text is a compile error. */
export type Wording<W> = W extends string
  ? string
  : W extends (...values: infer Values) => infer Said
    ? (...values: Values) => Wording<Said>
    : W extends readonly unknown[]
      ? ReadonlyArray<Wording<W[number]>>
      : W extends object
        ? { readonly [Key in keyof W]: Wording<W[Key]> }
        : W
