import { useState } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { CancelButton } from '#ui/display/CancelButton.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain, useGraphQuery } from '#ui/graphql/hooks.ts'
import { useAct, type Act } from '#ui/graphql/use-act.ts'
import { useWords } from '#ui/language/language.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { Dialog } from '#ui/page/Dialog.tsx'
import { clientName } from '../../client-names.ts'
import { pathOfCase } from '../../paths.ts'
import { officeDay } from '#features/staff/workspace/session/office-day.ts'
import { stageSentences } from '../words.ts'
import { AfterTheEnd } from './AfterTheEnd.tsx'
import { archiveCase, archiveOfCase, restoreCase } from './archive.operations.ts'
import { archiveWords } from './words.ts'

interface ArchiveProps {
  readonly caseId: string
}

function useArchiveAct(): Act {
  const { trouble } = useWords(archiveWords)
  return useAct({ trouble, sentences: useWords(stageSentences) })
}

/** For an ended case: puts it in the archive, or says that it is there. */
export function ArchiveActions({ caseId }: ArchiveProps) {
  const words = useWords(archiveWords)
  const { formatDay } = useFormats()
  const { data } = useGraphQuery(archiveOfCase, { caseId }, { fresh: true })
  const act = useArchiveAct()
  const [asks, setAsks] = useState(false)

  async function restore() {
    const result = await act.run(async () => (await graph.run(restoreCase, { caseId })).restoreCase)
    await readAgain(archiveOfCase)
    if (result) toasts.show({ tone: 'success', title: words.restored })
  }

  if (data === undefined) return null
  const { caseArchive: archive } = data
  // One button for both, so that it has the focus after either.
  return (
    <>
      <Button
        look="quiet"
        busy={act.isBusy && words.restoring}
        onPress={() => (archive === null ? setAsks(true) : void restore())}
      >
        {archive === null ? words.archive : words.restore}
      </Button>
      {archive === null ? null : (
        <p className="soft">
          <span>
            {words.inArchive(
              `${archive.by.givenName} ${archive.by.familyName}`,
              formatDay(officeDay(archive.at), 'monthDayYear'),
            )}
          </span>
          {archive.duplicateOf === null ? null : (
            <>
              {' '}
              {words.duplicateOf}{' '}
              <Link href={pathOfCase(archive.duplicateOf.id)}>
                {clientName(archive.duplicateOf.people, words.and)}
              </Link>
            </>
          )}
        </p>
      )}
      {act.problem === undefined ? null : <Banner tone="bad" title={act.problem} takesFocus />}
      {asks ? <ArchiveDialog caseId={caseId} onClose={() => setAsks(false)} /> : null}
    </>
  )
}

function ArchiveDialog({ caseId, onClose }: ArchiveProps & { readonly onClose: () => void }) {
  const words = useWords(archiveWords)
  const act = useArchiveAct()

  async function archive() {
    const result = await act.run(async () => (await graph.run(archiveCase, { caseId })).archiveCase)
    await readAgain(archiveOfCase)
    if (!result) return
    toasts.show({ tone: 'success', title: words.archived })
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      actions={
        <>
          <Button busy={act.isBusy && words.archiving} onPress={() => void archive()}>
            {words.archive}
          </Button>
          <CancelButton onPress={onClose} />
        </>
      }
    >
      {act.problem === undefined ? null : (
        <div className="dialog-notice">
          <Banner tone="bad" title={act.problem} takesFocus />
        </div>
      )}
      <p>{words.lead}</p>
      <AfterTheEnd />
    </Dialog>
  )
}
