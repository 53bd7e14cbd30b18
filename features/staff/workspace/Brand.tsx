import { useWords } from '#ui/language/language.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { workspacePaths } from './paths.ts'
import { signInWords } from './words.ts'

export function Brand() {
  const words = useWords(signInWords)
  return (
    <Link href={workspacePaths.home} className="brand" name={words.home}>
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path className="brand-sun" d="M7 19a9 9 0 0 1 18 0z" />
        <path
          className="brand-horizon"
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
