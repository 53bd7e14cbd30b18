import { useEffect, useState } from 'react'
import { useWords } from '../language/language.ts'
import { NotShown } from './NotShown.tsx'
import { PreviewFrame, type PreviewTools } from './PreviewFrame.tsx'
import { toUpright, turnUpright } from './upright.ts'
import { useObjectUrl } from './use-object-url.ts'
import { previewWords } from './words.ts'

interface PicturePreviewProps extends PreviewTools {
  readonly file: Blob
  readonly name: string
  readonly orientation: number | null
}

interface PictureSize {
  readonly address: string
  /** Undefined when the browser cannot decode the picture. */
  readonly size: { readonly width: number; readonly height: number } | undefined
}

export function PicturePreview({ file, name, orientation, ...tools }: PicturePreviewProps) {
  const { quarterTurns = 0, onShown } = tools
  const words = useWords(previewWords)
  const address = useObjectUrl(file)
  const measured = useMeasured(address)
  const size = measured?.address === address ? measured?.size : undefined
  useEffect(() => {
    if (size !== undefined) onShown?.()
  }, [size, onShown])
  if (measured === undefined || measured.address !== address)
    return <p role="status">{words.opening}</p>
  if (measured.size === undefined)
    return <NotShown title={words.damaged} action={tools.whenNotShown} />
  const { width, height } = measured.size
  if ((orientation === null || orientation === 1) && quarterTurns === 0) {
    return (
      <PreviewFrame name={name} {...tools}>
        <img src={address} width={width} height={height} alt={words.pictureOf(name)} />
      </PreviewFrame>
    )
  }
  const turned = turnUpright(toUpright(orientation ?? 1, width, height), quarterTurns)
  return (
    <PreviewFrame name={name} {...tools}>
      <svg
        viewBox={`0 0 ${turned.width} ${turned.height}`}
        role="img"
        aria-label={words.pictureOf(name)}
      >
        <image href={address} width={width} height={height} transform={turned.transform} />
      </svg>
    </PreviewFrame>
  )
}

function useMeasured(address: string | undefined): PictureSize | undefined {
  const [measured, setMeasured] = useState<PictureSize>()
  useEffect(() => {
    if (address === undefined) return undefined
    const image = new Image()
    image.addEventListener('load', () =>
      setMeasured({ address, size: { width: image.naturalWidth, height: image.naturalHeight } }),
    )
    image.addEventListener('error', () => setMeasured({ address, size: undefined }))
    image.src = address
    return () => {
      image.src = ''
    }
  }, [address])
  return measured
}
