import { useState } from 'react'
import { basePath } from '#ui/browser/app.ts'
import { saveFile } from '#ui/browser/save-file.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { fetchFile } from '#ui/graphql/fetch-file.ts'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { useWords } from '#ui/language/language.ts'
import { caseCourseWords } from './words.ts'

export interface DownloadCertificateProps {
  readonly id: string
  /** Of the debtor. */
  readonly name: string
}

export function DownloadCertificate({ id, name }: DownloadCertificateProps) {
  const words = useWords(caseCourseWords)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  async function download(): Promise<void> {
    setState('busy')
    try {
      const file = await fetchFile(`${basePath}certificate/${encodeURIComponent(id)}`)
      saveFile(file, words.fileName(name))
      setState('idle')
    } catch (problem) {
      if (!(problem instanceof GraphProblem)) throw problem
      setState('failed')
    }
  }

  return (
    <>
      {state === 'failed' ? <Banner tone="bad" slim title={words.downloadTrouble} /> : null}
      <Button
        look="second"
        small
        icon="download-simple"
        name={words.downloadOf(name)}
        onPress={() => void download()}
        busy={state === 'busy' && words.downloading}
      >
        {words.download}
      </Button>
    </>
  )
}
