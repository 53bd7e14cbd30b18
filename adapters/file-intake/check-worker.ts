import { parentPort } from 'node:worker_threads'
import type { ThreadMessage } from '#adapters/threads/work-thread.ts'
import type { FileCheck } from '#ports/file-checker.ts'
import { checkContent } from './kinds.ts'

export interface CheckRequest {
  readonly extension: string
  readonly content: ArrayBuffer
}

export type CheckMessage = ThreadMessage<FileCheck>

// Ignores a library's promise that rejects after the result. Only a thrown error ends the thread.
process.on('unhandledRejection', () => {})

const say = (message: CheckMessage) => parentPort?.postMessage(message)

parentPort?.on('message', ({ extension, content }: CheckRequest) => {
  void checkContent(extension, Buffer.from(content)).then(
    (check) => {
      // Frees the memory of a sound file at once. A refused one may still be in the hands of a
      // reader, and its thread ends.
      if (check.isSound) content.transfer(0)
      say(check)
    },
    (error: unknown) => say({ failure: String(error) }),
  )
})
say('ready')
