import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** Returns one hash over names and contents of all matching files below the paths. */
export function fingerprint(paths, wanted = () => true) {
  const hash = createHash('sha256')
  for (const path of paths) addTo(hash, path, wanted)
  return hash.digest('hex')
}

function addTo(hash, path, wanted) {
  const full = join(root, path)
  if (!existsSync(full)) return
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).toSorted())
      if (name !== 'node_modules') addTo(hash, `${path}/${name}`, wanted)
  } else if (wanted(path)) {
    hash.update(path).update('\0').update(readFileSync(full)).update('\0')
  }
}

/** Stamps are stored in this checkout, because node_modules may be shared with another one. */
export async function unlessCurrent(name, takeFingerprint, work) {
  const stamp = join(root, '.cache/steps', name)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === takeFingerprint()) return
  await work()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, takeFingerprint())
}
