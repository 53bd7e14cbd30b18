import { Banner } from '#ui/feedback/Banner.tsx'
import { useWords } from '#ui/language/language.ts'
import { wholeValues } from '#ui/form/whole-values.tsx'
import type { WholeAccountFragment } from '../account.operations.ts'
import { emailChannel, mobileChannel } from './change-channel/channels.ts'
import type { ProfileNews } from './profile-mode.ts'
import { profileWords, type ProfileWords } from './words.ts'

interface News {
  readonly tone: 'ok' | 'note'
  readonly title: string
  readonly detail?: string
}

function newsInWords(
  news: ProfileNews,
  account: WholeAccountFragment,
  { readOnly, mobile, email }: ProfileWords,
): News {
  switch (news) {
    case 'saved':
      return { tone: 'ok', title: readOnly.saved }
    case 'passwordChanged':
      return { tone: 'ok', title: readOnly.passwordChanged, detail: readOnly.passwordChangedDetail }
    case 'mobileChanged':
      return { tone: 'ok', title: mobile.changed, detail: mobile.changedDetail }
    case 'mobileKept':
      return { tone: 'note', title: mobile.kept(mobileChannel.current(account)) }
    case 'emailChanged':
      return { tone: 'ok', title: email.changed, detail: email.changedDetail }
    case 'emailKept':
      return { tone: 'note', title: email.kept(emailChannel.current(account)) }
  }
}

export function NewsBanner({
  news,
  account,
}: {
  readonly news: ProfileNews | undefined
  readonly account: WholeAccountFragment
}) {
  const words = useWords(profileWords)
  if (news === undefined) return null
  const { tone, title, detail } = newsInWords(news, account, words)
  return (
    <div className="page-notice">
      <Banner key={news} tone={tone} title={wholeValues(title)} takesFocus>
        {detail === undefined ? null : <p>{detail}</p>}
      </Banner>
    </div>
  )
}
