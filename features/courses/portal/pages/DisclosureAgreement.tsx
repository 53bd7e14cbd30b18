// spec: courses#disclosure-version
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { setAcceptedDisclosure } from '../courses.operations.ts'
import { FlowPage } from '../flow/FlowPage.tsx'
import { Reading } from '../flow/Reading.tsx'
import type { FlowFacts } from '../flow/use-flow.ts'
import type { Material } from '../flow/use-material.ts'
import { disclosureWords } from '../flow-words.ts'
import { flowWords } from '../words.ts'

async function agreeTo(
  { caseId, order: { courseType } }: FlowFacts,
  { courseOrderItemId, disclosureVersion }: Material,
) {
  const answer = await graph.run(setAcceptedDisclosure, {
    flag: true,
    courseType,
    caseId,
    disclosureCourseOrderItemId: courseOrderItemId,
    disclosureVersion,
  })
  return answer.updateAcceptedDisclosureAgreementFlag
}

/** Used if the agreement was already accepted. Accepts nothing again, not even a later version. */
async function acceptAgreement() {
  return { success: true, errorMessage: null, errorCode: null, errorParams: null }
}

export function Page() {
  const words = useWords(disclosureWords)
  const { disclosure } = useWords(flowWords)
  return (
    <FlowPage
      page="course-disclosure-agreement"
      title={disclosure}
      lead={({ order }) => words.lead(order.providerName ?? '')}
    >
      {(facts) => (
        <Reading
          facts={facts}
          text={({ disclosureContent }) => disclosureContent}
          name={words.frame}
          flag="acceptedDisclosureAgreement"
          confirm={(material) =>
            facts.order.acceptedDisclosureAgreement ? acceptAgreement() : agreeTo(facts, material)
          }
        >
          {words.agree}
        </Reading>
      )}
    </FlowPage>
  )
}
