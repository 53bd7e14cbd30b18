// What a provider says of its course, inside the page: short, cleaned, and without any look of its own.
import { useMemo } from 'react'
import { trustedHtml } from '#ui/trusted-html.ts'

export function ProviderHtml({ html }: { readonly html: string }) {
  const clean = useMemo(() => ({ __html: trustedHtml(html) }), [html])
  return <div className="prose" dangerouslySetInnerHTML={clean} />
}
