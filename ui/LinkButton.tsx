// An action that reads like a link: "Send it again", "Request new code".
import type { ReactNode } from 'react'

export function LinkButton({ children, onPress }: { readonly children: ReactNode; readonly onPress: () => void }) {
  return (
    <button type="button" className="goback" onClick={onPress}>
      {children}
    </button>
  )
}
