import { useRef, useState } from 'react'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { toasts } from '#ui/feedback/toast-list.ts'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useAct } from '#ui/graphql/use-act.ts'
import { useWords } from '#ui/language/language.ts'
import { firmSentences } from '../words.ts'
import { changeFirmLogo, firmProfile } from './profile.operations.ts'
import { readLogo } from './read-logo.ts'
import { profileWords } from './words.ts'

/** Chooses, replaces or removes the logo. Each takes effect at once. */
export function LogoActions({ hasLogo }: { readonly hasLogo: boolean }) {
  const words = useWords(profileWords)
  const sentences = useWords(firmSentences)
  const act = useAct({ sentences, trouble: words.trouble })
  const input = useRef<HTMLInputElement>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const problem = isUnreadable ? words.logoUnreadable : act.problem

  async function save(picture: string | null) {
    setUnreadable(false)
    const result = await act.run(
      async () => (await graph.run(changeFirmLogo, { picture })).changeFirmLogo,
    )
    await readAgain(firmProfile)
    if (!result) return
    toasts.show({ tone: 'success', title: picture === null ? words.logoRemoved : words.logoSaved })
  }

  async function choose(file: File | undefined) {
    if (file === undefined) return
    const picture = await readLogo(file)
    if (picture === undefined) setUnreadable(true)
    else await save(picture)
  }

  return (
    <div className="logo-actions">
      {problem === undefined ? null : <Banner tone="bad" title={problem} takesFocus />}
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        hidden
        onChange={({ currentTarget }) => {
          void choose(currentTarget.files?.[0])
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      <div className="actions">
        <Button
          look="second"
          small
          busy={act.isBusy && words.savingLogo}
          onPress={() => input.current?.click()}
        >
          {hasLogo ? words.replaceLogo : words.chooseLogo}
        </Button>
        {hasLogo ? (
          <Button look="quiet" small onPress={() => void save(null)}>
            {words.removeLogo}
          </Button>
        ) : null}
      </div>
      <p className="reason">{words.logoHint}</p>
    </div>
  )
}
