import { createServer } from 'node:net'

/** Ports of `npm run dev`: the server, and Vite for the portal and for the workspace. */
const defaultPorts = { PORT: 4000, DEV_PORTAL_PORT: 5173, DEV_WORKSPACE_PORT: 5174 }
/** Browsers try both addresses of localhost. */
const loopback = ['127.0.0.1', '::1']

/**
 * Returns the settings of the three programs. Links and the printed addresses lead to Vite, which
 * serves the changed code. Throws an `Error` with a message for the user.
 */
export async function readDevSettings(env) {
  const ports = Object.fromEntries(
    Object.entries(defaultPorts).map(([name, port]) => [name, readPort(name, env[name], port)]),
  )
  for (const [name, port] of Object.entries(ports)) await refuseTaken(name, port, ports)
  const publicUrl = env.PUBLIC_URL?.trim() || `http://localhost:${ports.DEV_PORTAL_PORT}`
  return {
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    PUBLIC_URL: publicUrl,
  }
}

function readPort(name, text, defaultPort) {
  const port = Number(text?.trim() || defaultPort)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${name}: expected a port from 1 to 65535, got '${text}'.`)
  return port
}

async function refuseTaken(name, port, ports) {
  const [twin] = Object.keys(ports).filter((key) => key !== name && ports[key] === port)
  if (twin)
    throw new Error(`${name} and ${twin} are both ${port}: set one of them to another port.`)
  for (const host of loopback) {
    const code = await listenError(port, host)
    if (code === 'EADDRINUSE')
      throw new Error(
        `Port ${port} is taken: stop the program that uses it, or set ${name} to another port.`,
      )
    if (code === 'EACCES')
      throw new Error(`This user may not listen on port ${port}: set ${name} to another port.`)
  }
}

/** Undefined if the port is free. */
function listenError(port, host) {
  return new Promise((done) => {
    const probe = createServer()
    probe.once('error', ({ code }) => done(code))
    probe.listen({ port, host, ipv6Only: true }, () => probe.close(() => done(undefined)))
  })
}
