// A name cut to 27 letters for the eye where it is longer than 29, and whole for everybody who has it read (seeds/003, section 2; decisions B3.12).
import { shortName } from '#features/questionnaire/rules/short-name.ts'

export function ShortName({ children }: { readonly children: string }) {
  const cut = shortName(children)
  if (cut === children) return children
  return (
    <>
      <span aria-hidden="true" title={children}>
        {cut}
      </span>
      <span className="vh">{children}</span>
    </>
  )
}
