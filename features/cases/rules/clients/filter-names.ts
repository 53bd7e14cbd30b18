// The names that every list of clients has, in both languages; workspace/filter-names.test.ts compares them
// with the words of the list.
const builtInNames: ReadonlySet<string> = new Set([
  'my open cases',
  'waiting for us',
  'waiting for clients',
  'spanish',
  'all open',
  'mis casos abiertos',
  'esperan al bufete',
  'esperan al cliente',
  'español',
  'todos los abiertos',
])

/** Two filters with one name and different numbers would be confused. */
export function isBuiltInFilterName(name: string): boolean {
  return builtInNames.has(name.trim().replace(/\s+/g, ' ').toLowerCase())
}
