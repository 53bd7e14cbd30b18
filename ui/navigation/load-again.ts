const pausesMs = [500, 2000]

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** Loads a file of the app. On a bad network the next try often succeeds, so there are three. */
export function loadAgain<Part>(load: () => Promise<Part>, pause = wait): () => Promise<Part> {
  return async () => {
    for (const milliseconds of pausesMs) {
      try {
        return await load()
      } catch {
        await pause(milliseconds)
      }
    }
    return load()
  }
}
