import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { setShownCourseInstructions } from '../courses.operations.ts'
import { FlowPage } from '../flow/FlowPage.tsx'
import { Reading } from '../flow/Reading.tsx'
import type { FlowFacts } from '../flow/use-flow.ts'
import { instructionsWords } from '../flow-words.ts'
import { flowWords } from '../words.ts'

async function start({ caseId, order: { courseType } }: FlowFacts) {
  return (await graph.run(setShownCourseInstructions, { flag: true, courseType, caseId }))
    .updateShownCourseInstructionsFlag
}

export function Page() {
  const words = useWords(instructionsWords)
  const { instructions: title, start: startWords } = useWords(flowWords)
  return (
    <FlowPage
      page="course-instructions"
      title={title}
      lead={({ order }) => words.lead(order.providerName ?? '')}
    >
      {(facts) => (
        <Reading
          facts={facts}
          text={({ instructions }) => instructions}
          name={words.frame}
          flag="shownCourseInstructions"
          confirm={() => start(facts)}
        >
          {startWords[facts.course]}
        </Reading>
      )}
    </FlowPage>
  )
}
