import type { Content } from '../content/content.ts'
import { listInstances } from '../instances.ts'
import type { Shape } from '../shape.ts'

export interface ActivePlace {
  /** Format: section.group.key, or section.group.key.sub for a sub-question */
  readonly question: string | null
  /** Format: section.group */
  readonly group: string | null
}

export function activePlace(
  content: Content,
  shape: Shape,
  systemName: string,
  { question, group }: ActivePlace,
): ActivePlace {
  const own = [...listInstances(content, shape).values()].filter(
    ({ section }) => section.systemName === systemName,
  )
  const isQuestion = own.some(
    ({ id, question: instance }) =>
      id === question || subKeys(instance.fields).some((sub) => `${id}.${sub}` === question),
  )
  const isGroup = own.some((instance) => `${systemName}.${instance.group.key}` === group)
  return { question: isQuestion ? question : null, group: isGroup ? group : null }
}

function subKeys(
  fields: Content['sections'][number]['groups'][number]['questions'][number]['fields'],
): readonly string[] {
  return fields.flatMap(({ sub }) => sub?.map(({ key }) => key) ?? [])
}
