import { encode } from 'uqr'

export interface QrCodeProps {
  readonly text: string
  /** The alternative text. */
  readonly name: string
}

/** Drawn in the browser, so that no service sees the secret. Dark on white in both themes. */
export function QrCode({ text, name }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={name}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
