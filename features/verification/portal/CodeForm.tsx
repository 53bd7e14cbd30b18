import { useRef, useState, type ReactNode } from 'react'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { elapsedMs } from '#ui/browser/clock.ts'
import { CodeInput } from '#ui/form/CodeInput.tsx'
import { Form } from '#ui/form/Form.tsx'
import { LinkButton } from '#ui/navigation/LinkButton.tsx'
import { isSixDigits, resendAfterSeconds } from '../rules/code-life.ts'

export interface CodeNotice {
  readonly title: string
  readonly detail: string
}

export interface CodeFormWords {
  readonly code: string
  readonly hint: string
  readonly next: string
  readonly needsSixDigits: string
  readonly checking: string
  readonly nothingArrived: string
  readonly canTakeAMinute: string
  readonly sendAgain: string
  readonly sending: string
  readonly requestNewCode: string
  readonly wrong: CodeNotice
  readonly expired: CodeNotice
  readonly sentAgain: CodeNotice
  readonly tooSoon: CodeNotice
}

/** `right`: the client may continue. `trouble`: a failure that the code did not cause. */
export type CodeAnswer =
  | { readonly kind: 'right' | 'wrong' | 'expired' }
  | { readonly kind: 'trouble'; readonly notice: CodeNotice }
/** `confirmed`: there is nothing left to confirm, and the page goes on. */
export type SendAnswer =
  | { readonly kind: 'sent' | 'confirmed' }
  | { readonly kind: 'trouble'; readonly notice: CodeNotice }

export interface CodeFormProps {
  readonly words: CodeFormWords
  readonly submit: (code: string) => Promise<CodeAnswer>
  readonly sendAgain: () => Promise<SendAnswer>
  /** True if the code was sent before this page loaded. A new one may be requested at once. */
  readonly wasSentBefore?: boolean
  /** Seconds between sending the code and showing the form, after a reload. */
  readonly sentSecondsAgo?: number
  readonly children?: ReactNode
}

/** The notice is stored by name, so that its text changes with the language. */
type OwnNotice = 'wrong' | 'expired' | 'sentAgain' | 'tooSoon'
type Shown = {
  readonly tone: 'ok' | 'bad' | 'note'
  readonly notice: OwnNotice | CodeNotice
  readonly offersNewCode?: boolean
}

export function CodeForm(props: CodeFormProps) {
  const { words, submit, sendAgain, wasSentBefore = false, sentSecondsAgo = 0, children } = props
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState<'checking' | 'sending'>()
  const [shown, setShown] = useState<Shown>()
  const [sentAtMs, setSentAtMs] = useState(() =>
    wasSentBefore ? undefined : elapsedMs() - sentSecondsAgo * 1000,
  )
  const box = useRef<HTMLDivElement>(null)

  async function check() {
    if (busy || !isSixDigits(code)) return
    setBusy('checking')
    const answer = await submit(code)
    setBusy(undefined)
    if (answer.kind === 'right') return
    if (answer.kind === 'trouble') return setShown({ tone: 'bad', notice: answer.notice })
    setShown({ tone: 'bad', notice: answer.kind, offersNewCode: true })
    startOver()
  }

  async function send() {
    if (busy) return
    if (sentAtMs !== undefined && elapsedMs() - sentAtMs < resendAfterSeconds * 1000) {
      setShown({ tone: 'note', notice: 'tooSoon' })
      return focusField()
    }
    setBusy('sending')
    const answer = await sendAgain()
    setBusy(undefined)
    if (answer.kind === 'confirmed') return undefined
    if (answer.kind === 'trouble') return setShown({ tone: 'bad', notice: answer.notice })
    setSentAtMs(elapsedMs())
    setShown({ tone: 'ok', notice: 'sentAgain' })
    startOver()
  }

  function startOver() {
    setCode('')
    focusField()
  }

  function focusField() {
    box.current?.querySelector('input')?.focus()
  }

  const notice = typeof shown?.notice === 'string' ? words[shown.notice] : shown?.notice
  const newCode =
    busy === 'sending' ? (
      <p role="status">{words.sending}</p>
    ) : (
      <LinkButton onPress={() => void send()}>{words.requestNewCode}</LinkButton>
    )
  return (
    <div className="stack-6" ref={box}>
      {shown && notice ? (
        <Banner
          tone={shown.tone}
          title={notice.title}
          action={shown.offersNewCode ? newCode : undefined}
        >
          <p>{notice.detail}</p>
        </Banner>
      ) : null}
      <div className="card">
        <Form onSubmit={() => void check()}>
          <CodeInput
            name="code"
            label={words.code}
            hint={words.hint}
            value={code}
            onChange={setCode}
          />
          <div className="actions">
            <Button
              type="submit"
              busy={busy === 'checking' && words.checking}
              unavailableBecause={!isSixDigits(code) && words.needsSixDigits}
            >
              {words.next}
            </Button>
          </div>
        </Form>
      </div>
      <div>
        {shown?.offersNewCode ? null : (
          <>
            <p className="strong">{words.nothingArrived}</p>
            <p className="soft small-text">{words.canTakeAMinute}</p>
            {busy === 'sending' ? (
              <p role="status">{words.sending}</p>
            ) : (
              <LinkButton onPress={() => void send()}>{words.sendAgain}</LinkButton>
            )}
          </>
        )}
        {children}
      </div>
    </div>
  )
}
