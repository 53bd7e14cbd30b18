import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { courseMaterial, type CourseMaterialQuery } from '../courses.operations.ts'
import type { FlowFacts } from './use-flow.ts'

export type Material = NonNullable<CourseMaterialQuery['courseDiscInstUrlInfo']>

export interface MaterialRead {
  readonly material: Material | undefined
  readonly hasFailed: boolean
  readonly readAgain: () => void
}

export function useMaterial({
  caseId,
  order: { orderId, courseType, courseMethod },
}: FlowFacts): MaterialRead {
  const { data, isError, isFetching, refetch } = useGraphQuery(courseMaterial, {
    caseId,
    orderId,
    courseType,
    courseMethodType: courseMethod ?? 1,
  })
  const material = data?.courseDiscInstUrlInfo ?? undefined
  return {
    material,
    hasFailed: material === undefined && !isFetching && (isError || data !== undefined),
    readAgain: () => void refetch(),
  }
}
