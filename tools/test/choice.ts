const projects = ['unit', 'int', 'journeys'] as const

export type Project = (typeof projects)[number]

export interface TestChoice {
  readonly withChecks: boolean
  readonly projects: readonly Project[]
  /** Substrings of file paths. If empty, all files are selected. */
  readonly filters: readonly string[]
}

/** Without words, runs everything. With filters but no part, runs all projects and no checks. */
export function getChoice(words: readonly string[]): TestChoice {
  const filters = words
    .filter((word) => !isPart(word))
    .map((word) => word.replaceAll('\\', '/').replace(/^\.\//, ''))
  const named = projects.filter((project) => words.includes(project))
  const isAll = named.length === 0 && (words.length === 0 || filters.length > 0)
  return {
    withChecks: words.length === 0 || words.includes('checks'),
    projects: isAll ? projects : named,
    filters,
  }
}

function isPart(word: string): boolean {
  return word === 'checks' || projects.some((project) => project === word)
}

export function findChosenFiles(
  files: readonly string[],
  { projects: chosen, filters }: TestChoice,
  project: Project,
): readonly string[] {
  if (!chosen.includes(project)) return []
  return files.filter(
    (file) =>
      findProject(file) === project &&
      (filters.length === 0 || filters.some((filter) => hasInPath(file, filter))),
  )
}

export function unmatchedFilters(
  files: readonly string[],
  { projects: chosen, filters }: TestChoice,
): readonly string[] {
  const candidates = files.filter((file) => chosen.some((project) => findProject(file) === project))
  return filters.filter((filter) => !candidates.some((file) => hasInPath(file, filter)))
}

/** Ignores case, as vitest does. */
function hasInPath(file: string, filter: string): boolean {
  return file.toLowerCase().includes(filter.toLowerCase())
}

/** The same patterns as in vitest.config.ts. */
function findProject(file: string): Project | undefined {
  if (file.startsWith('journeys/')) return file.endsWith('.journey.ts') ? 'journeys' : undefined
  if (file.endsWith('.int.test.ts')) return 'int'
  return /\.test\.tsx?$/.test(file) ? 'unit' : undefined
}
