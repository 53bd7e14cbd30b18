import { useState } from 'react'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/display/Button.tsx'
import { CancelButton } from '#ui/display/CancelButton.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Dialog } from '#ui/page/Dialog.tsx'
import { useGraphMutation, useGraphQuery } from '#ui/graphql/hooks.ts'
import { Icon } from '#ui/display/Icon.tsx'
import { IconTile } from '#ui/display/IconTile.tsx'
import { useWords } from '#ui/language/language.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import {
  signedInDevices,
  signOutElsewhere,
  type SignedInDevicesQuery,
} from './profile.operations.ts'
import { profileWords } from './words.ts'

export function SignedInDevices() {
  const words = useWords(profileWords).devices
  const { data, isError, refetch } = useGraphQuery(signedInDevices, {})
  const [isAsking, setAsking] = useState(false)
  const [isDone, setDone] = useState(false)
  const devices = data?.signedInDevices
  const hasOthers = devices?.some(({ isCurrent }) => !isCurrent) ?? false
  return (
    <Card name={words.title} className="stack">
      <div className="tile-head">
        <IconTile icon="devices" tone="file" />
        <h2>{words.title}</h2>
      </div>
      {isDone ? <Banner tone="ok" slim title={words.done} takesFocus /> : null}
      {devices ? (
        <p className="soft small-text">{hasOthers ? words.lead : words.onlyHere}</p>
      ) : null}
      {devices ? (
        <ul className="devices">
          {devices.map((device) => (
            <Device key={device.id} device={device} />
          ))}
        </ul>
      ) : null}
      {!devices && isError ? (
        <Banner
          tone="bad"
          slim
          title={words.loadFailed}
          action={
            <Button small look="second" onPress={() => void refetch()}>
              {words.tryAgain}
            </Button>
          }
        />
      ) : null}
      {hasOthers ? (
        <div className="actions">
          <Button look="second" onPress={() => setAsking(true)}>
            {words.signOutElsewhere}
          </Button>
        </div>
      ) : null}
      {isAsking ? (
        <SignOutDialog onClose={() => setAsking(false)} onDone={() => setDone(true)} />
      ) : null}
    </Card>
  )
}

type Device = SignedInDevicesQuery['signedInDevices'][number]

function Device({ device }: { readonly device: Device }) {
  const words = useWords(profileWords).devices
  const { formatDateTime } = useFormats()
  return (
    <li className="fact">
      <IconTile
        icon={/Android|iPhone|iPad/.test(device.name) ? 'device-mobile' : 'desktop'}
        tone={device.isCurrent ? 'ok' : 'plain'}
      />
      <p className="strong">{device.name}</p>
      <p className="soft small-text">{words.loggedIn(formatDateTime(device.signedInAt))}</p>
      <p className="soft small-text">{words.lastActive(formatDateTime(device.lastActiveAt))}</p>
      {device.isCurrent ? (
        <span className="badge ok">
          <Icon name="check-circle-fill" size="small" />
          {words.thisDevice}
        </span>
      ) : null}
    </li>
  )
}

function SignOutDialog({
  onClose,
  onDone,
}: {
  readonly onClose: () => void
  readonly onDone: () => void
}) {
  const words = useWords(profileWords).devices
  const [isRefused, setRefused] = useState(false)
  const { mutate, isPending, isError } = useGraphMutation(signOutElsewhere, {
    outdates: [signedInDevices],
    onSuccess({ signOutElsewhere: { success } }) {
      setRefused(!success)
      if (!success) return
      onClose()
      onDone()
    },
  })
  return (
    <Dialog
      isOpen
      alert
      onClose={onClose}
      mayClose={!isPending}
      title={words.question}
      actions={
        <>
          <Button busy={isPending && words.signingOut} onPress={() => mutate({})}>
            {words.signOutElsewhere}
          </Button>
          <CancelButton look="second" onPress={() => !isPending && onClose()} />
        </>
      }
    >
      <div className="stack">
        {isError || isRefused ? <Banner tone="bad" title={words.failed} takesFocus /> : null}
        <p>{words.questionDetail}</p>
      </div>
    </Dialog>
  )
}
