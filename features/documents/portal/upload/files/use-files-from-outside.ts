import { useEffect, useEffectEvent } from 'react'

export function useFilesFromOutside(onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent((data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])]
    if (files.length > 0) onFiles(files)
    return files.length > 0
  })
  useEffect(() => {
    const drop = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return
      // By default the browser opens a dropped file in place of the page.
      event.preventDefault()
      if (event.type === 'drop') take(event.dataTransfer)
    }
    const paste = (event: ClipboardEvent) => {
      if (take(event.clipboardData)) event.preventDefault()
    }
    addEventListener('dragover', drop)
    addEventListener('drop', drop)
    addEventListener('paste', paste)
    return () => {
      removeEventListener('dragover', drop)
      removeEventListener('drop', drop)
      removeEventListener('paste', paste)
    }
  }, [])
}
