// Compresses the build once, so that the server does not compress it for each request.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

async function compress(file: string): Promise<void> {
  const body = await readFile(file)
  await Promise.all([
    brotli(body).then((small) => writeFile(`${file}.br`, small)),
    zip(body, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ])
}

/** Vite plugin: writes a `.br` and a `.gz` beside every text file of the build. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return
      const files = await readdir(dir, { recursive: true })
      await Promise.all(
        files
          .filter((file) => /\.(m?js|css|svg|html)$/.test(file))
          .map((file) => compress(join(dir, file))),
      )
    },
  }
}
