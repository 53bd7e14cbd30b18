import { expect, it } from 'vitest'
import type { Operation } from './operation.ts'
import { uploadForm } from './upload.ts'

const send: Operation<unknown, { file: null; caseId: string }> = {
  id: 'sha256:send',
  name: 'UploadFile',
  kind: 'mutation',
}

/** Parses a JSON part of the form. */
function json(form: FormData, name: string): unknown {
  const part = form.get(name)
  return typeof part === 'string' ? JSON.parse(part) : undefined
}

it('sends operations, map and file in this order, and map contains the path of the file', async () => {
  const file = new Blob(['%PDF-1.7'])
  const form = uploadForm({
    operation: send,
    variables: { file: null, caseId: 'c' },
    file,
    fileName: 'Pay stub (2).pdf',
  })
  expect([...form.keys()]).toEqual(['operations', 'map', '0'])
  expect(json(form, 'operations')).toEqual({
    documentId: 'sha256:send',
    operationName: 'UploadFile',
    variables: { file: null, caseId: 'c' },
  })
  expect(json(form, 'map')).toEqual({ 0: ['variables.file'] })
  const uploaded = form.get('0') as File
  expect(uploaded.name).toBe('Pay stub (2).pdf')
  expect(await uploaded.text()).toBe('%PDF-1.7')
})
