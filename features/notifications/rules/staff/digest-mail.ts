// The daily digest, in English: firms work in English (spec: staff-notices#digest).
import type { Language } from '#lib/language.ts'
import { fillIn } from '#lib/problem.ts'
import { staffMailWords } from './mail-words.en.ts'
import type { StaffMail } from './notices.ts'

/** For a notice of a later version that an older process shows. */
export const unknownNotice: Readonly<Record<Language, string>> = {
  en: 'Something happened in this case',
  es: 'Hubo una novedad en este caso',
}

export interface WaitingWork {
  readonly people: readonly string[]
  readonly documentsToReview: number
  readonly sectionsToCheck: number
  readonly helpRequests: number
}

export interface DigestContent {
  readonly waiting: readonly WaitingWork[]
  /** Lines of notices that were not emailed at once. */
  readonly news: readonly string[]
}

export interface DigestLinks {
  readonly link: string
  readonly settings: string
}

/** More lines are counted only. */
const maxLines = 20

/** Returns undefined when there is nothing to say. Names clients, but no documents or answers. */
export function writeDigest(
  { waiting, news }: DigestContent,
  links: DigestLinks,
): StaffMail | undefined {
  if (waiting.length === 0 && news.length === 0) return undefined
  const words = staffMailWords.digest
  const parts = [
    ...writePart(words.waiting, waiting.map(describeWaiting)),
    ...writePart(words.news, news),
    fillIn(words.link, { ...links }),
  ]
  return { subject: words.subject, body: parts.join('\n') }
}

function writePart(heading: string, lines: readonly string[]): readonly string[] {
  if (lines.length === 0) return []
  const shown = lines.slice(0, maxLines).map((line) => `- ${line}\n`)
  const rest = lines.length - shown.length
  const more = rest === 0 ? '' : fillIn(staffMailWords.digest.more, { count: rest })
  return [`${heading}${shown.join('')}${more}`]
}

function describeWaiting({
  people,
  documentsToReview,
  sectionsToCheck,
  helpRequests,
}: WaitingWork): string {
  const { documents, sections, help } = staffMailWords.digest
  const counts = [
    [documentsToReview, documents],
    [sectionsToCheck, sections],
    [helpRequests, help],
  ] as const
  const facts = counts.flatMap(([count, { single, several }]) =>
    count === 0 ? [] : [fillIn(count === 1 ? single : several, { count })],
  )
  return `${people.join(' and ')}: ${facts.join(', ')}`
}
