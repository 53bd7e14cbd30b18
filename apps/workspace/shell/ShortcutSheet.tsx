import { useState } from 'react'
import { groupBy } from '#lib/lists.ts'
import { isMac, keyNames } from '#ui/keyboard/key-names.ts'
import type { ShortcutGroup } from '#ui/keyboard/shortcuts.ts'
import { currentShortcuts, setSingleKeys, useSingleKeys } from '#ui/keyboard/use-shortcuts.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { shellWords } from '../words.ts'

const groups: readonly ShortcutGroup[] = ['everywhere', 'places', 'lists', 'case', 'review']

/** The keys that work on this page. */
export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(shellWords)
  const isOn = useSingleKeys()
  const [byGroup] = useState(() => groupBy(currentShortcuts(), ({ group }) => group))
  return (
    <Dialog isOpen onClose={onClose} title={words.shortcuts} wide>
      <div className="shortcuts">
        {groups.map((group) => {
          const shortcuts = byGroup.get(group)
          if (shortcuts === undefined) return null
          return (
            <section key={group} aria-labelledby={`shortcuts-${group}`}>
              <h3 id={`shortcuts-${group}`}>{words.shortcutGroups[group]}</h3>
              <dl>
                {shortcuts.map(({ keys, label }) => (
                  <div key={keys}>
                    <dt>{label}</dt>
                    <dd>
                      {keyNames(keys, isMac()).map((key) => (
                        <kbd key={key}>{key}</kbd>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          )
        })}
      </div>
      <label className="pick bare gap-medium">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget }) => setSingleKeys(currentTarget.checked)}
        />
        <span>
          {words.useSingleKeys}
          <span className="second-line">{words.singleKeysNote}</span>
        </span>
      </label>
    </Dialog>
  )
}
