// The palette, the list of shortcuts and the keys that work on every page.
import { lazy, Suspense, useEffect } from 'react'
import { clientPaths } from '#features/cases/workspace/paths.ts'
import { keyWords } from '#features/cases/workspace/words.ts'
import { useShortcutKeys, useShortcuts } from '#ui/keyboard/use-shortcuts.ts'
import { useWords } from '#ui/language/language.ts'
import { lazyPart, partLoader } from '#ui/navigation/lazy-part.ts'
import { useGo } from '#ui/navigation/navigation.ts'
import { shellWords } from '../words.ts'
import { hasPage, places } from './places.ts'

const loadPalette = partLoader(
  () => import('#features/clients/workspace/palette/Palette.tsx'),
  'Palette',
)
const Palette = lazy(loadPalette)
const ShortcutSheet = lazyPart(() => import('./ShortcutSheet.tsx'), 'ShortcutSheet')

export type FrameOverlay = 'palette' | 'shortcuts'

export interface FrameKeysProps {
  readonly shown: FrameOverlay | undefined
  readonly onShow: (overlay: FrameOverlay | undefined) => void
}

const canInvite = hasPage(clientPaths.invite)

export function FrameKeys({ shown, onShow }: FrameKeysProps) {
  const words = useWords(shellWords)
  const keys = useWords(keyWords)
  const go = useGo()
  const invite = () => go(clientPaths.invite)
  useShortcutKeys()
  // Loaded before the first press of Ctrl K: letters typed at once must reach its field.
  useEffect(() => void loadPalette().catch(() => undefined), [])
  useShortcuts([
    {
      keys: 'Control+k',
      group: 'everywhere',
      label: keys.find,
      effect: 'shows',
      run: () => onShow('palette'),
    },
    {
      keys: '?',
      group: 'everywhere',
      label: words.thisList,
      effect: 'shows',
      run: () => onShow('shortcuts'),
    },
    ...(canInvite
      ? [
          {
            keys: 'c',
            group: 'everywhere',
            label: keys.invite,
            effect: 'shows',
            run: invite,
          } as const,
        ]
      : []),
    ...places.map(({ name, href, key }) => ({
      keys: `g ${key}`,
      group: 'places' as const,
      label: words.places[name],
      effect: 'shows' as const,
      run: () => go(href),
    })),
  ])
  const close = () => onShow(undefined)
  return (
    <Suspense>
      {shown === 'palette' ? (
        <Palette
          places={places.map(({ name, href, icon }) => ({
            href,
            icon,
            label: words.places[name],
          }))}
          acts={[
            ...(canInvite
              ? [{ id: 'invite', label: keys.invite, icon: 'plus' as const, run: invite }]
              : []),
            {
              id: 'shortcuts',
              label: words.shortcuts,
              icon: 'info',
              run: () => onShow('shortcuts'),
            },
          ]}
          onClose={close}
        />
      ) : null}
      {shown === 'shortcuts' ? <ShortcutSheet onClose={close} /> : null}
    </Suspense>
  )
}
