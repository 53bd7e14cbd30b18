interface ImportMetaEnv {
  /** The version in package.json. */
  readonly PORTAL_VERSION: string
}
