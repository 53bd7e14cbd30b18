// Keystroke to paint in a question with 1, 50 and 200 entries, on a computer slowed down four
// times, beside the same fields written by hand.
import { createServer, type Server } from 'node:http'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { chromium, type Browser } from 'playwright-core'
import { build } from 'vite'
import { leanForms } from '#tools/lean-forms.ts'
import { findChromium } from '#tools/test/chromium.ts'
import { median, quantile, toRow, type Section } from './ratios.ts'

const page = fileURLToPath(new URL('keystroke/', import.meta.url))
const built = fileURLToPath(new URL('../node_modules/.cache/keystroke/', import.meta.url))
const entryCounts = [1, 50, 200]
const rounds = 3
const slowedDown = 4
const typed = 'Somewhere on the way'
/**
 * People type five to seven keys a second. Work that runs in the pause after a key must not overlap
 * the next key.
 */
const betweenKeysMs = 150
/** Draws frames as soon as they are ready, to measure the work and not the wait for a screen. */
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-frame-rate-limit',
  '--disable-gpu-vsync',
]

export async function benchKeystroke(): Promise<Section> {
  const executablePath = findChromium()
  const title = `Keystroke to paint, CPU slowed down ${slowedDown} times (limit: fields written by hand)`
  if (executablePath === undefined) return { title, rows: [], notes: ['no Chromium here'] }
  await build({
    root: page,
    configFile: false,
    logLevel: 'error',
    plugins: [react({ compiler: true }), leanForms()],
    build: { outDir: built, emptyOutDir: true, target: 'es2022' },
  })
  const server = await serve()
  const browser = await chromium.launch({ executablePath, args: flags })
  try {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const rows = []
    for (const entries of entryCounts) {
      const ours: (readonly number[])[] = []
      const bare: (readonly number[])[] = []
      for (let round = 0; round < rounds; round += 1) {
        ours.push(await typeInto(browser, `${address}/?form=ours&entries=${entries}`))
        bare.push(await typeInto(browser, `${address}/?form=bare&entries=${entries}`))
      }
      const what = entries === 1 ? '1 entry' : `${entries} entries`
      rows.push(
        toRow({
          what,
          unit: 'ms',
          better: 'less',
          ours: ours.map(median),
          limit: bare.map(median),
        }),
      )
      rows.push(
        toRow({
          what: `${what}, slowest tenth`,
          unit: 'ms',
          better: 'less',
          ours: ours.map(slow),
          limit: bare.map(slow),
        }),
      )
    }
    return {
      title,
      rows,
      notes: [
        'aim: 16 ms; from the key to the end of the first frame after it, the same for both; what counts 50 ms after the key has its own frame',
      ],
    }
  } finally {
    await browser.close()
    server.close()
  }
}

const slow = (times: readonly number[]): number => quantile(times, 0.9)

/** Types into the first line of the open entry. Returns the milliseconds of each key. */
async function typeInto(browser: Browser, address: string): Promise<readonly number[]> {
  const tab = await browser.newPage({ viewport: { width: 390, height: 844 } })
  try {
    await tab.goto(address)
    const line = tab.getByLabel('Street')
    await line.focus()
    const devtools = await tab.context().newCDPSession(tab)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowedDown })
    await line.pressSequentially('12', { delay: betweenKeysMs })
    await tab.evaluate(() => {
      window.keystrokes = []
    })
    await line.pressSequentially(typed, { delay: betweenKeysMs })
    await tab.waitForFunction((keys) => window.keystrokes.length >= keys, typed.length)
    return await tab.evaluate(() => window.keystrokes)
  } finally {
    await tab.close()
  }
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

async function serve(): Promise<Server> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const name = path === '/' ? 'index.html' : path.slice(1)
    readFile(`${built}${name}`).then(
      (body) =>
        response
          .writeHead(200, { 'content-type': types[extname(name)] ?? 'application/octet-stream' })
          .end(body),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return server
}
