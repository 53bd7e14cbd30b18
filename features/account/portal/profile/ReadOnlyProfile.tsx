import { Button } from '#ui/display/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { GoBack } from '#ui/navigation/GoBack.tsx'
import { IconTile } from '#ui/display/IconTile.tsx'
import { useWords } from '#ui/language/language.ts'
import { Page } from '#ui/page/Page.tsx'
import { paths } from '#ui/navigation/paths.ts'
import type { WholeAccountFragment } from '../account.operations.ts'
import { Facts } from './Facts.tsx'
import { NewsBanner } from './NewsBanner.tsx'
import type { ProfileNews, ProfileStep } from './profile-mode.ts'
import { SignedInDevices } from './SignedInDevices.tsx'
import { profileWords } from './words.ts'

export interface ReadOnlyProfileProps {
  readonly account: WholeAccountFragment
  readonly news: ProfileNews | undefined
  readonly take: (step: ProfileStep) => void
}

export function ReadOnlyProfile({ account, news, take }: ReadOnlyProfileProps) {
  const words = useWords(profileWords).readOnly
  const { givenName, middleName, familyName, suffix, userName } = account
  const name = [givenName, middleName, familyName, suffix].filter(Boolean).join(' ') || userName
  return (
    <Page
      title={words.title}
      lead={words.lead}
      back={<GoBack href={paths.client}>{words.back}</GoBack>}
    >
      <NewsBanner news={news} account={account} />
      <div className="aside-grid">
        <Card name={words.details}>
          <div className="who-head">
            <span className="avatar large dawn" aria-hidden="true">
              {[...name][0]?.toUpperCase()}
            </span>
            <h2>{name}</h2>
          </div>
          <Facts account={account} />
          <div className="actions">
            <Button icon="pencil-simple" onPress={() => take({ kind: 'edit' })}>
              {words.edit}
            </Button>
          </div>
        </Card>
        <div className="stack">
          <Card name={words.password} className="stack">
            <div className="tile-head">
              <IconTile icon="lock-simple" tone="file" />
              <h2>{words.password}</h2>
            </div>
            <p className="soft small-text">{words.passwordHint}</p>
            <div className="actions">
              <Button look="second" onPress={() => take({ kind: 'reset' })}>
                {words.changePassword}
              </Button>
            </div>
          </Card>
          <SignedInDevices />
        </div>
      </div>
    </Page>
  )
}
