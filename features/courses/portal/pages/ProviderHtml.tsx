// What a provider says of its course, inside the page: cleaned, without any look of its own, and in English alone (ports/course-provider.ts).
import { useMemo } from 'react'
import { trustedHtml } from '#ui/display/trusted-html.ts'
import { providerFacts, type ProviderFact } from '../choice/provider-facts.ts'

/** Facts line by line where the provider gives them so, else its text. */
export function ProviderHtml({ html }: { readonly html: string }) {
  const facts = useMemo(() => providerFacts(html), [html])
  const clean = useClean(html)
  if (facts === undefined)
    return <div className="prose value-props" lang="en" dangerouslySetInnerHTML={clean} />
  return (
    <dl className="provider-facts" lang="en">
      {facts.map((fact, at) => (
        <Fact key={at} {...fact} />
      ))}
    </dl>
  )
}

function Fact({ label, value }: ProviderFact) {
  const name = useClean(label)
  const text = useClean(value)
  return (
    <div>
      <dt dangerouslySetInnerHTML={name} />
      <dd dangerouslySetInnerHTML={text} />
    </div>
  )
}

/** The same object for the same text, so that React does not write it again. */
function useClean(html: string) {
  return useMemo(() => ({ __html: trustedHtml(html) }), [html])
}
