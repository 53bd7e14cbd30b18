// What the build puts into `import.meta.env` of the portal.
interface ImportMetaEnv {
  /** The version in package.json. */
  readonly PORTAL_VERSION: string
}
