import { AsIs } from '#ui/display/AsIs.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { useDocumentTitle } from '#ui/navigation/document-title.ts'
import { IconButton } from '#ui/display/IconButton.tsx'
import { useWords } from '#ui/language/language.ts'
import { LoadingOverlay } from '#ui/feedback/LoadingOverlay.tsx'
import { Menu } from '#ui/navigation/Menu.tsx'
import { PageHeading } from '#ui/page/Page.tsx'
import type { Saving } from './use-saving.ts'
import { detailWords } from '../words.ts'

export interface DocumentHeadProps {
  readonly name: string
  readonly came: string
  readonly mayDownload: boolean
  readonly saving: Saving
  readonly onEdit?: (() => void) | undefined
}

export function DocumentHead({ name, came, mayDownload, saving, onEdit }: DocumentHeadProps) {
  const words = useWords(detailWords)
  useDocumentTitle(name)
  const entries = [
    ...(mayDownload
      ? [
          {
            id: 'download',
            label: words.download,
            icon: 'download-simple',
            onChoose: saving.save,
          } as const,
        ]
      : []),
    ...(onEdit
      ? [{ id: 'edit', label: words.edit, icon: 'pencil-simple', onChoose: onEdit } as const]
      : []),
  ]
  return (
    <>
      <div className="document-head">
        <div>
          <PageHeading>
            <AsIs>{name}</AsIs>
          </PageHeading>
          <p className="soft gap-small">{came}</p>
        </div>
        {entries.length === 0 ? null : (
          <Menu
            trigger={<IconButton icon="dots-three-vertical" name={words.moreActions} bordered />}
            name={words.moreActions}
            entries={entries}
          />
        )}
      </div>
      {saving.state === 'failed' ? <DownloadFailed onRetry={saving.save} /> : null}
      <LoadingOverlay working={saving.state === 'working'} />
    </>
  )
}

function DownloadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const words = useWords(detailWords)
  const again = (
    <Button look="second" small icon="arrow-clockwise" onPress={onRetry}>
      {words.tryAgain}
    </Button>
  )
  return (
    <div className="gap-medium">
      <Banner tone="bad" title={words.downloadFailed} action={again} takesFocus>
        <p>{words.downloadFailedHint}</p>
      </Banner>
    </div>
  )
}
