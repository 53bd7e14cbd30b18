// A text between the fields that needs no answer.
import type { LookProps } from '../../portal/form/fields/look-props.ts'

export function InfoLook({ label }: LookProps) {
  return <p className="info-line">{label}</p>
}
