import { useEffect, useState } from 'react'
import { AsIs } from '#ui/display/AsIs.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { tabMirror } from '#ui/mirror/tab-mirror.ts'
import { focusHeading } from '#ui/navigation/focus-on-arrival.ts'
import { joinNotSent, withoutArrived, type ListedDocument } from './not-sent.ts'
import { loadUploads, storeUpload } from './stored-uploads.ts'
import { uploadWords } from '../words.ts'

export interface NotSentNoteProps {
  readonly categoryId: string
  readonly documents: readonly ListedDocument[]
  readonly mayAdd: boolean
}

/** Names files of an earlier page or session that did not arrive (spec: documents#not-sent). */
export function NotSentNote({ categoryId, documents, mayAdd }: NotSentNoteProps) {
  const words = useWords(uploadWords)
  const [stored, setStored] = useState(() => loadUploads(tabMirror, categoryId))
  // Stored names may become readable after the page is shown.
  useEffect(
    () => tabMirror.subscribe(() => setStored(loadUploads(tabMirror, categoryId))),
    [categoryId],
  )

  useEffect(() => {
    for (const { id, upload } of stored) {
      const left = withoutArrived(upload, documents)
      if (left.unsent.length < upload.unsent.length) storeUpload(tabMirror, { id, upload: left })
    }
  }, [stored, documents])

  function dismiss() {
    for (const { id } of stored) tabMirror.remove('forms', id)
    setStored([])
    focusHeading()
  }

  const { files, photos, count } = joinNotSent(
    stored.map(({ upload }) => withoutArrived(upload, documents)),
  )
  if (count === 0) return null
  return (
    <Banner
      tone="wait"
      title={mayAdd ? words.notSentAddAgain(count) : words.notSent(count)}
      action={
        <Button look="second" small onPress={dismiss}>
          {words.hideNotSent}
        </Button>
      }
    >
      <ul className="bullets">
        {files.map(({ name, count: times }) => (
          <li key={name}>
            <AsIs>{name}</AsIs>
            {times > 1 ? ` ${words.times(times)}` : null}
          </li>
        ))}
        {photos > 0 ? <li>{words.photosNotSent(photos)}</li> : null}
      </ul>
    </Banner>
  )
}
