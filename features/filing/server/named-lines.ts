// Names of the lines, for the activity of a case (spec: workspace#activity).
import { lineId, type ListNamedParts } from '#features/cases/server/named-parts.ts'
import { productLines } from '../rules/lines.ts'
import { lineNames } from '../rules/words.en.ts'
import { lineNames as lineNamesEs } from '../rules/words.es.ts'
import { toKind } from './contract-lines.ts'
import { listVersions } from './filing-list.store.ts'

/** Older lists name lines that the firm has taken out since. */
const maxVersions = 100

export const listNamedLines: ListNamedParts = async (db, { firmId }, language) => {
  const names: Readonly<Record<string, string>> = language === 'es' ? lineNamesEs : lineNames
  const versions = await listVersions.list(db, { firmId }, maxVersions)
  const own = versions.toReversed().flatMap(({ content }) => content.own)
  return [
    ...productLines.map((line) => ({ id: lineId(line), name: names[toKind(line)] ?? null })),
    ...own.map(({ key, name }) => ({ id: lineId(key), name })),
  ]
}
