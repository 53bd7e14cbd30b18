import { useRef, useState } from 'react'
import {
  isBlankName,
  nameParts,
  renameStem,
} from '#features/documents/rules/files/document-name.ts'
import { mayRename, mayReplace } from '#features/documents/rules/document-status.ts'
import { sentenceFor } from '#lib/problem.ts'
import { AsIs } from '#ui/display/AsIs.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { CancelButton } from '#ui/display/CancelButton.tsx'
import { Form } from '#ui/form/Form.tsx'
import { GoBack } from '#ui/navigation/GoBack.tsx'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain, useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import { useGo, useGoBack, usePageState, useSearchValue } from '#ui/navigation/navigation.ts'
import { Page as PageOf } from '#ui/page/Page.tsx'
import { paths } from '#ui/navigation/paths.ts'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useUnsentForm } from '#ui/form/unsent-form.ts'
import type { WholeDocument } from '../answers.ts'
import { cameFromDetail } from './came-from.ts'
import { documentPaths } from '../document-paths.ts'
import {
  documentDashboard,
  documentDetail,
  leafCategoryDocuments,
  renameDocument,
} from '../documents.operations.ts'
import { LoadFailed } from '../LoadFailed.tsx'
import { getFacts } from '../rule-facts.ts'
import { getSettledSentence } from './document-look.ts'
import { documentsSentences, categoryWords, detailWords, editWords } from '../words.ts'
import { useReplacing } from './use-replacing.tsx'

export function Page() {
  const words = useWords(editWords)
  const { documentsPage } = useWords(categoryWords)
  const documentId = useSearchValue('documentId') ?? ''
  const { data, isError, error, refetch } = useGraphQuery(documentDetail, { documentId })
  const document = data?.document.get
  const back = document ? (
    <GoBack href={documentPaths.detail(document.id)}>
      <AsIs>{document.name}</AsIs>
    </GoBack>
  ) : (
    <GoBack href={paths.documents}>{documentsPage}</GoBack>
  )
  return (
    <PageOf title={words.title} back={back}>
      {document ? <Edit key={document.id} document={document} /> : null}
      {!document && isError ? <LoadFailed problem={error} onRetry={() => void refetch()} /> : null}
      {!document && !isError ? <SkeletonList rows={1} /> : null}
    </PageOf>
  )
}

/** Goes back in the history when possible, so that Back does not return to the edit page. */
function useLeave(documentId: string): () => void {
  const go = useGo()
  const goBack = useGoBack()
  const isBehind = cameFromDetail(usePageState())
  return () => {
    if (isBehind) void goBack(1)
    else go(documentPaths.detail(documentId), { replace: true })
  }
}

function Edit({ document }: { readonly document: WholeDocument }) {
  const { replace } = useWords(detailWords)
  const { id, name } = document
  const [typed, setTyped, { sent: clearStored }] = useUnsentForm(
    `document-name:${id}`,
    nameParts(name).stem,
  )
  const replacing = useReplacing(document, clearStored)
  const facts = getFacts(document)
  const settled = getSettledSentence(document, useWords(documentsSentences))
  return (
    <div className="stack-6">
      {mayRename(facts) ? (
        <NameForm document={document} typed={typed} onType={setTyped} onLeave={clearStored} />
      ) : (
        <Closed document={document} />
      )}
      {mayReplace(facts) && !settled ? (
        <p>
          <LinkButton onPress={replacing.begin}>{replace}</LinkButton>
        </p>
      ) : null}
      {mayReplace(facts) && settled ? (
        <div>
          <Button look="quiet" unavailableBecause={settled}>
            {replace}
          </Button>
        </div>
      ) : null}
      {replacing.dialog}
    </div>
  )
}

interface NameFormProps {
  readonly document: { readonly id: string; readonly name: string }
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly onLeave: () => void
}

function NameForm({ document: { id, name }, typed, onType, onLeave }: NameFormProps) {
  const words = useWords(editWords)
  const sentences = useWords(documentsSentences)
  const { extension } = nameParts(name)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<GraphProblem>()
  const isLeaving = useRef(false)
  const leavePage = useLeave(id)
  const isBlank = isBlankName(typed)
  const isAboutName = problem?.code === 'documents.name-missing'

  function leave() {
    isLeaving.current = true
    onLeave()
    leavePage()
  }

  async function save() {
    if (isSaving || isBlank || isLeaving.current) return
    if (renameStem(name, typed) === name) return leave()
    setProblem(undefined)
    setSaving(true)
    try {
      await graph.run(renameDocument, { document: { id, name: typed } })
      await readAgain(documentDetail, leafCategoryDocuments, documentDashboard)
      leave()
    } catch (failure) {
      if (!(failure instanceof GraphProblem)) throw failure
      setProblem(failure)
      // The document may have been reviewed or removed: the page then shows that.
      if (failure.kind === 'refused' || failure.kind === 'not-found')
        await readAgain(documentDetail)
    } finally {
      setSaving(false)
    }
  }

  return (
    <>
      {problem && !isAboutName ? <NotSaved problem={problem} /> : null}
      <Form
        className="card"
        onSubmit={() => void save()}
        errors={problem && isAboutName ? { name: sentenceFor(problem, sentences) } : {}}
      >
        <TextField
          name="name"
          label={words.name}
          value={typed}
          onChange={onType}
          autoComplete="off"
          spellCheck={false}
          maxLength={150}
          {...(extension === '' ? {} : { hint: words.endingStays(`.${extension}`) })}
        />
        <div className="actions">
          <Button
            type="submit"
            busy={isSaving}
            unavailableBecause={isBlank && sentences['documents.name-missing']}
          >
            {words.save}
          </Button>
          <CancelButton onPress={() => !isSaving && leave()} />
        </div>
      </Form>
    </>
  )
}

function NotSaved({ problem }: { readonly problem: GraphProblem }) {
  const words = useWords(editWords)
  const sentences = useWords(documentsSentences)
  const isOurs =
    problem.kind !== 'unavailable' && problem.kind !== 'unexpected' && problem.message !== ''
  return (
    <Banner tone="bad" title={isOurs ? sentenceFor(problem, sentences) : words.failed} takesFocus>
      {isOurs ? null : <p>{words.failedHint}</p>}
    </Banner>
  )
}

/** Shown for a reviewed, replaced or firm document, which cannot be edited. */
function Closed({ document: { id, status } }: { readonly document: WholeDocument }) {
  const words = useWords(editWords)
  const sentences = useWords(documentsSentences)
  const back = (
    <ButtonLink look="second" small href={documentPaths.detail(id)}>
      {words.toDocument}
    </ButtonLink>
  )
  return (
    <Banner
      tone="note"
      title={sentences[status === 'Replaced' ? 'documents.replaced' : 'documents.not-renamable']}
      action={back}
    >
      <p>{words.closedHint}</p>
    </Banner>
  )
}
