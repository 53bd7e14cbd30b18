import { Button as AriaButton } from 'react-aria-components/Button'
import { keyWords } from '#features/cases/workspace/words.ts'
import { StaffBell } from '#features/notifications/workspace/StaffBell.tsx'
import { Brand } from '#features/staff/workspace/Brand.tsx'
import { workspacePaths } from '#features/staff/workspace/paths.ts'
import { signOut } from '#features/staff/workspace/session/session.ts'
import { useStaffSession } from '#features/staff/workspace/session/session-store.ts'
import { peopleWords, sessionWords, signInWords } from '#features/staff/workspace/words.ts'
import { Icon } from '#ui/display/Icon.tsx'
import { toInitials } from '#ui/display/initials.ts'
import { isMac, keyNames } from '#ui/keyboard/key-names.ts'
import { chooseLanguage, useLanguage, useWords } from '#ui/language/language.ts'
import { LazyMenu } from '#ui/navigation/LazyMenu.tsx'
import { mainId } from '#ui/page/Main.tsx'
import { shellWords } from '../words.ts'
import type { FrameOverlay } from './FrameKeys.tsx'

export interface TopBarProps {
  readonly onShow: (overlay: FrameOverlay) => void
}

export function TopBar({ onShow }: TopBarProps) {
  const { skip } = useWords(signInWords)
  const { firmName } = useStaffSession()
  return (
    <header className="workspace-top">
      <a className="skip" href={`#${mainId}`}>
        {skip}
      </a>
      <Brand />
      <span className="firm-name">{firmName}</span>
      <Jump onPress={() => onShow('palette')} />
      <StaffBell settingsPath={workspacePaths.notices} />
      <PersonMenu onShow={onShow} />
    </header>
  )
}

/** Looks like a field and opens the palette. */
function Jump({ onPress }: { readonly onPress: () => void }) {
  const { find } = useWords(keyWords)
  return (
    <button
      type="button"
      className="jump"
      aria-haspopup="dialog"
      aria-keyshortcuts={isMac() ? 'Meta+K' : 'Control+K'}
      onClick={onPress}
    >
      <Icon name="magnifying-glass" />
      <span className="jump-words">{find}</span>
      <kbd aria-hidden="true">{keyNames('Control+k', isMac()).join(' ')}</kbd>
    </button>
  )
}

function PersonMenu({ onShow }: TopBarProps) {
  const words = useWords(sessionWords)
  const { otherLanguage } = useWords(signInWords)
  const { roles } = useWords(peopleWords)
  const { shortcuts } = useWords(shellWords)
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
        {
          id: 'shortcuts',
          label: shortcuts,
          icon: 'info',
          onChoose: () => onShow('shortcuts'),
        },
        { id: 'log-out', label: words.logOut, icon: 'sign-out', onChoose: () => void signOut() },
      ]}
    />
  )
}
