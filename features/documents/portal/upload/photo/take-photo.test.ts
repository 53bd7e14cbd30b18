import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { singleFileLimitBytes } from '#features/documents/rules/upload-limits.ts'
import type { drawAs } from './draw-picture.ts'
import { takePhoto } from './take-photo.ts'

const draw = vi.hoisted(() => vi.fn<typeof drawAs>())
vi.mock('./draw-picture.ts', () => ({ drawAs: draw }))

const seen = { width: 4096, height: 3072, close: vi.fn<() => void>() }
const capture = vi.fn<() => Promise<typeof seen>>()
const video = {} as HTMLVideoElement

/** Simulates an encoder that cannot compress. */
function packed(
  { width, height }: { readonly width: number; readonly height: number },
  bytesEach: number,
): Blob {
  return new Blob([new Uint8Array(width * height * bytesEach)], { type: 'image/png' })
}

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', capture.mockResolvedValue(seen))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('encodes a photo only once if it is small enough', async () => {
  draw.mockImplementation(async (_type, _picture, size) => packed(size, 1))
  const photo = await takePhoto(video)
  expect(draw.mock.calls.map(([type, picture, size]) => [type, picture, size])).toEqual([
    ['image/png', seen, { width: 3000, height: 2250 }],
  ])
  expect(photo.name).toMatch(/^\d{4}-\d\d-\d\d \d\d-\d\d-\d\d-\d{3}\.png$/)
  expect(photo.type).toBe('image/png')
})

test('encodes a photo that is too large again with fewer pixels until it fits', async () => {
  draw.mockImplementation(async (_type, _picture, size) => packed(size, 4))
  const photo = await takePhoto(video)
  expect(photo.size).toBeLessThanOrEqual(singleFileLimitBytes)
  expect(photo.size).toBeGreaterThan(singleFileLimitBytes * 0.8)
  expect(capture).toHaveBeenCalledTimes(1)
})

test('frees the memory of the picture even if encoding fails', async () => {
  draw.mockRejectedValue(new Error('no'))
  await expect(takePhoto(video)).rejects.toThrow('no')
  expect(seen.close).toHaveBeenCalledTimes(1)
})
