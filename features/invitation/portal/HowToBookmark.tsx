import { Details } from '#ui/page/Details.tsx'
import { IconTile } from '#ui/display/IconTile.tsx'
import { useWords } from '#ui/language/language.ts'
import { getDeviceKind, deviceKinds } from './device-kind.ts'
import { invitationWords } from './words.ts'

export function HowToBookmark() {
  const words = useWords(invitationWords).bookmark
  const own = getDeviceKind(navigator)
  return (
    <section className="card stack">
      <div className="tile-head">
        <IconTile icon="bookmark-simple" tone="file" />
        <div>
          <h2 className="heading-3">{words.keepClose}</h2>
          <p className="soft small-text">{words.keepCloseHint}</p>
        </div>
      </div>
      <ol className="numbered">
        {words.devices[own].steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Details summary={own === 'computer' ? words.otherDeviceThanComputer : words.otherDevice}>
        <div className="stack-2">
          {deviceKinds
            .filter((kind) => kind !== own)
            .map((kind) => (
              <p key={kind}>
                <strong>{words.devices[kind].name}:</strong> {words.devices[kind].steps.join(' ')}
              </p>
            ))}
        </div>
      </Details>
      <p className="soft small-text">
        {words.address} <strong>{location.origin}</strong>
      </p>
    </section>
  )
}
