// An address for a file that lies in memory, for as long as something shows it.
import { useEffect, useState } from 'react'

/** Undefined for the first moment. */
export function useObjectUrl(file: Blob): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      setAddress(undefined)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return address
}
