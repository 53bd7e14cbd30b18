import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { frameWords } from '../words.ts'

export function Brand({ href }: { readonly href: string }) {
  const words = useWords(frameWords)
  return (
    <Link href={href} className="brand" name={words.home}>
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path className="sn" d="M7 19a9 9 0 0 1 18 0z" />
        <path
          className="hz"
          d="M2 20.75h28M9 25.5h14"
          fill="none"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
      <span aria-hidden="true">Daybreak</span>
    </Link>
  )
}
