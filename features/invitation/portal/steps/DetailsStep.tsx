// The button Next does not save unchanged details (spec: accounts#details-unchanged).
import { AccountDetailsForm } from '#features/account/portal/AccountDetailsForm.tsx'
import {
  ownAccount,
  updateAccount,
  verifyAccountDetails,
} from '#features/account/portal/account.operations.ts'
import { adoptAccount } from '#features/account/portal/current-account.ts'
import { getDetails, getInput } from '#features/account/portal/details-of-account.ts'
import { creationStep } from '#features/account/rules/creation-step.ts'
import { isUnchanged, type AccountDetails } from '#features/account/rules/account-details.ts'
import { Button } from '#ui/display/Button.tsx'
import { useSendForm } from '#ui/form/draft/use-send-form.ts'
import { fittingDraft } from '#ui/form/draft/fitting-draft.ts'
import { graph } from '#ui/graphql/graph.ts'
import { getKey, useGraphQuery } from '#ui/graphql/hooks.ts'
import { queryClient } from '#ui/graphql/query-client.ts'
import { useWords } from '#ui/language/language.ts'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import { useUnsentForm } from '#ui/form/unsent-form.ts'
import { toTrouble, type Trouble } from './step-notices.ts'
import { BackButton, StepPage, type StepFrame } from './StepPage.tsx'
import { invitationWords } from '../words.ts'

export interface DetailsStepProps {
  readonly frame: StepFrame
  readonly onDone: () => void
}

export function DetailsStep({ frame, onDone }: DetailsStepProps) {
  const { details: words, shared } = useWords(invitationWords)
  const { data, error, refetch } = useGraphQuery(ownAccount, {})
  const [typed, setTyped, { sent: clearStored }] = useUnsentForm<AccountDetails | undefined>(
    'account-details',
    undefined,
  )
  const account = data?.accounts.get
  const values = account && fittingDraft(typed, getDetails(account))
  const form = useSendForm<AccountDetails | undefined, Trouble>({
    empty: undefined,
    store: [values, setTyped],
    async send(details) {
      if (account === undefined || details === undefined) return undefined
      const saved = isUnchanged(getDetails(account), details)
        ? account
        : (await graph.run(updateAccount, { account: getInput(account.id, details) })).accounts
            .update
      queryClient.setQueryData(getKey(ownAccount, {}), { accounts: { get: saved } })
      const { verifyAccountDetails: answer } = await graph.run(verifyAccountDetails, {})
      if (!answer.success) return { own: 'not-saved' }
      adoptAccount({
        ...saved,
        accountCreationStep: Math.max(saved.accountCreationStep, creationStep.detailsVerified),
      })
      clearStored()
      onDone()
      return undefined
    },
    toTrouble: (problem) => toTrouble(problem, 'not-saved'),
  })

  const trouble =
    form.trouble ?? (error === null || account !== undefined ? undefined : toTrouble(error))
  return (
    <StepPage frame={frame} title={words.heading} lead={words.lead} trouble={trouble}>
      {account !== undefined && values !== undefined ? (
        <AccountDetailsForm
          values={values}
          onChange={setTyped}
          onValid={form.submit}
          mobilePhone={account.mobilePhone}
          emailAddress={account.emailAddress}
        >
          <div className="actions stick">
            <Button type="submit" busy={form.isBusy}>
              {shared.next}
            </Button>
            <BackButton frame={frame} />
          </div>
        </AccountDetailsForm>
      ) : error === null ? (
        <SkeletonList rows={5} />
      ) : (
        <div className="actions">
          <Button onPress={() => void refetch()}>{shared.tryAgain}</Button>
        </div>
      )}
    </StepPage>
  )
}
