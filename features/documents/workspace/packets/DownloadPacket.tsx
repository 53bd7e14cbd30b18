import { useState } from 'react'
import { basePath } from '#ui/browser/app.ts'
import { saveFile } from '#ui/browser/save-file.ts'
import { Button, type ButtonLook } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { fetchFile } from '#ui/graphql/fetch-file.ts'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { useWords } from '#ui/language/language.ts'
import type { PacketPartsFragment } from './packets.operations.ts'
import { packetWords } from './words.ts'

export interface DownloadPacketProps {
  readonly packet: Pick<PacketPartsFragment, 'id' | 'name'>
  readonly look: ButtonLook
}

export function DownloadPacket({ packet: { id, name }, look }: DownloadPacketProps) {
  const words = useWords(packetWords)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  if (name === null) return null

  async function download(fileName: string): Promise<void> {
    setState('busy')
    try {
      saveFile(await fetchFile(`${basePath}packet/${encodeURIComponent(id)}`), fileName)
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
        look={look}
        icon="download-simple"
        name={words.downloadOf(name)}
        onPress={() => void download(name)}
        busy={state === 'busy' && words.downloading}
      >
        {words.download}
      </Button>
    </>
  )
}
