import type { TileTone } from '#ui/display/IconTile.tsx'
import type { IconName } from '#ui/icons/names.ts'
import type { FolderWords } from '../words.ts'

export interface FolderFacts {
  /** One of: Rejected, Pending, Complete, Unknown. */
  readonly status: string
  readonly requirement: string
  readonly documentCount: number
  readonly topic: string
  /** Empty for a leaf. */
  readonly subcategoryList: readonly unknown[]
  /** True if the folder holds only documents from the firm, so that it requests nothing. */
  readonly isFromAttorney?: boolean
  /** True in an ended case: nothing is requested, and the documents stay. */
  readonly isRecord?: boolean
}

export interface FolderLook {
  readonly icon: IconName
  readonly tone: TileTone
  readonly line: string
  /** False for an empty optional folder: neither 'Needed' nor 'Complete' would be true. */
  readonly hasBadge: boolean
}

const topicIcons: Readonly<Record<string, IconName>> = {
  identity: 'identification-card',
  income: 'money',
  taxes: 'percent',
  money: 'bank',
  home: 'house-line',
  vehicles: 'car-profile',
  property: 'storefront',
  debts: 'credit-card',
  court: 'users-three',
  costs: 'receipt',
  'certificate-credit-counseling': 'certificate',
  'certificate-debtor-education': 'graduation-cap',
  'after-filing': 'calendar-blank',
  'from-attorney': 'envelope-simple',
  'your-answers': 'clipboard-text',
  other: 'dots-three-circle',
}

/**
 * True for a leaf that is complete without documents, because the provider has issued the
 * certificate.
 */
function isLeafOfIssued({ status, documentCount, subcategoryList }: FolderFacts): boolean {
  return status === 'Complete' && documentCount === 0 && subcategoryList.length === 0
}

const maxNames = 3

export function firstNames(
  folders: ReadonlyArray<{ readonly name: string }>,
  andMore: (names: string) => string,
): string {
  const names = folders
    .slice(0, maxNames)
    .map(({ name }) => name)
    .join(', ')
  return folders.length > maxNames ? andMore(names) : names
}

export function folderLook(folder: FolderFacts, words: FolderWords): FolderLook {
  const {
    status,
    requirement,
    documentCount,
    subcategoryList,
    topic,
    isFromAttorney = false,
    isRecord = false,
  } = folder
  const icon = topicIcons[topic] ?? 'file-text'
  if (isRecord) return { icon, tone: 'file', line: words.kept(documentCount), hasBadge: false }
  if (isFromAttorney)
    return { icon, tone: 'file', line: words.fromAttorney(documentCount), hasBadge: false }
  // If nothing is requested, an optional folder has the status Complete, an optional leaf Unknown.
  const asksNothing =
    status === (subcategoryList.length > 0 ? 'Complete' : 'Unknown') && requirement === 'optional'
  if (asksNothing && documentCount === 0)
    return { icon, tone: 'plain', line: words.needed, hasBadge: false }
  if (status === 'Complete') {
    // It may hold documents that were sent back or wait.
    if (requirement === 'notNeeded')
      return { icon, tone: 'plain', line: words.completeEmpty, hasBadge: false }
    const empty = isLeafOfIssued(folder) ? words.certificateIssued : words.completeEmpty
    const line = documentCount === 0 ? empty : words.complete
    return { icon, tone: 'ok', line, hasBadge: true }
  }
  if (status === 'Pending') return { icon, tone: 'file', line: words.pending, hasBadge: true }
  if (status === 'Rejected') return { icon, tone: 'bad', line: words.rejected, hasBadge: true }
  return {
    icon,
    tone: 'file',
    line: documentCount === 0 ? words.needed : words.neededPartly(documentCount),
    hasBadge: true,
  }
}
