// Apart from the library, which only the worker thread loads.

/** Numbers of the objects that are written last, when all pages are known. */
export const knownNumbers = { catalog: 1, pages: 2, info: 3, bookmarks: 4 } as const
export const firstFreeNumber = 5
