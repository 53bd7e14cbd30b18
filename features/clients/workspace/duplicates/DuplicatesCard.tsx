import { useState } from 'react'
import { usePermissions } from '#features/staff/workspace/people/use-permissions.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain, useGraphQuery } from '#ui/graphql/hooks.ts'
import { useAct } from '#ui/graphql/use-act.ts'
import { useWords } from '#ui/language/language.ts'
import { ConfirmDialog } from '#ui/page/ConfirmDialog.tsx'
import { staffCasePage } from '#features/cases/workspace/case/case-page.operations.ts'
import type { StaffCase } from '#features/cases/workspace/case/case-data.ts'
import { clientName } from '#features/cases/workspace/client-names.ts'
import { focusWhenLost } from '#features/cases/workspace/focus-when-lost.ts'
import { stageSentences } from '#features/cases/workspace/stage/words.ts'
import {
  mergeDuplicate,
  similarCases,
  type SimilarClientPartsFragment,
} from './duplicates.operations.ts'
import { SimilarClients } from './SimilarClients.tsx'
import { duplicateWords } from './words.ts'

type Target = SimilarClientPartsFragment['client']

const isUnfiled = (entry: SimilarClientPartsFragment) => entry.client.stage === 'PRE_FILING'

/** Cases that look like this one, while no client uses it. Nothing if there are none. */
export function DuplicatesCard({
  legalCase: { client, people },
}: {
  readonly legalCase: StaffCase
}) {
  const words = useWords(duplicateWords)
  const may = usePermissions()
  const { data } = useGraphQuery(similarCases, { caseId: client.id }, { fresh: true })
  const act = useAct({ trouble: words.trouble, sentences: useWords(stageSentences) })
  const [target, setTarget] = useState<Target>()
  const similar = data?.similarCases ?? []
  if (similar.length === 0) return null
  const isUsed = people.some(({ hasAccount }) => hasAccount)
  const mayMerge = client.stage === 'PRE_FILING' && !isUsed && may('close-case')

  async function merge({ id: intoCaseId }: Target): Promise<void> {
    setTarget(undefined)
    const result = await act.run(
      async () =>
        (await graph.run(mergeDuplicate, { caseId: client.id, intoCaseId })).mergeDuplicate,
    )
    await readAgain(staffCasePage, similarCases)
    focusWhenLost(() => document.getElementById('duplicates'))
    if (result) toasts.show({ tone: 'success', title: words.merged })
  }

  return (
    <section className="card" aria-labelledby="duplicates">
      <h2 id="duplicates" tabIndex={-1}>
        {words.title}
      </h2>
      {act.problem === undefined ? null : <Banner tone="bad" title={act.problem} takesFocus />}
      <p className="soft gap-small">{words.lead}</p>
      <SimilarClients
        similar={similar}
        renderAct={(similarCase) =>
          mayMerge ? (
            <Button
              look="second"
              small
              name={words.keepNamed(clientName(similarCase.people, words.and))}
              busy={act.isBusy && words.merging}
              onPress={() => setTarget(similarCase)}
            >
              {words.keep}
            </Button>
          ) : null
        }
      />
      {isUsed && similar.some(isUnfiled) ? <p className="soft gap-small">{words.used}</p> : null}
      {target === undefined ? null : (
        <ConfirmDialog
          title={words.question(clientName(target.people, words.and))}
          text={words.consequence}
          action={words.merge}
          onConfirm={() => void merge(target)}
          onClose={() => setTarget(undefined)}
        />
      )}
    </section>
  )
}
