import { getPetitionSchema } from '#features/petition/rules/exports/json/petition-schema.ts'

/** The published schema of the exported petition. */
export function petitionSchemaFile() {
  const text = `${JSON.stringify(getPetitionSchema(), null, 2)}\n`
  return { path: 'docs/integration/petition.schema.json', text }
}
