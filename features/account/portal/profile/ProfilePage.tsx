// The profile: one page of seven modes (spec: accounts#profile-modes).
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { Page as PageOf } from '#ui/page/Page.tsx'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import type { WholeAccountFragment } from '../account.operations.ts'
import { ChangeChannel } from './change-channel/ChangeChannel.tsx'
import { ChangePassword } from './change-password/ChangePassword.tsx'
import { emailChannel, mobileChannel } from './change-channel/channels.ts'
import { EditProfile } from './EditProfile.tsx'
import type { Waiting } from './profile-mode.ts'
import { ownProfile } from './profile.operations.ts'
import { ReadOnlyProfile } from './ReadOnlyProfile.tsx'
import { useProfile } from './use-profile.ts'
import { VerifyChannel } from './change-channel/VerifyChannel.tsx'
import { profileWords } from './words.ts'

export function Page() {
  const { data, error, refetch } = useGraphQuery(ownProfile, {})
  const words = useWords(profileWords).readOnly
  const account = data?.accounts.get
  if (account) return <Profile account={account} />
  return (
    <PageOf title={words.title}>
      {error === null ? (
        <SkeletonList rows={5} />
      ) : (
        <Banner
          tone="bad"
          title={words.loadFailed}
          action={
            <Button small look="second" onPress={() => void refetch()}>
              {words.tryAgain}
            </Button>
          }
        >
          <p>{words.loadFailedDetail}</p>
        </Banner>
      )}
    </PageOf>
  )
}

function Profile({ account }: { readonly account: WholeAccountFragment & Waiting }) {
  const [state, take] = useProfile(account)
  const mobile = { channel: mobileChannel, account, pending: state.mobile, take }
  const email = { channel: emailChannel, account, pending: state.email, take }
  switch (state.mode) {
    case 'read-only':
      return <ReadOnlyProfile account={account} news={state.news} take={take} />
    case 'edit':
      return <EditProfile account={account} state={state} take={take} />
    case 'reset':
      return <ChangePassword userName={account.userName} take={take} />
    case 'changeMobilePhone':
      return <ChangeChannel key="mobile" {...mobile} />
    case 'changeMobilePhoneVerify':
      return <VerifyChannel key="mobile" {...mobile} />
    case 'changeEmailAddress':
      return <ChangeChannel key="email" {...email} />
    case 'changeEmailAddressVerify':
      return <VerifyChannel key="email" {...email} />
  }
}
