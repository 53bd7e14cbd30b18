// The list of contents on the first pages of a packet.

export interface CountedSection {
  readonly name: string
  readonly documents: ReadonlyArray<{ readonly name: string; readonly pages: number }>
}

export interface ContentsLine {
  readonly kind: 'category' | 'document'
  readonly text: string
  /** Page number in the whole packet, from 1. */
  readonly page: number
}

/** The first page also has the names of the case. */
const lines = { firstPage: 30, page: 40 } as const

/** The lines of each page of the list. Pages of documents are counted behind these pages. */
export function planContents(
  sections: readonly CountedSection[],
): ReadonlyArray<readonly ContentsLine[]> {
  const pages = paginate(listLines(sections))
  return pages.map((page) => page.map((line) => ({ ...line, page: line.page + pages.length })))
}

/** Counts pages from 1, as if there was no list. */
function listLines(sections: readonly CountedSection[]): readonly ContentsLine[] {
  let page = 1
  return sections.flatMap(({ name, documents }) => {
    const category: ContentsLine = { kind: 'category', text: name, page }
    const below = documents.map((document): ContentsLine => {
      const line = { kind: 'document', text: document.name, page } as const
      page += document.pages
      return line
    })
    return [category, ...below]
  })
}

/** No category is the last line of a page. */
function paginate(all: readonly ContentsLine[]): ReadonlyArray<readonly ContentsLine[]> {
  const pages: ContentsLine[][] = [[]]
  for (const line of all) {
    const page = pages.at(-1) ?? []
    const space = (pages.length === 1 ? lines.firstPage : lines.page) - page.length
    if (space < (line.kind === 'category' ? 2 : 1)) pages.push([line])
    else page.push(line)
  }
  return pages
}

export interface ContentsBookmark {
  readonly title: string
  readonly page: number
  readonly below: readonly ContentsBookmark[]
}

/** Returns a bookmark for each category, with its documents below it. */
export function toBookmarks(lines: readonly ContentsLine[]): readonly ContentsBookmark[] {
  const categories: Array<ContentsBookmark & { below: ContentsBookmark[] }> = []
  for (const { kind, text: title, page } of lines) {
    if (kind === 'category') categories.push({ title, page, below: [] })
    else categories.at(-1)?.below.push({ title, page, below: [] })
  }
  return categories
}
