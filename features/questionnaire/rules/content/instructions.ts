// The firm's text or, if there is none, the default text (spec: questionnaire#instructions).
import type { Language } from '#lib/language.ts'
import { tidyLines } from '#lib/text.ts'
import { parsePlainHtml, toPlainHtml, type PlainNode } from './plain-html.ts'
import { defaultInstructions } from '../words.en.ts'
import { defaultInstructionsEs } from '../words.es.ts'

export const instructionsMaxCharacters = 20_000

/** Keeps p, br, ul, ol, li, strong, em, h2 and h3 without attributes. The rest becomes text. */
export function tidyInstructions(html: string): string {
  return toPlainHtml(parsePlainHtml(html))
}

export function getInstructions(own: string | null, language: Language): string {
  return own ?? (language === 'es' ? defaultInstructionsEs : defaultInstructions)
}

/**
 * The HTML of typed text, or null for a blank one. An empty line begins a paragraph, and lines that
 * begin with a hyphen are a list.
 */
export function toInstructionsHtml(typed: string): string | null {
  const lines = tidyText(typed)
  return lines === '' ? null : toPlainHtml(lines.split('\n\n').flatMap(toElements))
}

/** The text of stored HTML. Headings and bold letters become plain, and items get a hyphen. */
export function toInstructionsText(html: string | null): string {
  return html === null ? '' : tidyText(parsePlainHtml(html).map(toText).join(''))
}

/** Typed text as it reads after it was stored. */
export function tidyInstructionsText(typed: string): string {
  return toInstructionsText(toInstructionsHtml(typed))
}

function tidyText(text: string): string {
  return tidyLines(text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Paragraphs and lists of lines that follow each other. */
function toElements(block: string): readonly PlainNode[] {
  const elements: { readonly tag: 'p' | 'ul'; readonly children: PlainNode[] }[] = []
  for (const line of block.split('\n')) {
    const [, item] = /^[-•] (.+)/.exec(line) ?? []
    const tag = item === undefined ? 'p' : 'ul'
    const last = elements.at(-1)
    const children = last?.tag === tag ? last.children : []
    if (last?.tag !== tag) elements.push({ tag, children })
    if (item !== undefined) children.push({ tag: 'li', children: [item] })
    else if (children.length === 0) children.push(line)
    else children.push({ tag: 'br', children: [] }, line)
  }
  return elements
}

function toText(node: PlainNode): string {
  if (typeof node === 'string') return node.replace(/\s+/g, ' ')
  const { tag, children } = node
  if (tag === 'br') return '\n'
  if (tag === 'ul' || tag === 'ol') return `\n\n${children.map(toItem(tag)).join('\n')}\n\n`
  const text = children.map(toText).join('')
  return tag === 'strong' || tag === 'em' ? text : `\n\n${text}\n\n`
}

function toItem(list: 'ol' | 'ul') {
  return (node: PlainNode, index: number): string => {
    const text = tidyText(toText(node)).replace(/\n+/g, '\n')
    return list === 'ul' ? `- ${text}` : `${index + 1}. ${text}`
  }
}
