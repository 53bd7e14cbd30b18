import { useWords } from '#ui/language/language.ts'
import type { IntakePart } from '../intake-place.ts'
import { intakeWords } from '../words.ts'

/** `['2 warnings', '1 gap']`. */
export function useStillOpen(part: IntakePart): readonly string[] {
  const words = useWords(intakeWords)
  const { gapCount, warningCount, helpCount } = part
  return [
    ...(gapCount > 0 ? [words.gaps(gapCount)] : []),
    ...(warningCount > 0 ? [words.warnings(warningCount)] : []),
    ...(helpCount > 0 ? [words.helpRequests(helpCount)] : []),
  ]
}
