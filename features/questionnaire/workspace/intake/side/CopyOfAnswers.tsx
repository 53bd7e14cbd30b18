import { useState } from 'react'
import { basePath } from '#ui/browser/app.ts'
import { saveFile } from '#ui/browser/save-file.ts'
import { Button } from '#ui/display/Button.tsx'
import { fetchFile } from '#ui/graphql/fetch-file.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { useWords } from '#ui/language/language.ts'
import type { Intake } from '../intake-data.ts'
import { useClientNames } from '../client-names.ts'
import { intakeWords } from '../words.ts'

/** The PDF of what the client handed in. */
export function CopyOfAnswers({ intake }: { readonly intake: Intake }) {
  const words = useWords(intakeWords)
  const { formatDayOrTime } = useFormats()
  const names = useClientNames(intake)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const { copyDocumentId, isCopyAwaited, submittedAt, submittedBy } = intake

  async function save(id: string): Promise<void> {
    setState('loading')
    try {
      const file = await fetchFile(`${basePath}file/${encodeURIComponent(id)}?for=save`)
      saveFile(file, words.copyName(names))
      setState('idle')
    } catch {
      setState('failed')
    }
  }

  return (
    <section className="intake-block" aria-labelledby="intake-copy">
      <div className="intake-block-head">
        <h3 id="intake-copy">{words.copyTitle}</h3>
      </div>
      {submittedAt === null ? (
        <p className="small-text soft">{words.copyNone}</p>
      ) : (
        <p className="small-text soft">{words.copyOf(submittedBy, formatDayOrTime(submittedAt))}</p>
      )}
      {isCopyAwaited ? (
        <p className="small-text" role="status">
          {words.copyAwaited}
        </p>
      ) : null}
      {copyDocumentId === null ? null : (
        <Button
          look="second"
          icon="download-simple"
          busy={state === 'loading' && words.loading}
          onPress={() => void save(copyDocumentId)}
        >
          {words.saveCopy}
        </Button>
      )}
      {state === 'failed' ? (
        <p className="small-text intake-missing" role="alert">
          {words.copyFailed}
        </p>
      ) : null}
    </section>
  )
}
