// The open form or section, in the address of the page.
import type { IntakePlace } from '#features/cases/workspace/paths.ts'
import type { Intake, Section } from './intake-data.ts'

/** Reads the search part of the address. */
export function readSearch(search: string): Pick<IntakePlace, 'view' | 'question'> {
  const params = new URLSearchParams(search)
  return {
    view: params.get('view') === 'asked' ? 'asked' : 'form',
    question: params.get('question') ?? undefined,
  }
}

/** A form or a section in the list. */
export interface IntakePart {
  /** Name in the address: `106A-B`, `vehicles`. */
  readonly slug: string
  /** The number of a form, otherwise ''. */
  readonly number: string
  readonly name: string
  /** Without what the number says already: `Your Income`. */
  readonly shortName: string
  /** A form without any answer or gap. */
  readonly isEmpty: boolean
  /** A form that the attorney completes. */
  readonly isAttorneysPart: boolean
  readonly gapCount: number
  readonly warningCount: number
  readonly helpCount: number
  /** Undefined for a form. */
  readonly section: Section | undefined
}

export function listParts(
  { forms, sections }: Pick<Intake, 'forms' | 'sections'>,
  view: IntakePlace['view'],
): readonly IntakePart[] {
  if (view === 'form')
    return forms.map(({ form, answeredCount, ...counts }) => ({
      ...counts,
      isEmpty: answeredCount + counts.gapCount === 0,
      shortName: counts.name.replace(/^Schedule [^:]+: /, ''),
      ...{ slug: form.replaceAll('/', '-'), number: form, section: undefined },
    }))
  return sections.map((section) => {
    const { systemName, name, neededCount, answeredCount, warningCount, helpCount } = section
    return {
      ...{ slug: systemName, number: '', name, shortName: name, warningCount, helpCount, section },
      isEmpty: false,
      isAttorneysPart: false,
      gapCount: neededCount - answeredCount,
    }
  })
}

/** The first part without a name. A section is found by its ID, too, which links have. */
export function findPart(
  parts: readonly IntakePart[],
  name: string | undefined,
): IntakePart | undefined {
  if (name === undefined) return parts[0]
  return parts.find(({ slug, section }) => slug === name || section?.id === name)
}
