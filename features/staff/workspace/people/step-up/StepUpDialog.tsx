import { useState, useSyncExternalStore } from 'react'
import { readRefusal, sentenceFor } from '#lib/problem.ts'
import { Button } from '#ui/display/Button.tsx'
import { CancelButton } from '#ui/display/CancelButton.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { CodeInput } from '#ui/form/CodeInput.tsx'
import { Form } from '#ui/form/Form.tsx'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { graph } from '#ui/graphql/graph.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { confirmStaff, type StaffActResultFragment } from '../people.operations.ts'
import {
  beginPasskeyProof,
  confirmStaffWithPasskey,
  staffPasskeys,
} from '../../passkeys/passkeys.operations.ts'
import { signWithPasskey, supportsPasskeys } from '../../passkeys/web-authn.ts'
import { useStaffSession } from '../../session/session-store.ts'
import { useCodeDraft } from './use-code-draft.ts'
import { sessionWords, staffSentences } from '../../words.ts'
import { stepUp } from './step-up.ts'

/** The shell renders it once. */
export function StepUpDialog() {
  const words = useWords(sessionWords)
  const isAsking = useSyncExternalStore(stepUp.subscribe, stepUp.isAsking)
  return (
    <Dialog isOpen={isAsking} onClose={() => stepUp.settle(false)} title={words.confirmTitle}>
      <StepUpForm />
    </Dialog>
  )
}

function StepUpForm() {
  const words = useWords(sessionWords)
  const proof = useProof()
  const { draft, bind, errors, submit } = useCodeDraft(words.codeRequired)
  const confirm = () =>
    void proof.send('code', async () => (await graph.run(confirmStaff, draft)).confirmStaff)

  return (
    <>
      <p className="dialog-lead">{words.confirmLead}</p>
      {proof.problem === undefined ? null : (
        <div className="dialog-notice">
          <Banner tone="bad" title={proof.problem} takesFocus />
        </div>
      )}
      <Form onSubmit={() => submit(confirm)} errors={errors}>
        <CodeInput {...bind('code')} label={words.code} hint={words.codeHint} />
        <div className="actions">
          <Button type="submit" busy={proof.busyWith === 'code' && words.checking}>
            {words.confirm}
          </Button>
          <CancelButton onPress={() => stepUp.settle(false)} />
        </div>
      </Form>
      <PasskeyProof proof={proof} />
    </>
  )
}

/** Only for a person who has a passkey, in a browser that can use it. */
function PasskeyProof({ proof }: { readonly proof: Proof }) {
  const words = useWords(sessionWords)
  const { offersPasskeys } = useStaffSession()
  const isOffered = offersPasskeys === true && supportsPasskeys()
  const { data } = useGraphQuery(staffPasskeys, {}, { enabled: isOffered })
  if (!isOffered || data === undefined || data.myPasskeys.length === 0) return null

  async function confirm(): Promise<StaffActResultFragment | undefined> {
    const { beginPasskeyProof: options } = await graph.run(beginPasskeyProof, {})
    const signed = await signWithPasskey(options)
    return (
      signed &&
      (await graph.run(confirmStaffWithPasskey, { proof: signed })).confirmStaffWithPasskey
    )
  }

  return (
    <>
      <p className="or-line">{words.or}</p>
      <Button
        look="second"
        wide
        icon="fingerprint"
        busy={proof.busyWith === 'passkey' && words.waitingForPasskey}
        onPress={() => void proof.send('passkey', confirm)}
      >
        {words.usePasskey}
      </Button>
    </>
  )
}

interface Proof {
  readonly busyWith: 'code' | 'passkey' | undefined
  /** The words of the last refusal. */
  readonly problem: string | undefined
  /** `confirm` returns undefined if the browser used no passkey. */
  readonly send: (
    kind: 'code' | 'passkey',
    confirm: () => Promise<StaffActResultFragment | undefined>,
  ) => Promise<void>
}

function useProof(): Proof {
  const words = useWords(sessionWords)
  const sentences = useWords(staffSentences)
  const [busyWith, setBusyWith] = useState<Proof['busyWith']>()
  const [problem, setProblem] = useState<string>()

  const send: Proof['send'] = async (kind, confirm) => {
    if (busyWith !== undefined) return
    setBusyWith(kind)
    setProblem(undefined)
    try {
      const result = await confirm()
      if (result === undefined) setProblem(words.noPasskeyUsed)
      else if (result.success) stepUp.settle(true)
      else setProblem(sentenceFor(readRefusal(result, words.trouble), sentences))
    } catch (failure) {
      if (!(failure instanceof GraphProblem)) throw failure
      setProblem(failure.kind === 'unavailable' ? words.trouble : sentenceFor(failure, sentences))
    } finally {
      setBusyWith(undefined)
    }
  }

  return { busyWith, problem, send }
}
