import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { graph } from '#ui/graphql/graph.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { useWords } from '#ui/language/language.ts'
import { useFormats } from '#ui/language/use-formats.ts'
import { Passkeys } from '../passkeys/Passkeys.tsx'
import { workspacePaths } from '../paths.ts'
import { signOut } from '../session/session.ts'
import { useStaffSession } from '../session/session-store.ts'
import { peopleWords } from '../words.ts'
import { FirmFrame } from './FirmFrame.tsx'
import { Part } from '#ui/feedback/Part.tsx'
import { signOutStaffDevice, staffDevices, type StaffDevicesQuery } from './people.operations.ts'
import { useStaffAct } from '../use-staff-act.ts'

type Device = StaffDevicesQuery['myDevices'][number]

export function SessionsPage() {
  const words = useWords(peopleWords)
  const { offersPasskeys } = useStaffSession()
  const devices = useGraphQuery(staffDevices, {}, { fresh: true })
  const act = useStaffAct(staffDevices)

  function logOut({ id, browser, isThisOne }: Device) {
    if (isThisOne) return void signOut()
    return void act.run(
      async () => (await graph.run(signOutStaffDevice, { id })).signOutStaffDevice,
      words.loggedOut(browser),
    )
  }

  return (
    <FirmFrame path={workspacePaths.sessions} title={words.signInAndSessions}>
      {offersPasskeys === true ? <Passkeys /> : null}
      <section aria-labelledby="devices">
        <div className="section-head">
          <h2 id="devices">{words.devices}</h2>
        </div>
        {act.problem === undefined ? null : (
          <div className="part-notice">
            <Banner tone="bad" title={act.problem} takesFocus />
          </div>
        )}
        <Part query={devices}>
          {({ myDevices }) => <DeviceTable devices={myDevices} onLogOut={logOut} />}
        </Part>
        <p className="reason gap-small">{words.devicesNote}</p>
      </section>
    </FirmFrame>
  )
}

interface DeviceTableProps {
  readonly devices: readonly Device[]
  readonly onLogOut: (device: Device) => void
}

function DeviceTable({ devices, onLogOut }: DeviceTableProps) {
  const words = useWords(peopleWords)
  const { formatDateTime } = useFormats()
  return (
    <div className="card flush table-wrap">
      <table className="table as-cards">
        <caption className="visually-hidden">{words.devices}</caption>
        <thead>
          <tr>
            <th scope="col">{words.browser}</th>
            <th scope="col">{words.since}</th>
            <th scope="col">{words.lastHere}</th>
            <th scope="col">
              <span className="visually-hidden">{words.action}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {devices.map((device) => (
            <tr key={device.id}>
              <th scope="row">
                <strong>{device.browser}</strong>
                {device.isThisOne ? <span className="second-line">{words.thisDevice}</span> : null}
              </th>
              <td data-label={words.since}>{formatDateTime(device.signedInAt)}</td>
              <td data-label={words.lastHere}>
                {device.isThisOne ? words.now : formatDateTime(device.lastSeenAt)}
              </td>
              <td className="act">
                <Button
                  look="second"
                  small
                  name={words.logOutOf(device.browser)}
                  onPress={() => onLogOut(device)}
                >
                  {words.logOut}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
