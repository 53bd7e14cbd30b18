// Names of exported files. In English, since courts and other software read them.

export type ExportFormat = 'json' | 'csv' | 'matrix'

const kinds: Readonly<Record<ExportFormat, { readonly what: string; readonly extension: string }>> =
  {
    json: { what: 'petition', extension: 'json' },
    csv: { what: 'petition tables', extension: 'zip' },
    matrix: { what: 'creditors', extension: 'txt' },
  }

const maxLastName = 40

export interface ExportName {
  readonly format: ExportFormat
  readonly lastName: string
  /** `YYYY-MM-DD` */
  readonly day: string
  readonly fingerprint: string
}

/** Letters and digits of plain English only, which every court and system takes. */
export function getExportFileName({ format, lastName, day, fingerprint }: ExportName): string {
  const { what, extension } = kinds[format]
  const plain = lastName.normalize('NFD').replace(/[^A-Za-z0-9 -]/g, '')
  const whose = plain.slice(0, maxLastName).trim() || 'case'
  return `${whose} ${what} ${day} ${fingerprint}.${extension}`
}
