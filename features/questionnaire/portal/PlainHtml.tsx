// A firm's words in their few tags, as elements: nothing of it is ever read as HTML (safety 2.13).
import type { ReactNode } from 'react'
import {
  parsePlainHtml,
  type PlainNode,
  type PlainTag,
} from '#features/questionnaire/rules/content/plain-html.ts'

/** Below the heading of the dialog it stands in. */
const elements = {
  p: 'p',
  br: 'br',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  strong: 'strong',
  em: 'em',
  h2: 'h3',
  h3: 'h4',
} as const satisfies Readonly<Record<PlainTag, string>>

export function PlainHtml({ html }: { readonly html: string }) {
  return <div className="prose">{drawn(parsePlainHtml(html))}</div>
}

function drawn(nodes: readonly PlainNode[]): ReactNode {
  return nodes.map((node, at) => {
    if (typeof node === 'string') return node
    const Element = elements[node.tag]
    return Element === 'br' ? <br key={at} /> : <Element key={at}>{drawn(node.children)}</Element>
  })
}
