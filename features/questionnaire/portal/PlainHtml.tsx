// Nothing is parsed as HTML (spec: security#firm-html).
import type { ReactNode } from 'react'
import {
  parsePlainHtml,
  type PlainNode,
  type PlainTag,
} from '#features/questionnaire/rules/content/plain-html.ts'

/** The dialog's title is h2, so these start below it. */
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
  return <div className="prose">{renderNodes(parsePlainHtml(html))}</div>
}

function renderNodes(nodes: readonly PlainNode[]): ReactNode {
  return nodes.map((node, at) => {
    if (typeof node === 'string') return node
    const Element = elements[node.tag]
    return Element === 'br' ? (
      <br key={at} />
    ) : (
      <Element key={at}>{renderNodes(node.children)}</Element>
    )
  })
}
