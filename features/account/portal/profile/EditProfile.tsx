import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { CancelButton } from '#ui/display/CancelButton.tsx'
import { CheckboxGroup } from '#ui/form/CheckboxGroup.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import { Page } from '#ui/page/Page.tsx'
import { useSendForm } from '#ui/form/draft/use-send-form.ts'
import { useUnsentForm } from '#ui/form/unsent-form.ts'
import { wholeValues } from '#ui/form/whole-values.tsx'
import { pickDetails } from '../../rules/account-details.ts'
import { AccountDetailsForm } from '../AccountDetailsForm.tsx'
import { updateAccount, type WholeAccountFragment } from '../account.operations.ts'
import { cacheAccount } from './cache-account.ts'
import { LeaveMode } from './LeaveMode.tsx'
import { NewsBanner } from './NewsBanner.tsx'
import { getSaveTrouble, type SaveTrouble } from './notices.ts'
import type { ProfileState, ProfileStep } from './profile-mode.ts'
import {
  isUnchangedProfile,
  notifyFindings,
  profileInput,
  getProfileValues,
  type ProfileValues,
} from './profile-values.ts'
import { profileWords } from './words.ts'

export interface EditProfileProps {
  readonly account: WholeAccountFragment
  readonly state: ProfileState
  readonly take: (step: ProfileStep) => void
}

export function EditProfile({ account, state, take }: EditProfileProps) {
  const { edit: words, readOnly, offline } = useWords(profileWords)
  const onFile = getProfileValues(account)
  const store = useUnsentForm('profile', onFile)
  const [values, setValues, { sent: clearStored }] = store
  const { isBusy, trouble, submit } = useSendForm<ProfileValues, SaveTrouble>({
    empty: onFile,
    store,
    send: save,
    toTrouble: getSaveTrouble,
  })

  function leave(kind: 'done' | 'cancelled'): undefined {
    clearStored()
    take({ kind })
  }

  async function save(): Promise<undefined> {
    if (isUnchangedProfile(onFile, values)) return leave('cancelled')
    const input = { account: profileInput(account.id, values) }
    cacheAccount((await graph.run(updateAccount, input)).accounts.update)
    return leave('done')
  }

  return (
    <Page narrow title={words.title} back={<LeaveMode to={readOnly.title} take={take} />}>
      {trouble === undefined ? (
        <NewsBanner news={state.news} account={account} />
      ) : (
        <div className="page-notice">
          <Banner
            tone="bad"
            title={trouble === 'refused' ? words.accountDataError : words.unknownError}
            takesFocus
          >
            <p>{trouble === 'offline' ? offline : words.stillHere}</p>
          </Banner>
        </div>
      )}
      <AccountDetailsForm
        values={pickDetails(values)}
        onChange={(details) => setValues({ ...values, ...details })}
        onValid={submit}
        mobilePhone={account.mobilePhone}
        emailAddress={account.emailAddress}
        channels={{
          mobileHint: account.verifyPhone ? words.mobileUnverified : words.mobileHint,
          emailHint: account.verifyEmail ? words.emailUnverified : words.emailHint,
          mobileAction: <ChannelAction channel="mobile" state={state} take={take} />,
          emailAction: <ChannelAction channel="email" state={state} take={take} />,
        }}
        more={{
          parts: <Notified values={values} onChange={setValues} />,
          findings: notifyFindings(values),
        }}
      >
        <div className="actions">
          <Button type="submit" busy={isBusy}>
            {words.save}
          </Button>
          <CancelButton onPress={() => !isBusy && leave('cancelled')} />
        </div>
      </AccountDetailsForm>
    </Page>
  )
}

function Notified({
  values,
  onChange,
}: {
  readonly values: ProfileValues
  readonly onChange: (values: ProfileValues) => void
}) {
  const words = useWords(profileWords).edit
  return (
    <div className="stack next-part">
      <h2 className="part-title">{words.notifyTitle}</h2>
      <CheckboxGroup
        name="contactType"
        label={words.notifyLegend}
        hint={words.notifyHint}
        value={[values.byEmail ? 'email' : '', values.byText ? 'text' : '']}
        onChange={(chosen) =>
          onChange({
            ...values,
            byEmail: chosen.includes('email'),
            byText: chosen.includes('text'),
          })
        }
        options={[
          { value: 'email', label: words.email },
          { value: 'text', label: words.text },
        ]}
      />
      <p className="reason">{words.textConsent}</p>
    </div>
  )
}

interface ChannelActionProps {
  readonly channel: 'mobile' | 'email'
  readonly state: ProfileState
  readonly take: (step: ProfileStep) => void
}

/** Opens the flow that changes this channel. A pending value is kept. */
function ChannelAction({ channel, state, take }: ChannelActionProps) {
  const words = useWords(profileWords).edit
  const destination = state[channel]?.destination
  return (
    <div className="field-act">
      <Button
        small
        look="second"
        onPress={() =>
          take({ kind: channel === 'mobile' ? 'changeMobilePhone' : 'changeEmailAddress' })
        }
      >
        {channel === 'mobile' ? words.changeMobile : words.changeEmail}
      </Button>
      {destination == null ? null : (
        <p className="small-text">
          {wholeValues(
            channel === 'mobile' ? words.mobileWaits(destination) : words.emailWaits(destination),
          )}{' '}
          <LinkButton onPress={() => take({ kind: 'enterCode', channel })}>
            {words.enterCode}
          </LinkButton>
        </p>
      )}
    </div>
  )
}
