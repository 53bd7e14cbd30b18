// What a provider says of its course, inside the page: short, cleaned, without any look of its own, and in English alone (ports/course-provider.ts).
import { useMemo } from 'react'
import { trustedHtml } from '#ui/trusted-html.ts'

export function ProviderHtml({ html }: { readonly html: string }) {
  const clean = useMemo(() => ({ __html: trustedHtml(html) }), [html])
  return <div className="prose" lang="en" dangerouslySetInnerHTML={clean} />
}
