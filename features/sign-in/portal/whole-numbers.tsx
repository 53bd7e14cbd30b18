// A sentence whose masked phone numbers stay on one line.
import type { ReactNode } from 'react'

export function wholeNumbers(sentence: string): readonly ReactNode[] {
  return sentence.split(/(\*{3}-\*{3}-\d{4})/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span className="num" key={part}>
        {part}
      </span>
    ),
  )
}
