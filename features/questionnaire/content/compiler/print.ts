// One question or document per line, so that a diff shows which of them changed.
import type { Content, ContentGroup, ContentSection } from '../../rules/content/content.ts'

export function printContent({ version, sections, documents }: Content): string {
  const lines = documents.map((document) => JSON.stringify(document))
  return `{"version":${version},"sections":[\n${sections.map(printSection).join(',\n')}\n],"documents":[\n${lines.join(',\n')}\n]}\n`
}

function printSection({ groups, ...section }: ContentSection): string {
  return openLine(section, 'groups', groups.map(printGroup))
}

function printGroup({ questions, ...group }: ContentGroup): string {
  return openLine(
    group,
    'questions',
    questions.map((question) => JSON.stringify(question)),
  )
}

function openLine(head: object, key: string, lines: readonly string[]): string {
  return `${JSON.stringify(head).slice(0, -1)},"${key}":[\n${lines.join(',\n')}\n]}`
}
