const readers = [
  'VipsForeignLoadPng',
  'VipsForeignLoadJpeg',
  'VipsForeignLoadWebp',
  'VipsForeignLoadNsgif',
]

let loaded: ReturnType<typeof load> | undefined

/** Only these formats are decoded. The list applies to all threads of the process. */
async function load() {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: readers })
  return sharp
}

export function loadSharp(): ReturnType<typeof load> {
  return (loaded ??= load())
}
