// Verify account details: what is on file, filled in; unchanged and complete, Next skips saving (seeds/000, section 5).
import { useState } from 'react'
import { AccountDetailsForm } from '#features/account/portal/AccountDetailsForm.tsx'
import { ownAccount, updateAccount, verifyAccountDetails, type WholeAccountFragment } from '#features/account/portal/account.operations.ts'
import { takeAccount } from '#features/account/portal/current-account.ts'
import { detailsOf, inputOf } from '#features/account/portal/details-of-account.ts'
import { creationStep } from '#features/account/rules/creation-step.ts'
import { isUnchanged, type AccountDetails } from '#features/account/rules/account-details.ts'
import { Button } from '#ui/Button.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { keyOf, useGraphQuery } from '#ui/graphql/hooks.ts'
import { queryClient } from '#ui/graphql/query-client.ts'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { noticeOf, notSavedNotice } from '../step-notices.ts'
import { BackButton, StepPage, type StepFrame, type StepNotice } from '../StepPage.tsx'
import { invitationWords } from '../words.en.ts'

const words = invitationWords.details

export interface DetailsStepProps {
  readonly frame: StepFrame
  /** What was typed before, if anything. */
  readonly values: AccountDetails | undefined
  readonly onChange: (values: AccountDetails) => void
  readonly onDone: () => void
}

export function DetailsStep({ frame, values, onChange, onDone }: DetailsStepProps) {
  const { data, error, refetch } = useGraphQuery(ownAccount, {})
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<StepNotice>()
  const account = data?.accounts.get

  async function save(onFile: WholeAccountFragment, typed: AccountDetails) {
    setFailure(undefined)
    setBusy(true)
    try {
      const saved = isUnchanged(detailsOf(onFile), typed)
        ? onFile
        : (await graph.run(updateAccount, { account: inputOf(onFile.id, typed) })).accounts.update
      queryClient.setQueryData(keyOf(ownAccount, {}), { accounts: { get: saved } })
      const { verifyAccountDetails: answer } = await graph.run(verifyAccountDetails, {})
      if (!answer.success) return setFailure(notSavedNotice)
      takeAccount({ ...saved, accountCreationStep: Math.max(saved.accountCreationStep, creationStep.detailsVerified) })
      onDone()
    } catch (problem) {
      setFailure(noticeOf(problem, notSavedNotice))
    } finally {
      setBusy(false)
    }
  }

  const notice = failure ?? (error === null || account !== undefined ? undefined : noticeOf(error))
  const typed = values ?? (account && detailsOf(account))
  return (
    <StepPage frame={frame} title={words.heading} lead={words.lead} notice={notice}>
      {account !== undefined && typed !== undefined ? (
        <AccountDetailsForm
          values={typed} onChange={onChange} onValid={() => void save(account, typed)}
          mobilePhone={account.mobilePhone} emailAddress={account.emailAddress}
        >
          <div className="acts">
            <Button type="submit" busy={busy && words.saving}>
              {invitationWords.shared.next}
            </Button>
            <BackButton frame={frame} />
          </div>
        </AccountDetailsForm>
      ) : error === null ? (
        <SkeletonList rows={5} />
      ) : (
        <div className="acts">
          <Button onPress={() => void refetch()}>{invitationWords.shared.tryAgain}</Button>
        </div>
      )}
    </StepPage>
  )
}
