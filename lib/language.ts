// The languages of the product, and what a translation is: the same words in the same places.

export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

export function isLanguage(text: unknown): text is Language {
  return languages.some((language) => language === text)
}

/** The first of our languages that a browser asks for (`es-MX,es;q=0.9,en;q=0.8`); English when it asks for none of them. */
export function preferredLanguage(wanted: string | readonly string[] | undefined): Language {
  const list = typeof wanted === 'string' ? wanted.split(',') : (wanted ?? [])
  return list.map((tag) => tag.trim().slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'
}

/** The shape of a words file without its letters: what a file in another language must fill, so that a missing word does not compile. */
export type Wording<W> = W extends string
  ? string
  : W extends (...values: infer Values) => infer Said
    ? (...values: Values) => Wording<Said>
    : W extends readonly unknown[]
      ? ReadonlyArray<Wording<W[number]>>
      : W extends object
        ? { readonly [Key in keyof W]: Wording<W[Key]> }
        : W
