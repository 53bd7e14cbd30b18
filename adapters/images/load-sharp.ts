// The one place where sharp is loaded: once a process, with the first picture, and with the readers it may use.

const readers = [
  'VipsForeignLoadPng',
  'VipsForeignLoadJpeg',
  'VipsForeignLoadWebp',
  'VipsForeignLoadNsgif',
]

let loaded: ReturnType<typeof load> | undefined

/** Only these formats are read at all, whatever else the library knows. What is allowed holds for every thread of the process. */
async function load() {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: readers })
  return sharp
}

export function loadSharp(): ReturnType<typeof load> {
  return (loaded ??= load())
}
