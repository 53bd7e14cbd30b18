import { parentPort } from 'node:worker_threads'
import type { ThreadMessage } from '#adapters/threads/work-thread.ts'
import type { FileCheck } from '#ports/file-checker.ts'
import { checkContent, isReadInBackground } from './kinds.ts'

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
      // Frees the memory at once, unless a reader may still have it: then the thread ends.
      if (check.isSound || !isReadInBackground(extension)) content.transfer(0)
      say(check)
    },
    (error: unknown) => say({ failure: String(error) }),
  )
})
say('ready')
