import type { ReactNode } from 'react'

const wholeValue =
  /(\*{3}-\*{3}-\d{4}|\(\d{3}\) \d{3}-\d{4}|[^\s*]?\*{3}@[^\s*]?\*{3}(?:\.[a-z]+)?)/iu

/** Plain email addresses may break, because they can be long. */
export function wholeValues(sentence: string): readonly ReactNode[] {
  return sentence.split(wholeValue).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span className="numeric" key={part}>
        {part}
      </span>
    ),
  )
}
