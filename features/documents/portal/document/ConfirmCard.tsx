import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { readAgainQuietly, useGraphMutation } from '#ui/graphql/hooks.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { useLangOf, useWords } from '#ui/language/language.ts'
import { findSentenceLanguage } from '../../rules/acknowledgment.ts'
import type { WholeDocument } from '../answers.ts'
import { acknowledgeDocument, documentDetail } from '../documents.operations.ts'
import { detailWords } from '../words.ts'

/** Asks the client to confirm that they have read a document. */
export function ConfirmCard({ document }: { readonly document: WholeDocument }) {
  const words = useWords(detailWords)
  const { formatDateTime } = useFormats()
  const { id: documentId, acknowledgment, acknowledgedAt } = document
  const confirming = useGraphMutation(acknowledgeDocument, {
    outdates: [documentDetail],
    onSuccess: () => void readAgainQuietly({ except: [documentDetail] }),
  })
  const lang = useLangOf(acknowledgment === null ? null : findSentenceLanguage(acknowledgment))
  if (acknowledgment === null) return null
  if (acknowledgedAt !== null)
    return (
      <Banner tone="ok" title={words.confirmed(formatDateTime(acknowledgedAt))}>
        <p lang={lang}>{acknowledgment}</p>
      </Banner>
    )
  return (
    <section className="card stack-2" aria-label={words.confirmTitle}>
      <h2>{words.confirmTitle}</h2>
      <p>{acknowledgment}</p>
      {confirming.isError ? <Banner tone="bad" title={words.confirmFailed} takesFocus /> : null}
      <div className="actions">
        <Button
          icon="check-bold"
          busy={confirming.isPending && words.confirming}
          onPress={() => confirming.mutate({ documentId })}
        >
          {words.confirm}
        </Button>
      </div>
    </section>
  )
}
