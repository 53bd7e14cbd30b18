import { useWords } from '../language/language.ts'
import { ButtonLink } from '../navigation/Link.tsx'
import { paths } from '../navigation/paths.ts'
import { kitWords } from '../words.ts'
import { Page } from './Page.tsx'

/** For a link whose token cannot be one (spec: accounts#copied-links). */
export function LinkNotComplete() {
  const words = useWords(kitWords)
  return (
    <Page narrow title={words.linkNotComplete} lead={words.openLinkAgain}>
      <div className="actions">
        <ButtonLink href={paths.login}>{words.logIn}</ButtonLink>
      </div>
    </Page>
  )
}
