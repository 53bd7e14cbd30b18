import { Button as AriaButton } from 'react-aria-components/Button'
import { Brand } from '#features/staff/workspace/Brand.tsx'
import { signOut } from '#features/staff/workspace/session/session.ts'
import { useStaffSession } from '#features/staff/workspace/session/session-store.ts'
import { peopleWords, sessionWords, signInWords } from '#features/staff/workspace/words.ts'
import { Icon } from '#ui/display/Icon.tsx'
import { toInitials } from '#ui/display/initials.ts'
import { chooseLanguage, useLanguage, useWords } from '#ui/language/language.ts'
import { LazyMenu } from '#ui/navigation/LazyMenu.tsx'
import { mainId } from '#ui/page/Main.tsx'

export function TopBar() {
  const { skip } = useWords(signInWords)
  const { firmName } = useStaffSession()
  return (
    <header className="workspace-top">
      <a className="skip" href={`#${mainId}`}>
        {skip}
      </a>
      <Brand />
      <span className="firm-name">{firmName}</span>
      <PersonMenu />
    </header>
  )
}

function PersonMenu() {
  const words = useWords(sessionWords)
  const { otherLanguage } = useWords(signInWords)
  const { roles } = useWords(peopleWords)
  const { me } = useStaffSession()
  const nextLanguage = useLanguage() === 'en' ? 'es' : 'en'
  if (me === undefined) return null
  const name = `${me.givenName} ${me.familyName}`
  return (
    <LazyMenu
      name={words.personMenu}
      renderTrigger={(props) => (
        <AriaButton className="tool" {...props}>
          <span className="avatar" aria-hidden="true">
            {toInitials(name)}
          </span>
          <span className="visually-hidden">{words.personMenu}: </span>
          <span className="who">{name}</span>
          <Icon name="caret-down" size="small" className="caret" />
        </AriaButton>
      )}
      head={
        <div className="who-line">
          <p>{name}</p>
          <p className="soft small-text">{roles[me.role]}</p>
        </div>
      }
      entries={[
        {
          id: 'language',
          label: otherLanguage,
          icon: 'globe',
          onChoose: () => void chooseLanguage(nextLanguage).catch(() => undefined),
        },
        { id: 'log-out', label: words.logOut, icon: 'sign-out', onChoose: () => void signOut() },
      ]}
    />
  )
}
