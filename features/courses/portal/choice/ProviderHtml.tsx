// Cleaned provider HTML, unstyled and in English only (ports/course-provider.ts).
import { useMemo } from 'react'
import { trustedHtml } from '#ui/display/trusted-html.ts'
import { providerFacts, type ProviderFact } from './provider-facts.ts'

/** Shows a list of facts as lines. Shows any other text unchanged. */
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

/** Returns the same object for the same text, so that React does not write the HTML again. */
function useClean(html: string) {
  return useMemo(() => ({ __html: trustedHtml(html) }), [html])
}
