// Words between the fields; nothing to answer.
import type { LookProps } from '../../portal/form/fields/look-props.ts'

export function Look({ label }: LookProps) {
  return <p className="info-line">{label}</p>
}
