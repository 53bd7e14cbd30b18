interface WrittenRows {
  readonly numUpdatedRows?: bigint
  readonly numInsertedOrUpdatedRows?: bigint | undefined
}

interface VersionWrites {
  /** Updates the row if it has the version that was read. */
  readonly update: () => Promise<WrittenRows>
  /** Inserts the first row, unless there is one. */
  readonly insert: () => Promise<WrittenRows>
}

/** Returns false if the version is not the current one. Without a row, the version is 0. */
export async function saveVersion(
  version: number,
  { update, insert }: VersionWrites,
): Promise<boolean> {
  if (((await update()).numUpdatedRows ?? 0n) > 0n) return true
  return version === 0 && ((await insert()).numInsertedOrUpdatedRows ?? 0n) > 0n
}
