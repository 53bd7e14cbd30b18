import { Button } from '#ui/display/Button.tsx'
import { CheckboxGroup } from '#ui/form/CheckboxGroup.tsx'
import { useSendForm } from '#ui/form/draft/use-send-form.ts'
import { Form } from '#ui/form/Form.tsx'
import { GoBack } from '#ui/navigation/GoBack.tsx'
import { useWords } from '#ui/language/language.ts'
import { useGo } from '#ui/navigation/navigation.ts'
import { Page } from '#ui/page/Page.tsx'
import { paths } from '#ui/navigation/paths.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { recoveryFindings, type ForgottenCredentials } from '../../rules/recovery.ts'
import { useGoOnWhenSignedIn } from '../session/go-on-when-signed-in.ts'
import { askForCredentials, type RecoveryOutcome } from './request-credentials.ts'
import { pendingRecovery } from '../session/pending-recovery.ts'
import { RecoveryTrouble } from './RecoveryTrouble.tsx'
import { recoverySentences, recoveryWords } from './words.ts'

type RecoveryTroubleKind = Exclude<RecoveryOutcome, { readonly kind: 'go' }>

const empty: ForgottenCredentials = {
  lastName: '',
  mobilePhone: '',
  forgotUser: false,
  forgotPassword: false,
}

export function ForgotPage() {
  const { forgot: words, shared } = useWords(recoveryWords)
  const sentences = useWords(recoverySentences)
  const go = useGo()
  const form = useSendForm<ForgottenCredentials, RecoveryTroubleKind>({
    empty: pendingRecovery()?.typed ?? empty,
    check: recoveryFindings,
    sentences,
    async send(typed) {
      const result = await askForCredentials(typed)
      if (result.kind !== 'go') return result
      go(result.path, { state: result.state })
      return undefined
    },
  })
  const { draft, change, bind, trouble } = form
  useGoOnWhenSignedIn(() => undefined)
  const options = [
    { value: 'user', label: words.user },
    { value: 'password', label: words.password },
  ]

  return (
    <Page
      narrow
      title={words.heading}
      documentTitle={words.pageTitle}
      lead={words.lead}
      back={<GoBack href={paths.login}>{shared.back}</GoBack>}
    >
      {trouble ? <RecoveryTrouble asked={trouble} /> : null}
      <Form className="card" onSubmit={form.submit} errors={form.errors}>
        <TextField
          {...bind('lastName')}
          label={words.lastName}
          autoComplete="family-name"
          spellCheck={false}
        />
        <TextField
          {...bind('mobilePhone')}
          label={words.mobilePhone}
          hint={words.mobileHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          width="phone"
        />
        <CheckboxGroup
          name="forgot"
          label={words.legend}
          options={options}
          value={[
            ...(draft.forgotUser ? ['user'] : []),
            ...(draft.forgotPassword ? ['password'] : []),
          ]}
          onChange={(chosen) =>
            change({
              forgotUser: chosen.includes('user'),
              forgotPassword: chosen.includes('password'),
            })
          }
        />
        <div className="actions">
          <Button type="submit" busy={form.isBusy && words.submitting}>
            {words.submit}
          </Button>
        </div>
      </Form>
    </Page>
  )
}
