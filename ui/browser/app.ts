// The portal is at `/`, the workspace at `/workspace/`. Each stores under names of its own.

/** Starts and ends with a slash. */
export const basePath = import.meta.env.BASE_URL

export const storagePrefix = basePath === '/' ? 'daybreak' : 'daybreak-workspace'
