import { graph } from '#ui/graphql/graph.ts'
import type { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { readAgain, useGraphQuery } from '#ui/graphql/hooks.ts'
import type { CourseFlag } from '../data/dashboard.ts'
import {
  coDebtorDetails,
  primaryApplicantDetails,
  saveCoDebtorDetails,
  savePrimaryApplicantDetails,
  setVerifiedCoDebtorDetails,
  setVerifiedDetails,
  type OrderedPersonFragment,
  type SavePrimaryApplicantDetailsMutationVariables,
} from '../courses.operations.ts'

export type DetailsPage = 'verify' | 'verify-spouse'

export interface PersonRead {
  /** Undefined until read; null when the server has none. */
  readonly person: OrderedPersonFragment | null | undefined
  readonly problem: GraphProblem | null
  readonly retry: () => void
}

export function usePerson(
  page: DetailsPage,
  order: { readonly caseId: string; readonly orderId: string },
): PersonRead {
  const own = useGraphQuery(primaryApplicantDetails, order, { enabled: page === 'verify' })
  const spouses = useGraphQuery(coDebtorDetails, order, { enabled: page === 'verify-spouse' })
  return page === 'verify'
    ? {
        person: own.data?.primaryApplicantCustomerDetails,
        problem: own.error,
        retry: () => void own.refetch(),
      }
    : {
        person: spouses.data?.coDebtorCustomerDetails,
        problem: spouses.error,
        retry: () => void spouses.refetch(),
      }
}

interface Answer {
  readonly success: boolean
}

interface PersonCalls {
  readonly flag: CourseFlag
  readonly notSaved: 'courses.customer-not-saved' | 'courses.spouse-not-saved'
  readonly save: (details: SavePrimaryApplicantDetailsMutationVariables) => Promise<Answer>
  readonly confirm: (order: {
    readonly caseId: string
    readonly orderId: string
  }) => Promise<Answer>
}

/** Saving reads the details again, so that a second Submit saves nothing. */
export const personCalls: Readonly<Record<DetailsPage, PersonCalls>> = {
  verify: {
    flag: 'verifiedDetails',
    notSaved: 'courses.customer-not-saved',
    async save(details) {
      const { updatePrimaryApplicantCustomerDetails: answer } = await graph.run(
        savePrimaryApplicantDetails,
        details,
      )
      if (answer.success) await readAgain(primaryApplicantDetails)
      return answer
    },
    confirm: async (order) =>
      (await graph.run(setVerifiedDetails, { flag: true, ...order }))
        .updateVerifiedCustomerDetailsFlag,
  },
  'verify-spouse': {
    flag: 'verifiedCoDebtorDetails',
    notSaved: 'courses.spouse-not-saved',
    async save(details) {
      const { updateCoDebtorCustomerDetails: answer } = await graph.run(
        saveCoDebtorDetails,
        details,
      )
      if (answer.success) await readAgain(coDebtorDetails)
      return answer
    },
    confirm: async (order) =>
      (await graph.run(setVerifiedCoDebtorDetails, { flag: true, ...order }))
        .updateVerifiedCoDebtorCustomerDetailsFlag,
  },
}
