import { useState } from 'react'
import { isBlank } from '#lib/text.ts'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { useDraft } from '#ui/form/draft/use-draft.ts'
import { Form } from '#ui/form/Form.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useWords } from '#ui/language/language.ts'
import { GoBack } from '#ui/navigation/GoBack.tsx'
import { ButtonLink } from '#ui/navigation/Link.tsx'
import { workspacePaths } from '../paths.ts'
import { SignInFrame } from '../sign-in/SignInFrame.tsx'
import { forgotStaffPassword } from './recovery.operations.ts'
import { useRequest } from './use-request.ts'
import { forgotWords } from './words.ts'

export function ForgotPage() {
  const words = useWords(forgotWords)
  const request = useRequest()
  const [sentTo, setSentTo] = useState<string>()
  const form = useDraft({
    empty: { email: '' },
    check: ({ email }) => (isBlank(email) ? { email: words.emailRequired } : {}),
  })

  async function send() {
    const address = form.draft.email.trim()
    const result = await request.send(
      async () =>
        (await graph.run(forgotStaffPassword, { email: address }, { anonymous: true }))
          .forgotStaffPassword,
    )
    if (result?.success === true) setSentTo(address)
  }

  if (sentTo !== undefined) {
    return (
      <SignInFrame key="sent" title={words.sentTitle} lead={words.sentLead(sentTo)}>
        <p className="gap-medium">{words.sentHelp}</p>
        <div className="actions">
          <ButtonLink href={workspacePaths.signIn} look="second">
            {words.backToLogIn}
          </ButtonLink>
        </div>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame
      key="form"
      title={words.title}
      lead={words.lead}
      back={<GoBack href={workspacePaths.signIn}>{words.backToLogIn}</GoBack>}
    >
      {request.problem === undefined ? null : (
        <div className="gap-medium">
          <Banner tone="bad" title={request.problem} takesFocus />
        </div>
      )}
      <div className="door-fields">
        <Form onSubmit={() => form.submit(() => void send())} errors={form.errors}>
          <TextField
            {...form.bind('email')}
            label={words.email}
            type="email"
            inputMode="email"
            autoComplete="username"
            spellCheck={false}
          />
          <div className="actions">
            <Button type="submit" wide busy={request.isBusy && words.sending}>
              {words.send}
            </Button>
          </div>
        </Form>
      </div>
    </SignInFrame>
  )
}
