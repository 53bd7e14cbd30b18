/** Extensions that Windows, macOS and Linux run when opened. */
const programs =
  /\.(exe|com|scr|pif|bat|cmd|msi|msp|dll|cpl|ocx|sys|js|jse|vbs|vbe|wsf|wsh|hta|ps1|psm1|lnk|reg|jar|app|pkg|dmg|sh|command|apk|iso|img|chm|hlp|scf|url|xll|docm|xlsm|pptm)[\s.\0]*$/i

export function isProgramName(name: string): boolean {
  return programs.test(name)
}

/** Compares complete magic numbers, because their first two letters also start valid pictures. */
export function isProgram(bytes: Buffer): boolean {
  const isWindows =
    bytes.length >= 64 &&
    bytes.toString('latin1', 0, 2) === 'MZ' &&
    bytes.toString('latin1', bytes.readUInt32LE(60), bytes.readUInt32LE(60) + 4) === 'PE\0\0'
  const isUnix = bytes.toString('latin1', 0, 4) === '\u007fELF' && [1, 2].includes(bytes[4] ?? 0)
  return isWindows || isUnix || /^#! ?\//.test(bytes.toString('latin1', 0, 4))
}
