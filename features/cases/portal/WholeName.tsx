import { cardName } from '#lib/text.ts'

export function WholeName({ children }: { readonly children: string }) {
  const cut = cardName(children)
  if (cut === children) return children
  return (
    <>
      <span aria-hidden="true" title={children}>
        {cut}
      </span>
      <span className="visually-hidden">{children}</span>
    </>
  )
}
