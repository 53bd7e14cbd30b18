import { Button as AriaButton } from 'react-aria-components/Button'
import { useCurrentAccount } from '#features/account/portal/current-account.ts'
import { signOff } from '#features/sign-in/portal/session/session.ts'
import { Icon } from '#ui/display/Icon.tsx'
import { useWords } from '#ui/language/language.ts'
import { Menu, type MenuEntry } from '#ui/navigation/Menu.tsx'
import { useGo } from '#ui/navigation/navigation.ts'
import { paths } from '#ui/navigation/paths.ts'
import { hasScreen } from '../feature-routes.ts'
import { frameWords } from '../words.ts'

export function UserMenu() {
  const words = useWords(frameWords)
  const account = useCurrentAccount()
  const go = useGo()
  const givenName = account?.givenName ?? account?.userName ?? ''
  const pages: MenuEntry[] = [
    {
      id: paths.userProfile,
      label: words.myProfile,
      icon: 'user' as const,
      onChoose: () => go(paths.userProfile),
    },
    {
      id: paths.client,
      label: words.myCases,
      icon: 'folder' as const,
      onChoose: () => go(paths.client),
    },
    {
      id: paths.faqs,
      label: words.faqs,
      icon: 'question' as const,
      onChoose: () => go(paths.faqs),
    },
  ].filter(({ id }) => hasScreen(id))

  return (
    <Menu
      name={words.userMenu}
      trigger={
        <AriaButton className="tool">
          <span className="avatar" aria-hidden="true">
            {[...givenName][0]?.toUpperCase()}
          </span>
          <span className="visually-hidden">{words.userMenu}: </span>
          <span className="who">{givenName}</span>
          <Icon name="caret-down" size="small" className="caret" />
        </AriaButton>
      }
      head={
        <p className="who-line">
          {[account?.givenName, account?.familyName].filter(Boolean).join(' ')}
        </p>
      }
      entries={[
        ...pages,
        { id: 'logout', label: words.logout, icon: 'sign-out', onChoose: () => void signOff() },
      ]}
      foot={<p className="version">{words.version(import.meta.env.PORTAL_VERSION)}</p>}
    />
  )
}
